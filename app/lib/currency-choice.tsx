import { useLocation } from 'react-router';
import { canonicalPath } from '#shared/base/pages.ts';
import { buyerCurrencies, francs, longRates } from '#shared/base/rates.ts';
import { useTexts } from './i18n.tsx';
import { useShell } from './shell.ts';

type Props = {
  /** Class of the select. */
  className: string;
  /** Class of the button, which only browsers without script show. */
  buttonStyle: string;
};

/**
 * Selects the currency in which the buyer sees prices beside ours. A plain form; with script a choice applies at
 * once. The server keeps it in a cookie and shows this page again.
 */
export function CurrencyChoice({ className, buttonStyle }: Props) {
  const { t } = useTexts();
  const { currency, settings } = useShell();
  const { pathname, search } = useLocation();
  const known = longRates(settings.rates);
  return (
    <form
      key={currency}
      method="post"
      action="/preferences"
      autoComplete="off"
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <input type="hidden" name="back" value={canonicalPath(pathname, search) ?? pathname} />
      <label className="flex flex-wrap items-center gap-x-3">
        <span>{t('footer.currency')}</span>
        <select name="currency" className={className} data-plain="" defaultValue={currency ?? undefined}>
          <option value="">{t('footer.currencyNone')}</option>
          {buyerCurrencies
            .filter((code) => code in known)
            .map((code) => (
              // Without a `value` attribute, the text of an option is its value.
              <option key={code} value={francs.has(code) ? code : undefined}>
                {francs.has(code) ? `${code} (FCFA)` : code}
              </option>
            ))}
        </select>
      </label>
      <button type="submit" className={`unscripted ${buttonStyle}`} data-plain="">
        {t('footer.currencyShow')}
      </button>
      {currency ? (
        <span className="text-sm opacity-80">{t('footer.rates', { date: settings.ratesDay })}</span>
      ) : null}
    </form>
  );
}
