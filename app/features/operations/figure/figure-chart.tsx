/** Charts as SVG, drawn on the server: no script, and they print. Their numbers are in the table below. */

/** The size of a chart in its own units; it takes the width of its card. */
const width = 600;
const lineHeight = 140;
const barHeight = 28;

/** A line of days with gaps where nothing is known; the last part is dotted if its day is not over. */
export function LineChart({
  label,
  points,
  isSoFar,
}: {
  label: string;
  points: readonly (number | null)[];
  isSoFar: boolean;
}) {
  const highest = Math.max(1, ...points.map((value) => value ?? 0));
  const x = (index: number) => (points.length < 2 ? width / 2 : (index / (points.length - 1)) * width);
  const y = (value: number) => lineHeight - 4 - (value / highest) * (lineHeight - 12);
  const parts: { index: number; value: number }[][] = [[]];
  for (const [index, value] of points.entries())
    if (value === null) parts.push([]);
    else parts.at(-1)!.push({ index, value });
  const last = points.length - 1;
  const pathOf = (part: (typeof parts)[number]) =>
    part.map(({ index, value }) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg viewBox={`0 0 ${width} ${lineHeight}`} role="img" aria-label={label} className="chart">
      <path d={`M0 ${lineHeight - 4}H${width}`} className="chart-base" />
      {parts.map((part) => {
        const whole = isSoFar ? part.filter(({ index }) => index < last) : part;
        const today = isSoFar && part.at(-1)?.index === last ? part.slice(-2) : [];
        return part.length === 0 ? null : (
          <g key={part[0]!.index}>
            {whole.length > 1 ? <polyline points={pathOf(whole)} className="chart-line" /> : null}
            {whole.length === 1 ? (
              <circle cx={x(whole[0]!.index)} cy={y(whole[0]!.value)} r="2" className="chart-bar" />
            ) : null}
            {today.length > 0 ? <polyline points={pathOf(today)} className="chart-line chart-today" /> : null}
          </g>
        );
      })}
    </svg>
  );
}

type Bar = { name: string; value: number; text: string };

/** Bars below each other, each with its name and number. As a funnel, the first bar is the whole width. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  // In percent of the width, so that letters keep their size on every screen.
  return (
    <svg width="100%" height={bars.length * barHeight} role="img" aria-label={label} className="chart-bars">
      {bars.map(({ name, value, text }, index) => (
        <svg key={name} y={index * barHeight} height={barHeight}>
          <rect
            width={`${Math.max(0.5, (value / highest) * 100)}%`}
            height={barHeight - 4}
            rx="3"
            className="chart-bar"
          />
          <text x="8" y="17">
            {name}
          </text>
          <text x="99%" y="17" textAnchor="end">
            {text}
          </text>
        </svg>
      ))}
    </svg>
  );
}
