import { countryGroups } from '#shared/base/country.ts';
import { locales } from '#shared/base/locale.ts';
import { ratedCurrencies } from '#shared/base/rates.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { Options } from '../../ui/options.tsx';

/** Options for all countries, with those of Africa first, and one for no country. */
export function CountryOptions() {
  const { africa, others } = countryGroups(spokenLanguage());
  return (
    <>
      <option value="">{ta('customer.noCountry')}</option>
      {[...africa, ...others].map((country) => (
        <option key={country.code} value={country.code}>
          {country.name}
        </option>
      ))}
    </>
  );
}

/** Options for the languages of the site. */
export const LanguageOptions = () => <Options of={locales} text={(locale) => ta(`languages.${locale}`)} />;

/** Options for the currencies that have a rate. */
export const CurrencyOptions = () => ratedCurrencies.map((code) => <option key={code}>{code}</option>);
