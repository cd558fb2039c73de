import { Form } from 'react-router';
import {
  type FigureBlock,
  figureBlocks,
  figureRanges,
  type FigureTable as Table,
  type Range,
} from '#shared/operations/figure.ts';
import type { FigureQuery } from '#shared/operations/figure-calls.ts';
import { lostByReason } from '#shared/operations/figure-lost.ts';
import { ta } from '../../../lib/admin-text.ts';
import { ChoiceLinks } from '../../../staff/list/choice-links.tsx';
import { TextField } from '../../../ui/form-field.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { BarChart, LineChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { cellText, dayText } from './figure-text.ts';

type Props = {
  query: FigureQuery;
  range: Range;
  today: string;
  blocks: Record<FigureBlock, Table>;
};

/** /admin/analytics: a range of days, and the figures of the company as blocks. Works without script. */
export function FigureView({ query, range, today, blocks }: Props) {
  return (
    <div className="figures-page grid gap-5">
      <header className="grid gap-2">
        <h1 className="h1">{ta('figure.title')}</h1>
        <p className="text-muted">{ta('figure.text')}</p>
      </header>
      <Ranges query={query} range={range} today={today} />
      {figureBlocks.map((block) => (
        <Block key={block} block={block} table={blocks[block]} query={query} range={range} />
      ))}
    </div>
  );
}

function Ranges({ query, range, today }: Pick<Props, 'query' | 'range' | 'today'>) {
  return (
    <div className="grid gap-3">
      <ChoiceLinks
        label={ta('figure.ranges')}
        links={figureRanges
          .filter((one) => one !== 'own')
          .map((one) => ({
            to: `?range=${one}`,
            text: ta(`figure.range${one}`),
            isCurrent: query.range === one,
          }))}
      />
      <Form
        method="get"
        className="flex flex-wrap items-end gap-3 print-hidden"
        aria-label={ta('figure.rangeOwn')}
      >
        <input type="hidden" name="range" value="own" />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={`${end} ${range[end]}`}
            type="date"
            name={end}
            label={ta(`figure.${end}`)}
            defaultValue={range[end]}
            max={today}
            required
          />
        ))}
        <button type="submit" className="btn btn-outline">
          {ta('figure.show')}
        </button>
      </Form>
      <p>
        {ta('figure.shown', { from: dayText(range.from), to: dayText(range.to), count: range.length })}{' '}
        {range.isSoFar ? ta('figure.soFar') : null}
      </p>
    </div>
  );
}

type BlockProps = Pick<Props, 'query' | 'range'> & { block: FigureBlock; table: Table };

/** One figure: what it means, its chart if it has one, its table, and the way to its file. */
function Block({ block, table, query, range }: BlockProps) {
  const name = ta(`figure.blocks.${block}`);
  const chart = table.rows.length > 0 ? chartOf(block, table, range, name) : null;
  const content = <FigureTable label={name} table={table} />;
  return (
    <Titled id={block} title={name} className="card grid gap-3 p-4">
      <p className="text-sm text-muted">{ta(`figure.meanings.${block}`)}</p>
      {chart ? (
        <>
          {chart}
          <details>
            <summary className="link">{ta('figure.table')}</summary>
            {content}
          </details>
        </>
      ) : (
        content
      )}
      <p className="print-hidden">
        <a
          href={`/api/admin/figures/${block}?${new URLSearchParams(query)}`}
          download
          className="btn btn-outline btn-sm"
          aria-label={ta('figure.csvOf', { name })}
        >
          {ta('figure.csv')}
        </a>
      </p>
    </Titled>
  );
}

function chartOf(block: FigureBlock, table: Table, range: Range, label: string) {
  if (block === 'days') {
    const points = table.rows.map(([, visitors]) => visitors!.value as number | null);
    const highest = Math.max(0, ...points.map((value) => value ?? 0));
    if (highest === 0) return null;
    return (
      <figure>
        <LineChart label={label} points={points} isSoFar={range.isSoFar} />
        <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>{dayText(range.from)}</span>
          <span>{ta('figure.highest', { count: highest })}</span>
          <span>{range.isSoFar ? ta('figure.today') : dayText(range.to)}</span>
        </figcaption>
      </figure>
    );
  }
  if (block === 'funnel') {
    const total = table.rows.at(-2)!.slice(1);
    return (
      <BarChart
        label={label}
        bars={total.map((cell, index) => ({
          name: ta(`figure.columns.${table.columns[index + 1]!}`),
          value: cell.value as number,
          text: cellText(cell),
        }))}
      />
    );
  }
  if (block === 'lost')
    return (
      <BarChart
        label={label}
        bars={lostByReason(table).map(({ reason, value }) => ({
          name: cellText({ as: 'decline', value: reason }),
          value,
          text: cellText({ as: 'count', value }),
        }))}
      />
    );
  return null;
}
