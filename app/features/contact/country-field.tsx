import { useState } from 'react';
import { type Country, type CountryGroups, countryGroups } from '#shared/country.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/form-field.tsx';

type Props = { texts: ContactTexts; value: string | undefined; error: string | undefined };

/** The country, those of Africa first; none is chosen at the beginning. */
export function CountryField({ texts, value, error }: Props) {
  const { locale, t } = useTexts(texts);
  const [{ africa, others }] = useState(() => shownCountries() ?? countryGroups(locale));
  return (
    <SelectField
      label={`${t('country')} *`}
      name="country"
      autoComplete="country"
      required
      defaultValue={value}
      error={error}
    >
      <option value="">{t('chooseCountry')}</option>
      <Options label={t('africa')} countries={africa} />
      <Options label={t('otherCountries')} countries={others} />
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

/**
 * While React takes the page over: the names that the server wrote. The browser may name or sort some otherwise, and
 * sending them a second time as data would weigh a kilobyte.
 */
function shownCountries(): CountryGroups | null {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated']) return null;
  const groups = [...document.querySelectorAll('#message-form optgroup')].map((group) =>
    [...group.querySelectorAll('option')].map(({ value, text }) => ({ code: value, name: text })),
  );
  const [africa, others] = groups;
  return africa && others ? { africa, others } : null;
}
