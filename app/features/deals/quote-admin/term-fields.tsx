import { type ComponentProps, useId } from 'react';
import { maxPlaceLength, maxQuoteMessage } from '#shared/deals/quote-limits.ts';
import { localeTags } from '#shared/base/locale.ts';
import { loadingPorts, offerKinds, quoteIncoterms } from '#shared/deals/quote-rules.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { ta } from '../../../lib/admin-text.ts';
import { CurrencyOptions } from '../../../staff/form/choices.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
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
  const field = fieldsOf(values, onChange, errors, 'sheet.');
  const isSample = values.kind === 'sample';
  return (
    <section className="card offer-line" aria-label={ta('quote.offer.termsShort')}>
      <div className="offer-fields">
        <SelectField {...field('kind', ta('quote.offer.kind'))}>
          <Options of={offerKinds} text={(kind) => ta(`quote.kinds.${kind}`)} />
        </SelectField>
        <SelectField
          {...field('currency', ta('quote.offer.currency'))}
          onChange={({ target }) => onCurrency(target.value)}
        >
          <CurrencyOptions />
        </SelectField>
        {isSample ? (
          <TextField
            {...field('samplePlace', ta('quote.offer.sample.place'))}
            maxLength={maxPlaceLength}
            error={errors['sheet.samplePlace'] ?? errors['sheet.namedPlace']}
          />
        ) : (
          <>
            <SelectField {...field('incoterm', ta('quote.offer.incoterm'))}>
              <Options of={quoteIncoterms} text={(one) => one} />
            </SelectField>
            <PlaceField {...field('namedPlace', ta('quote.offer.namedPlace'))} city={quote.city} />
          </>
        )}
        <TextField
          {...field('validOn', ta('quote.offer.validOn'))}
          type="date"
          title={ta('quote.offer.validOnHint', { zone: quote.timeZone })}
          error={errors['validOn']}
        />
        {isSample ? null : (
          <TextField {...field('depositPercent', ta('quote.offer.deposit'))} inputMode="numeric" />
        )}
      </div>
      <MoreFields
        label={ta('quote.offer.termsShort')}
        content={[values.terms]}
        errors={[errors['sheet.terms']]}
      >
        <TextAreaField
          {...field('terms', ta('quote.offer.terms', { language }))}
          rows={2}
          lang={localeTags[quote.locale]}
          maxLength={maxQuoteMessage}
        />
      </MoreFields>
    </section>
  );
}

type PlaceProps = ComponentProps<typeof TextField> & { city: string | null };

/** The named place of a delivery term: our ports and the buyer's city are suggested. */
export function PlaceField({ city, ...field }: PlaceProps) {
  const places = useId();
  return (
    <>
      <TextField {...field} maxLength={maxPlaceLength} list={places} autoComplete="off" />
      <datalist id={places}>
        <Options of={[...new Set([...loadingPorts, ...(city ? [city] : [])])]} text={(place) => place} />
      </datalist>
    </>
  );
}
