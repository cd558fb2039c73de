import { type QuoteIncoterm, whoPays } from '#shared/deals/quote-rules.ts';
import { Icon } from '../../../ui/icon.tsx';
import { WhoPays, WhoPaysKey } from '../../../ui/who-pays.tsx';
import type { OfferTranslate } from '#shared/deals/offer-texts.ts';

/** The scope of an offer's delivery term: drawn as on the quote list, and in words what the buyer must arrange. */
export function TermSteps({ term, t }: { term: QuoteIncoterm; t: OfferTranslate }) {
  const steps = whoPays(term);
  const words = { inPrice: t('inPrice'), yours: t('yours') };
  const isAll = steps.every(({ isSeller }) => isSeller);
  return (
    <details className="card">
      <summary className="font-semibold">{t('whoPays', { term })}</summary>
      <p className="mt-1 text-sm">
        <WhoPaysKey {...words} />
      </p>
      <WhoPays
        {...words}
        label={t('whoPays', { term })}
        steps={steps.map((one) => ({ ...one, text: t(`steps.${one.step}`) }))}
      />
      <h3 className="mt-3 text-sm font-semibold">{t(isAll ? 'included' : 'notIncluded')}</h3>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {steps
          .filter(({ isSeller }) => isSeller === isAll)
          .map(({ step }) => (
            <li key={step} className="flex items-start gap-2">
              <span className={`mt-0.5 ${isAll ? 'text-leaf' : 'text-muted'}`}>
                <Icon name={isAll ? 'check' : 'close'} />
              </span>
              {t(`step.${step}`)}
            </li>
          ))}
      </ul>
    </details>
  );
}
