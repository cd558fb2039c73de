import { countryName } from '#shared/country.ts';
import { maxCompanyLength, maxEmailLength, maxNameLength, maxPhoneLength } from '#shared/limits.ts';
import { maxPlaceLength } from '#shared/quote-limits.ts';
import type { Locale } from '#shared/locale.ts';
import { loadingPorts, quoteIncoterms } from '#shared/quote-rules.ts';
import type { StaffQuote } from '#shared/quote.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import { CountryOptions, LanguageOptions } from '../../staff/form/choices.tsx';
import { EditorFoot, EditorForm } from '../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../staff/form/use-form-editor.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import { dayText } from './quote-words.ts';

const names = [
  'contactName',
  'companyName',
  'email',
  'phone',
  'country',
  'city',
  'incoterm',
  'namedPlace',
  'deadline',
  'locale',
] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

const valuesOf = (quote: StaffQuote) =>
  Object.fromEntries(names.map((name) => [name, quote[name] ?? ''])) as Values;

const stateOf = (quote: StaffQuote) => ({ values: valuesOf(quote), version: quote.version });

type Props = { quote: StaffQuote; onClose: () => void };

/** The buyer's details and the destination, which staff can correct. */
export const DetailsDialog = (props: Props) => (
  <Dialog title={ta('quote.details.title')} closeLabel={ta('common.close')} onClose={props.onClose}>
    <DetailsForm {...props} />
  </Dialog>
);

function DetailsForm({ quote, onClose }: Props) {
  const params = { id: quote.id };
  const editor = useFormEditor<Values>({
    draft: `quote-details-${quote.id}`,
    saved: stateOf(quote),
    put: async (values, version) => {
      await callApi('PUT /api/quotes/:id', { params, form: { ...values, version } });
      return stateOf(await callApi('GET /api/quotes/:id/edit', { params }));
    },
    reopen: async () => {
      const theirs = await callApi('GET /api/quotes/:id/edit', { params });
      return { ...stateOf(theirs), note: theirs.isDeleted ? ta('conflict.inTrash') : undefined };
    },
    words: () => ({
      saved: ta('quote.details.saved'),
      failed: ta('quote.failed'),
      undone: ta('quote.details.undone'),
    }),
    onSaved: onClose,
  });
  const { values, errors } = editor;
  const field = (name: Name) => ({
    label: ta(`change.fields.${name}`),
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => editor.change({ [name]: target.value }),
  });
  return (
    <EditorForm
      editor={editor}
      compared={{
        label: (name) => ta(`change.fields.${name}`),
        show: (name, shown) => shownAs(name, shown[name]),
      }}
      foot={<EditorFoot editor={editor} label={ta('common.save')} onCancel={onClose} />}
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
        <SelectField {...field('incoterm')}>
          <option value="">{ta('quote.details.noTerm')}</option>
          {quoteIncoterms.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TextField
          {...field('namedPlace')}
          maxLength={maxPlaceLength}
          list="details-places"
          autoComplete="off"
        />
        <datalist id="details-places">
          {[...new Set([...loadingPorts, ...(values.city ? [values.city] : [])])].map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </datalist>
        <TextField {...field('deadline')} type="date" />
        <SelectField {...field('locale')}>
          <LanguageOptions />
        </SelectField>
      </div>
      <p className="text-sm text-muted">{ta('quote.details.text')}</p>
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
