import type { ReactNode } from 'react';
import { countryInText, countryName } from '#shared/base/country.ts';
import { formatDate, formatDecimal, formatList, formatPercent, formatRate } from '#shared/base/formatting.ts';
import type { Translate } from '#shared/i18n/dictionary.ts';
import type { LandedCostTexts } from '#shared/i18n/en/landed-cost.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { LandedCost, LandedLine } from '#shared/deals/landed-cost.ts';
import { isCleared, perPiece } from '#shared/deals/price-at-door.ts';
import { aboutRange } from '#shared/deals/landed-text.ts';
import { type Locale, localeTags } from '#shared/base/locale.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { currencyOf } from '#shared/base/rates.ts';
import { freshnessOf, type ReferenceRow, referenceText } from '#shared/deals/reference-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { RowSource } from '../../../lib/row-source.tsx';
import { useShell } from '../../../lib/shell.ts';

type Props = {
  cost: LandedCost;
  /** Currency of the amounts of `cost`. */
  currency: string;
  country: string;
  /** Delivery term of our price: "FOB Ningbo". */
  term: string | null;
  /** Number of pieces, and the unit ("per pair"). Without it no price of one piece is shown. */
  pieces?: { quantity: number; unit: string } | null;
  /** Names of the goods whose tariff class is not known. */
  unclassed?: readonly string[];
  perDollar: Readonly<Record<string, number | null>>;
  /** The day of the exchange rates, and today, as "2026-11-25". */
  ratesDay: string;
  today: string;
  texts: LandedCostTexts;
  /** A field for the amount of a missing part, beside its name, and the button that uses it. */
  renderField?: (part: LandedCost['missing'][number]) => ReactNode;
  compute?: ReactNode;
};

type Range = { low: number; high: number };

/** The cost of goods at the buyer's door: the result, a bar chart, and each line with its formula and source. */
export function LandedTable(props: Props) {
  const { cost, currency, country, term, pieces, unclassed = [], perDollar, ratesDay, today } = props;
  const { texts, renderField, compute } = props;
  const { locale, t } = useTexts();
  const shell = useShell();
  const tag = localeTags[locale];
  const own = shell.currency ?? currencyOf(country) ?? currency;
  const money = (minor: number) => formatMinor(tag, minor, currency);
  const range = ({ low, high }: Range) =>
    low === high ? money(low) : fillText(texts.range, { low: money(low), high: money(high) });
  const about = ({ low, high }: Range) =>
    aboutRange(tag, { low, high }, currency, own, perDollar) ?? range({ low, high });
  const isWhole = isCleared(cost);
  const isBeforeCustoms = cost.waiting.length > 0;
  const title = isBeforeCustoms ? texts.fromTotal : isWhole ? texts.total : texts.partTotal;
  const rows = [...cost.lines.flatMap(({ row }) => row ?? []), ...cost.waiting];
  const ages = new Set(rows.map(({ checkedOn }) => freshnessOf(checkedOn, today)));
  const age = ages.has('old') ? texts.someOld : ages.has('due') ? texts.someDue : '';
  return (
    <div className="landed" suppressHydrationWarning>
      <p>
        {fillText(title, { country: (title === texts.total ? countryName : countryInText)(country, locale) })}
      </p>
      <p className="h2 font-semibold">
        {range(cost.total)}
        {own === currency ? null : (
          <span className="block text-base font-semibold">
            {fillText(texts.about, { amount: about(cost.total) })}
          </span>
        )}
      </p>
      {pieces && !isBeforeCustoms ? (
        <p className="mb-3 font-semibold">
          {fillText(isWhole ? texts.perPiece : texts.perPiecePart, {
            amount: about(perPiece(cost, pieces.quantity)),
            unit: pieces.unit,
          })}
        </p>
      ) : null}
      {isBeforeCustoms ? null : <LandedBar cost={cost} texts={texts} term={term} />}
      {cost.missing.length + cost.unknown.length > 0 ? (
        <>
          <h3 className="mt-3 mb-1 font-sans text-sm font-semibold">{texts.missingTitle}</h3>
          <ul className="list-disc pl-5 text-sm">
            {cost.missing.map((part) => (
              <li key={part}>
                {part === 'duty' && unclassed.length > 0
                  ? fillText(texts.missing.dutyOf, { goods: formatList(tag, unclassed) })
                  : texts.missing[part]}
                {renderField?.(part)}
              </li>
            ))}
            {cost.unknown.map((row) => (
              <li key={row.id}>{fillText(texts.unknown, { name: referenceText(row.name, locale) })}</li>
            ))}
          </ul>
          {compute}
        </>
      ) : null}
      <table className="landed-table mt-3">
        <caption className="sr-only">{texts.title}</caption>
        <tbody>
          {cost.lines.map((line) => (
            <tr key={line.row?.id ?? line.kind}>
              <th scope="row">
                {lineName(line, locale, texts, term, t)}
                {line.row ? (
                  <LineSource
                    row={line.row}
                    isOpen={line.row.isDisputed && line.low === 0 && line.high > 0}
                    texts={texts}
                    today={today}
                  >
                    {formulaOf(line.row, line.base && range(line.base), tag, texts)}
                  </LineSource>
                ) : null}
              </th>
              <td className="price">{range(line)}</td>
            </tr>
          ))}
          {cost.waiting.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {lineName({ kind: row.kind, row }, locale, texts, term, t)}
                <LineSource row={row} isOpen={false} texts={texts} today={today}>
                  {formulaOf(row, null, tag, texts)}
                </LineSource>
              </th>
              <td className="font-normal text-muted">{texts.waiting}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">
        {fillText(texts.rates, { day: formatDate(tag, 'day', ratesDay, 'UTC') })} {age}
      </p>
    </div>
  );
}

type LineSourceProps = {
  row: ReferenceRow;
  /** Whether the line is counted as a range because nobody has said whether it is levied. */
  isOpen: boolean;
  texts: LandedCostTexts;
  today: string;
  children: string;
};

/** How a line was computed; folded below it, what the row says and where it is from. */
function LineSource({ row, isOpen, texts, today, children }: LineSourceProps) {
  const { locale } = useTexts();
  const detail = referenceText(row.detail, locale);
  const goods = row.kind === 'duty' ? row.code : null;
  return (
    <details className="block text-sm font-normal">
      <summary data-plain="">{children || texts.sources}</summary>
      {goods ? (
        <span className="block">
          {fillText(texts.classNote, {
            goods: texts.classes[goods as keyof LandedCostTexts['classes']] ?? goods,
          })}
        </span>
      ) : null}
      {detail ? <span className="block">{detail}</span> : null}
      {isOpen ? <span className="block">{texts.isDisputed}</span> : null}
      <RowSource
        source={row.source}
        checkedOn={fillText(texts.checkedOn, {
          day: formatDate(localeTags[locale], 'shortDay', row.checkedOn, 'UTC'),
        })}
        freshness={freshnessOf(row.checkedOn, today)}
        texts={texts}
      />
    </details>
  );
}

function lineName(
  { kind, row }: Pick<LandedLine, 'kind' | 'row'>,
  locale: Locale,
  texts: LandedCostTexts,
  term: string | null,
  t: Translate,
): string {
  if (kind === 'price') return term ? fillText(texts.price, { term }) : texts.priceUnsaid;
  if (kind === 'duty') return texts.duty;
  if (row === null) return fillText(texts.asQuoted, { part: texts.parts[kind as keyof typeof texts.parts] });
  const name = referenceText(row.name, locale);
  return kind === 'freight' ? t('common.labelled', { label: texts.parts.freight, value: name }) : name;
}

/**
 * "20% of the customs value (CIF), USD 6,000.00", or "USD 120 for a cubic metre or a ton, whichever is more".
 * @param base the amount that a percentage applies to; null if it is not known
 */
function formulaOf(
  { low, high, unit, base: baseName }: ReferenceRow,
  base: string | null,
  tag: string,
  texts: LandedCostTexts,
): string {
  const ends = (write: (value: number) => string) =>
    [...new Set([low ?? 0, high ?? low ?? 0].map(write))].join('–');
  if (unit === 'percent') {
    const rate = fillText(texts.rateOf, {
      percent: ends((value) => formatRate(tag, value)),
      base: texts.bases[baseName ?? 'customs_value'],
    });
    return base === null ? rate : fillText(texts.rateAndBase, { rate, amount: base });
  }
  if (unit === 'none') return '';
  return fillText(texts.units[unit], {
    rate:
      unit === 'days'
        ? ends((value) => formatDecimal(tag, value))
        : `USD ${ends((value) => formatDecimal(tag, value))}`,
  });
}

/** Percent from which a line is named beside the bar. */
const minShare = 1;

/** Colours of which no two are alike, however many lines there are: the hue turns by the golden angle. */
const colourOf = (i: number) => `hsl(${Math.round(162 + i * 137.508) % 360} 42% ${[38, 60, 48][i % 3]}%)`;

type BarProps = { cost: LandedCost; texts: LandedCostTexts; term: string | null };

/** The shares of the lines as a bar and in words, computed from the middle of each range. */
function LandedBar({ cost, texts, term }: BarProps) {
  const { locale, t } = useTexts();
  const middle = ({ low, high }: Range) => (low + high) / 2;
  const all = middle(cost.total);
  if (all === 0 || cost.lines.length < 2) return null;
  const parts = cost.lines.map((line) => ({ line, share: (middle(line) / all) * 100 }));
  return (
    <figure className="mb-3">
      <figcaption className="text-sm font-semibold">{texts.bar}</figcaption>
      <svg
        className="mt-1 mb-2 h-5 w-full rounded-sm"
        viewBox="0 0 100 5"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ line, share }, i) => (
          <rect
            key={line.row?.id ?? line.kind}
            x={parts.slice(0, i).reduce((sum, one) => sum + one.share, 0)}
            width={share}
            height="5"
            fill={colourOf(i)}
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {parts.map(({ line, share }, i) =>
          share < minShare ? null : (
            <li key={line.row?.id ?? line.kind}>
              <svg className="mr-1.5 inline-block size-3" viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={colourOf(i)} />
              </svg>
              {fillText(texts.barPart, {
                name: lineName(line, locale, texts, term, t),
                percent: formatPercent(localeTags[locale], Math.round(share)),
              })}
            </li>
          ),
        )}
      </ul>
    </figure>
  );
}
