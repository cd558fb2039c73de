import { countryGroups } from '#shared/country.ts';
import { locales } from '#shared/locale.ts';
import { ratedCurrencies } from '#shared/rates.ts';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';

/** All countries, those of Africa first; none is a choice. */
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

/** The languages of the site. */
export const LanguageOptions = () =>
  locales.map((locale) => (
    <option key={locale} value={locale}>
      {ta(`languages.${locale}`)}
    </option>
  ));

/** The currencies that have a rate. */
export const CurrencyOptions = () => ratedCurrencies.map((code) => <option key={code}>{code}</option>);
