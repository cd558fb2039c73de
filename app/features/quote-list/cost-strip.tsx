import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import { type QuoteIncoterm, whoPays } from '#shared/quote-rules.ts';
import { useTexts } from '../../lib/i18n.tsx';

/** The eight steps from the factory to the buyer's door: which our price includes under a delivery term, and which not. */
export function CostStrip({ term, texts }: { term: QuoteIncoterm; texts: QuoteListTexts }) {
  const { t } = useTexts(texts);
  return (
    <ol className="cost-strip" aria-label={t('whoPays', { term })}>
      {whoPays(term).map(({ step, isSeller }) => (
        <li key={step} className={isSeller ? 'is-ours' : undefined}>
          {t(`steps.${step}`)}
          <span className="sr-only">: {t(isSeller ? 'inPrice' : 'yours')}</span>
        </li>
      ))}
    </ol>
  );
}
