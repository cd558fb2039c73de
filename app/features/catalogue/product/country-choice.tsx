import { useLocation } from 'react-router';
import { canonicalPath } from '#shared/base/pages.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useDestinations } from '../../../lib/use-countries.ts';
import { NamedOptions } from '../../../ui/options.tsx';

type Props = {
  /** The chosen country. */
  country: string | null;
  label: string;
  /** Label of the first option. */
  none: string;
};

/**
 * Selects the country for which the buyer sees prices at the door. A plain form; with script a choice applies at
 * once. The server keeps it in a cookie and shows this page again.
 */
export function CountryChoice({ country, label, none }: Props) {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const countries = useDestinations();
  return (
    <form
      key={country}
      method="post"
      action="/preferences"
      autoComplete="off"
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <input type="hidden" name="back" value={canonicalPath(pathname, search) ?? pathname} />
      <label className="flex grow flex-wrap items-center gap-x-3">
        <span>{label}</span>
        <select
          name="country"
          className="field grow basis-[12rem]"
          data-plain=""
          data-destinations=""
          defaultValue={country ?? undefined}
        >
          <option value="">{none}</option>
          <NamedOptions of={countries.map(({ code, name }) => ({ id: code, name }))} />
        </select>
      </label>
      <button type="submit" className="unscripted btn btn-outline" data-plain="">
        {t('product.doorShow')}
      </button>
    </form>
  );
}
