import type { ReactNode } from 'react';
import { maxPlaceLength } from '#shared/deals/quote-limits.ts';
import { currencies } from '#shared/base/money.ts';
import type { QuoteList } from '#shared/deals/quote-list.ts';
import { loadingPorts, type QuoteIncoterm, whoPays } from '#shared/deals/quote-rules.ts';
import { CountryField } from '../../../ui/country-field.tsx';
import { useCountries } from '../../../lib/use-countries.ts';
import { CheckField, SelectField, TextField } from '../../../ui/form-field.tsx';
import { WhoPays, WhoPaysKey } from '../../../ui/who-pays.tsx';
import { Options } from '../../../ui/options.tsx';
import { useList } from './use-list-form.ts';

type Props = { details: QuoteList['details']; currency: string; isAgain: boolean };

const portsId = 'loading-ports';

/** Destination, delivery term and deadline. */
export function DeliveryFields({ details, currency, isAgain }: Props) {
  const { t, fieldOf } = useList();
  const country = fieldOf('country', details.country);
  // An unticked checkbox sends nothing. After a failed attempt, use what was sent.
  const sample = isAgain ? fieldOf('sampleWanted', '').defaultValue !== '' : details.sampleWanted;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <CountryField
          texts={{
            country: t('country'),
            chooseCountry: t('chooseCountry'),
            africa: t('africa'),
            otherCountries: t('otherCountries'),
          }}
          countries={useCountries()}
          value={country.defaultValue}
          error={country.error}
          id={country.id}
        />
        <TextField
          {...fieldOf('city', details.city)}
          label={t('city')}
          autoComplete="address-level2"
          maxLength={maxPlaceLength}
        />
      </div>
      <Incoterms chosen={fieldOf('incoterm', details.incoterm).defaultValue} />
      <div className="named-place">
        <TextField
          {...fieldOf('namedPlace', details.namedPlace)}
          label={t('namedPlace')}
          hint={t('namedPlaceHint')}
          list={portsId}
          maxLength={maxPlaceLength}
        />
      </div>
      <datalist id={portsId}>
        <Options of={loadingPorts} text={(port) => port} />
      </datalist>
      <div className="line-row">
        <TextField {...fieldOf('deadline', details.deadline)} label={t('deadline')} type="date" />
        <SelectField {...fieldOf('currency', currency)} label={t('currency')}>
          <Options of={currencies} text={(code) => code} />
        </SelectField>
      </div>
      <CheckField name="sampleWanted" label={t('sampleWanted')} defaultChecked={sample} />
    </>
  );
}

/** The terms that answer "how far" in plain words, and those that only traders ask for. */
const plainTerms = ['CIF', 'DAP', 'FOB'] as const;
const otherTerms = ['EXW', 'CIP', 'DDP'] as const satisfies readonly QuoteIncoterm[];

type TermProps = { term: QuoteIncoterm; chosen: string; children?: ReactNode };

/** One delivery term. The scope of one in plain words is drawn below it once it is chosen. */
function Term({ term, chosen, children }: TermProps) {
  const { t } = useList();
  return (
    <label className="term">
      <input type="radio" name="incoterm" value={term} defaultChecked={chosen === term} />
      <span>
        {children ?? <strong>{term}</strong>}
        {children ? <span className="text-sm text-muted"> {term}</span> : ' '}
        <span className={children ? 'term-text' : undefined}>
          {t(`terms.${term}`)}
          {children ? (
            <WhoPays
              inPrice={t('inPrice')}
              yours={t('yours')}
              label={t('whoPays', { term })}
              steps={whoPays(term).map((one) => ({ ...one, text: t(`steps.${one.step}`) }))}
            />
          ) : null}
        </span>
      </span>
    </label>
  );
}

/** The delivery terms in plain words. The scope of the chosen term is shown below it, without script. */
function Incoterms({ chosen }: { chosen: string }) {
  const { t } = useList();
  const words = { inPrice: t('inPrice'), yours: t('yours') };
  return (
    <fieldset>
      <legend className="field-label">{t('incoterm')}</legend>
      <p className="field-hint mb-2">
        {t('incotermHint')} · <WhoPaysKey {...words} />
      </p>
      <div className="term-list card">
        <label className="term">
          <input type="radio" name="incoterm" value="" defaultChecked={chosen === ''} />
          <span className="font-semibold">
            {t('adviseMe')}
            <span className="term-text font-normal">{t('adviseMeText')}</span>
          </span>
        </label>
        {plainTerms.map((term) => (
          <Term key={term} term={term} chosen={chosen}>
            <strong>{t(`answers.${term}`)}</strong>
          </Term>
        ))}
        <details className="term-more" open={otherTerms.some((term) => term === chosen)}>
          <summary className="term">{t('moreTerms')}</summary>
          {otherTerms.map((term) => (
            <Term key={term} term={term} chosen={chosen} />
          ))}
        </details>
      </div>
    </fieldset>
  );
}
