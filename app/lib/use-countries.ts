import { useState } from 'react';
import { type CountryGroups, countryGroups } from '#shared/base/country.ts';
import { useTexts } from './i18n.tsx';

/** The countries to choose from, in the reader's language. */
export function useCountries(): CountryGroups {
  const { locale } = useTexts();
  const [groups] = useState(() => shownCountries() ?? countryGroups(locale));
  return groups;
}

/** The countries that we ship to, in the reader's language. */
export function useDestinations(): CountryGroups['africa'] {
  const { locale } = useTexts();
  const [countries] = useState(() => shownDestinations() ?? countryGroups(locale).africa);
  return countries;
}

function shownDestinations(): CountryGroups['africa'] | null {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated']) return null;
  const options = document.querySelectorAll<HTMLOptionElement>(
    'select[data-destinations] option:not([value=""])',
  );
  return options.length > 0 ? [...options].map(({ value, text }) => ({ code: value, name: text })) : null;
}

/**
 * During hydration: the country names that the server rendered. The browser may name or sort some differently, and
 * sending them a second time as data would add a kilobyte.
 */
function shownCountries(): CountryGroups | null {
  if (typeof document === 'undefined' || document.documentElement.dataset['hydrated']) return null;
  const groups = [...document.querySelectorAll('select[name=country] optgroup')].map((group) =>
    [...group.querySelectorAll('option')].map(({ value, text }) => ({ code: value, name: text })),
  );
  const [africa, others] = groups;
  return africa && others ? { africa, others } : null;
}
