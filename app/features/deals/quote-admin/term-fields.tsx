import { useId } from 'react';
import { maxPlaceLength, maxQuoteMessage } from '#shared/deals/quote-limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { loadingPorts, offerKinds, quoteIncoterms } from '#shared/deals/quote-rules.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { ta } from '../../../lib/admin-text.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { MoreFields } from './more-fields.tsx';
import type { OfferValues } from './offer-values.ts';

type Props = {
  quote: StaffQuote;
  values: OfferValues;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<OfferValues>) => void;
  onCurrency: (code: string) => void;
};

/** The terms of the whole offer. */
export function TermFields({ quote, values, errors, onChange, onCurrency }: Props) {
  const language = ta(`languages.${quote.locale}`);
  return (
    <section className="card offer-line" aria-label={ta('quote.offer.termsShort')}>
      <div className="offer-fields">
        <SelectField
          label={ta('quote.offer.kind')}
          value={values.kind}
          onChange={({ target }) => onChange({ kind: target.value === 'sample' ? 'sample' : 'goods' })}
        >
          {offerKinds.map((kind) => (
            <option key={kind} value={kind}>
              {ta(`quote.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={ta('quote.offer.currency')}
          value={values.currency}
          onChange={({ target }) => onCurrency(target.value)}
          error={errors['sheet.currency']}
        >
          <CurrencyOptions />
        </SelectField>
        {values.kind === 'sample' ? (
          <TextField
            label={ta('quote.offer.sample.place')}
            value={values.samplePlace}
            maxLength={maxPlaceLength}
            autoComplete="off"
            onChange={({ target }) => onChange({ samplePlace: target.value })}
            error={errors['sheet.samplePlace'] ?? errors['sheet.namedPlace']}
          />
        ) : (
          <TermOfGoods quote={quote} values={values} errors={errors} onChange={onChange} />
        )}
        <TextField
          label={ta('quote.offer.validOn')}
          type="date"
          value={values.validOn}
          onChange={({ target }) => onChange({ validOn: target.value })}
          title={ta('quote.offer.validOnHint', { zone: quote.timeZone })}
          error={errors['validOn']}
        />
        {values.kind === 'sample' ? null : (
          <TextField
            label={ta('quote.offer.deposit')}
            value={values.depositPercent}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => onChange({ depositPercent: target.value })}
            error={errors['sheet.depositPercent']}
          />
        )}
      </div>
      <MoreFields
        label={ta('quote.offer.termsShort')}
        content={[values.terms]}
        errors={[errors['sheet.terms']]}
      >
        <TextAreaField
          label={ta('quote.offer.terms', { language })}
          rows={2}
          lang={localeTags[quote.locale]}
          value={values.terms}
          maxLength={maxQuoteMessage}
          onChange={({ target }) => onChange({ terms: target.value })}
          error={errors['sheet.terms']}
        />
      </MoreFields>
    </section>
  );
}

/** The delivery term of the goods and its named place. */
function TermOfGoods({ quote, values, errors, onChange }: Omit<Props, 'onCurrency'>) {
  const places = useId();
  return (
    <>
      <SelectField
        label={ta('quote.offer.incoterm')}
        value={values.incoterm}
        onChange={({ target }) =>
          onChange({ incoterm: quoteIncoterms.find((one) => one === target.value) ?? 'FOB' })
        }
      >
        {quoteIncoterms.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <TextField
        label={ta('quote.offer.namedPlace')}
        value={values.namedPlace}
        maxLength={maxPlaceLength}
        list={places}
        autoComplete="off"
        onChange={({ target }) => onChange({ namedPlace: target.value })}
        error={errors['sheet.namedPlace']}
      />
      <datalist id={places}>
        {[...new Set([...loadingPorts, ...(quote.city ? [quote.city] : [])])].map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </datalist>
    </>
  );
}
