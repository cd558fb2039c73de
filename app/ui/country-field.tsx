import { SelectField } from './form-field.tsx';

type Country = { code: string; name: string };

type Props = {
  /** Texts of the page that contains the field. */
  texts: Record<'country' | 'chooseCountry' | 'africa' | 'otherCountries', string>;
  /** Countries with their names in the reader's language. */
  countries: { africa: readonly Country[]; others: readonly Country[] };
  value: string | undefined;
  error: string | undefined;
  id?: string | undefined;
  /** False where the style sheet marks required fields. */
  hasStar?: boolean;
};

/** A select of the country, with the countries of Africa first. Initially none is chosen. */
export function CountryField({ texts, countries, value, error, id, hasStar = true }: Props) {
  return (
    <SelectField
      label={hasStar ? `${texts.country} *` : texts.country}
      name="country"
      autoComplete="country"
      required
      defaultValue={value}
      error={error}
      id={id}
    >
      <option value="">{texts.chooseCountry}</option>
      <Options label={texts.africa} countries={countries.africa} />
      <Options label={texts.otherCountries} countries={countries.others} />
    </SelectField>
  );
}

function Options({ label, countries }: { label: string; countries: readonly Country[] }) {
  return (
    <optgroup label={label}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
