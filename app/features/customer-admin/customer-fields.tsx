import { countryGroups } from '#shared/country.ts';
import { locales } from '#shared/locale.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { SelectField } from '../../ui/form-field.tsx';

/** What a field of a record's form is given. */
type Given = { name: string; label: string; initial: string | null; error: string | undefined };

/** The fields of a customer's form. */
export const customerFields = () => ({
  name: { label: ta('customer.name'), isRequired: true, isHalf: true },
  companyName: { label: ta('customer.company'), isHalf: true },
  email: { label: ta('customer.email'), input: { type: 'email' }, isHalf: true },
  phone: {
    label: ta('customer.phone'),
    hint: ta('customer.phoneHint'),
    input: { type: 'tel' },
    isHalf: true,
  },
  country: {
    label: ta('customer.country'),
    as: 'made' as const,
    make: (given: Given) => <CountryChoice {...given} />,
    isHalf: true,
  },
  language: {
    label: ta('customer.language'),
    as: 'made' as const,
    initial: 'en',
    make: (given: Given) => <LanguageChoice {...given} />,
    isHalf: true,
  },
  tags: { label: ta('customer.tags'), hint: ta('customer.tagsHint') },
  notes: { label: ta('customer.notes'), as: 'text' as const, rows: 5 },
});

function CountryChoice({ name, label, initial, error }: Given) {
  const { africa, others } = countryGroups(spokenLanguage());
  return (
    <SelectField name={name} label={label} error={error} defaultValue={initial ?? ''}>
      <option value="">{ta('customer.noCountry')}</option>
      {[...africa, ...others].map((country) => (
        <option key={country.code} value={country.code}>
          {country.name}
        </option>
      ))}
    </SelectField>
  );
}

const LanguageChoice = ({ name, label, initial, error }: Given) => (
  <SelectField name={name} label={label} error={error} defaultValue={initial ?? 'en'}>
    {locales.map((locale) => (
      <option key={locale} value={locale}>
        {ta(`languages.${locale}`)}
      </option>
    ))}
  </SelectField>
);
