import { countryName } from '#shared/country.ts';
import { formatDate, formatDecimal, formatPercent, formatRate } from '#shared/formatting.ts';
import type { Translate } from '#shared/i18n/dictionary.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { isCleared, type LandedCost, type LandedLine, perPiece } from '#shared/landed-cost.ts';
import { aboutRange } from '#shared/landed-text.ts';
import { type Locale, localeTags } from '#shared/locale.ts';
import { formatMinor } from '#shared/minor-units.ts';
import { currencyOf } from '#shared/rates.ts';
import { freshnessOf, referenceText } from '#shared/reference-rules.ts';
import { useTexts } from './i18n.tsx';
import { RowSource } from './row-source.tsx';
import { useShell } from './shell.ts';

/** The texts of the page that the table uses. */
type LandedTableTexts = Omit<
  LandedCostTexts,
  'metaTitle' | 'title' | 'intro' | 'form' | 'makers' | 'before' | 'steps' | 'ways' | 'answers'
>;

type Props = {
  cost: LandedCost;
  /** Currency of the amounts of `cost`. */
  currency: string;
  country: string;
  /** Delivery term of our price: "FOB Ningbo". */
  term: string | null;
  /** Number of pieces, and the unit ("per pair"). Without it no price of one piece is shown. */
  pieces?: { quantity: number; unit: string } | null;
  perDollar: Readonly<Record<string, number | null>>;
  /** The day of the exchange rates, and today, as "2026-11-25". */
  ratesDay: string;
  today: string;
  texts: LandedTableTexts;
};

/** The cost of goods at the buyer's door: each line with its formula, rate and source, and a bar chart. */
export function LandedTable(props: Props) {
  const { cost, currency, country, term, pieces, perDollar, ratesDay, today, texts } = props;
  const { locale, t } = useTexts();
  const shell = useShell();
  const tag = localeTags[locale];
  const own = shell.currency ?? currencyOf(country) ?? currency;
  const money = (minor: number) => formatMinor(tag, minor, currency);
  const range = ({ low, high }: { low: number; high: number }) =>
    low === high ? money(low) : fillText(texts.range, { low: money(low), high: money(high) });
  const about = ({ low, high }: { low: number; high: number }) =>
    aboutRange(tag, { low, high }, currency, own, perDollar) ??
    range({ low: Math.floor(low), high: Math.ceil(high) });
  const isWhole = isCleared(cost);
  const place = { country: countryName(country, locale) };
  return (
    <div className="landed">
      <LandedBar cost={cost} texts={texts} term={term} />
      <table className="landed-table">
        <tbody>
          {cost.lines.map((line) => (
            <tr key={line.row?.id ?? line.kind}>
              <th scope="row">
                {lineName(line, locale, texts, term, t)}
                {line.row ? (
                  <span className="landed-how">
                    {formulaOf(line, tag, texts, range)}
                    {line.kind === 'duty' ? (
                      <span className="block">
                        {fillText(texts.classNote, { goods: classText(line, texts) })}
                      </span>
                    ) : null}
                    {line.row.isDisputed ? <span className="block">{texts.isDisputed}</span> : null}
                    <span className="block">
                      <RowSource
                        source={line.row.source}
                        checkedOn={fillText(texts.checkedOn, {
                          day: formatDate(tag, 'shortDay', line.row.checkedOn, 'UTC'),
                        })}
                        freshness={freshnessOf(line.row.checkedOn, today)}
                        texts={texts}
                      />
                    </span>
                  </span>
                ) : null}
              </th>
              <td className="price">{range(line)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{fillText(isWhole ? texts.total : texts.partTotal, place)}</th>
            <td className="price">
              {range(cost.total)}
              {own === currency ? null : (
                <span className="block">{fillText(texts.about, { amount: about(cost.total) })}</span>
              )}
            </td>
          </tr>
        </tfoot>
      </table>
      {pieces ? (
        <p className="mt-2 font-semibold">
          {fillText(isWhole ? texts.perPiece : texts.perPiecePart, {
            amount: about(perPiece(cost, pieces.quantity)),
            unit: pieces.unit,
          })}
        </p>
      ) : null}
      {cost.missing.length > 0 ? (
        <>
          <h3 className="mt-3 mb-1 font-sans text-sm font-semibold">{texts.missingTitle}</h3>
          <ul className="list-disc pl-5 text-sm">
            {cost.missing.map((part) => (
              <li key={part}>{texts.missing[part]}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-2 text-sm text-muted">
        {fillText(texts.rates, { day: formatDate(tag, 'day', ratesDay, 'UTC') })}
      </p>
    </div>
  );
}

function lineName(
  line: LandedLine,
  locale: Locale,
  texts: LandedTableTexts,
  term: string | null,
  t: Translate,
): string {
  const { kind, row } = line;
  if (kind === 'price') return term ? fillText(texts.price, { term }) : texts.priceUnsaid;
  if (kind === 'duty') return texts.duty;
  if (kind === 'freight' && row === null) return texts.freightQuoted;
  const name = row ? referenceText(row.name, locale) : '';
  return kind === 'freight' ? t('common.labelled', { label: texts.freight, value: name }) : name;
}

const classText = ({ row }: LandedLine, texts: LandedTableTexts): string =>
  texts.classes[row!.code as keyof LandedTableTexts['classes']] ?? row!.code;

/** "20% of the customs value (CIF), USD 6,000.00", or "USD 120 for a cubic metre or a ton, whichever is more". */
function formulaOf(
  { row, base }: LandedLine,
  tag: string,
  texts: LandedTableTexts,
  range: (amounts: { low: number; high: number }) => string,
): string {
  const { low, high, unit } = row!;
  const ends = (write: (value: number) => string) =>
    [...new Set([low ?? 0, high ?? low ?? 0].map(write))].join('–');
  if (unit === 'percent')
    return fillText(texts.percentOf, {
      percent: ends((value) => formatRate(tag, value)),
      base: texts.bases[row!.base ?? 'customs_value'],
      amount: base ? range(base) : '',
    });
  if (unit === 'none') return '';
  return fillText(texts.units[unit], {
    rate:
      unit === 'days'
        ? ends((value) => formatDecimal(tag, value))
        : `USD ${ends((value) => formatDecimal(tag, value))}`,
  });
}

type BarProps = { cost: LandedCost; texts: LandedTableTexts; term: string | null };

/** The shares of the lines as a bar and in words, computed from the middle of each range. */
function LandedBar({ cost, texts, term }: BarProps) {
  const { locale, t } = useTexts();
  const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2;
  const all = middle(cost.total);
  if (all === 0 || cost.lines.length < 2) return null;
  const parts = cost.lines.map((line) => ({ line, share: (middle(line) / all) * 100 }));
  return (
    <figure className="landed-bar">
      <figcaption className="text-sm font-semibold">{texts.bar}</figcaption>
      <svg viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ line, share }, i) => (
          <rect
            key={line.row?.id ?? line.kind}
            x={parts.slice(0, i).reduce((sum, one) => sum + one.share, 0)}
            width={share}
            height="5"
            className={`part-${i % 8}`}
          />
        ))}
      </svg>
      <ul>
        {parts.map(({ line, share }, i) => (
          <li key={line.row?.id ?? line.kind}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" className={`part-${i % 8}`} />
            </svg>
            {fillText(texts.barPart, {
              name: lineName(line, locale, texts, term, t),
              percent: formatPercent(localeTags[locale], Math.round(share)),
            })}
          </li>
        ))}
      </ul>
    </figure>
  );
}
