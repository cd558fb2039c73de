import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { countryName } from '#shared/base/country.ts';
import { maxCompanyLength, maxEmailLength, maxNameLength, maxPhoneLength } from '#shared/base/limits.ts';
import { maxPlaceLength, maxQuoteMessage } from '#shared/deals/quote-limits.ts';
import { fallbackLocale, type Locale } from '#shared/base/locale.ts';
import { quoteIncoterms, requestDetails } from '#shared/deals/quote-rules.ts';
import type { StaffQuote } from '#shared/deals/quote.ts';
import { spokenLanguage, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { CountryOptions, LanguageOptions } from '../../../staff/form/choices.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { Options } from '../../../ui/options.tsx';
import { dayText, quotePath } from './quote-words.ts';
import { PlaceField } from './term-fields.tsx';

const names = [...requestDetails, 'locale'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

const emptyValues = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Values),
  locale: fallbackLocale,
};

/** The fields of a request; of a new one if there is none. */
const stateOf = (quote: StaffQuote | null) =>
  quote
    ? {
        values: Object.fromEntries(names.map((name) => [name, quote[name] ?? ''])) as Values,
        version: quote.version,
      }
    : { values: emptyValues, version: 0 };

type Props = {
  /** Null for a new request, which staff enter for a buyer who called or wrote. */
  quote: StaffQuote | null;
  onClose: () => void;
};

/** The buyer's details and the destination, which staff enter or correct. */
export const DetailsDialog = (props: Props) => (
  <Dialog
    title={ta(props.quote ? 'quote.details.title' : 'quote.add')}

    onClose={props.onClose}
  >
    <DetailsForm {...props} />
  </Dialog>
);

function DetailsForm({ quote, onClose }: Props) {
  const navigate = useNavigate();
  const id = useRef(quote?.id);
  const read = () => callApi('GET /api/quotes/:id/edit', { params: { id: id.current! } });
  const editor = useFormEditor<Values>({
    draft: `quote-details-${quote?.id ?? 'new'}`,
    saved: stateOf(quote),
    put: async (values, version, createOnce) => {
      if (id.current === undefined) {
        const { created, isRepeated } = await createOnce((headers) =>
          callApi('POST /api/quotes', { form: values, headers }),
        );
        id.current = created.id;
        if (!isRepeated) return { values, version: 1 };
      }
      await callApi('PUT /api/quotes/:id', {
        params: { id: id.current },
        // What a buyer wrote stays as it is.
        form: { ...values, ...(quote ? { message: undefined } : {}), version: Math.max(version, 1) },
      });
      return stateOf(await read());
    },
    reopen: async () => {
      const theirs = await read();
      return { ...stateOf(theirs), note: theirs.isDeleted ? ta('conflict.inTrash') : undefined };
    },
    words: () =>
      quote
        ? {
            saved: ta('quote.details.saved'),
            failed: ta('quote.failed'),
            undone: ta('quote.details.undone'),
          }
        : { failed: ta('quote.addFailed') },
    onSaved: () => (quote ? onClose() : navigate(quotePath(id.current!))),
  });
  const { values, errors } = editor;
  const fields = fieldsOf(values, editor.change, errors);
  // Browsers may fill these in.
  const field = (name: Name) => ({ ...fields(name, ta(`change.fields.${name}`)), autoComplete: undefined });
  return (
    <EditorForm
      editor={editor}
      compared={{
        label: (name) => ta(`change.fields.${name}`),
        show: (name, shown) => shownAs(name, shown[name]),
      }}
      foot={
        <EditorFoot editor={editor} label={ta(quote ? 'common.save' : 'quote.addDone')} onCancel={onClose} />
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...field('contactName')} required maxLength={maxNameLength} />
        <TextField {...field('companyName')} maxLength={maxCompanyLength} />
        <TextField {...field('email')} inputMode="email" autoCapitalize="none" maxLength={maxEmailLength} />
        <TextField {...field('phone')} type="tel" maxLength={maxPhoneLength} />
        <SelectField {...field('country')}>
          <CountryOptions />
        </SelectField>
        <TextField {...field('city')} maxLength={maxPlaceLength} />
        {quote ? (
          <>
            <SelectField {...field('incoterm')}>
              <option value="">{ta('quote.details.noTerm')}</option>
              <Options of={quoteIncoterms} text={(one) => one} />
            </SelectField>
            <PlaceField {...field('namedPlace')} city={values.city} />
          </>
        ) : null}
        <TextField {...field('deadline')} type="date" />
        <SelectField {...field('locale')}>
          <LanguageOptions />
        </SelectField>
      </div>
      {quote ? null : <TextAreaField {...field('message')} rows={4} maxLength={maxQuoteMessage} />}
      <p className="text-sm text-muted">{ta(quote ? 'quote.details.text' : 'quote.addText')}</p>
    </EditorForm>
  );
}

/** A value as shown in the conflict panel. */
function shownAs(name: Name, value: string): string {
  if (value === '') return ta('change.none');
  if (name === 'country') return countryName(value, spokenLanguage());
  if (name === 'locale') return ta(`languages.${value as Locale}`);
  return name === 'deadline' ? dayText(value) : value;
}
