import { buyerCurrencies, longRates } from '#shared/rates.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { chosenCurrency } from '../../lib/own-price.ts';
import { useShell } from '../../lib/shell.ts';

/** The two francs are known by one name. */
const francs = new Set<string>(['XOF', 'XAF']);

const showChosen = (select: HTMLSelectElement | null) => {
  if (select) select.value = chosenCurrency();
};

/** In which currency the buyer wants to see prices beside their own. It does its work by script, and hides without. */
export function CurrencyChoice() {
  const { t } = useTexts();
  const { rates, ratesDay } = useShell().settings;
  const known = longRates(rates);
  return (
    <label id="currency" className="scripted flex scroll-mt-20 flex-wrap items-center gap-x-3">
      <span>{t('footer.currency')}</span>
      <select
        className="footer-field"
        data-plain=""
        data-rates={rates}
        aria-describedby="rates-note"
        suppressHydrationWarning
        ref={showChosen}
      >
        <option value="">{t('footer.currencyNone')}</option>
        {buyerCurrencies
          .filter((code) => code in known)
          .map((code) => (
            <option key={code} value={francs.has(code) ? code : undefined}>
              {francs.has(code) ? `${code} (FCFA)` : code}
            </option>
          ))}
      </select>
      <span id="rates-note" className="text-xs opacity-80">
        {t('footer.rates', { date: ratesDay })}
      </span>
    </label>
  );
}
