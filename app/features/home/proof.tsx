import type { ReactNode } from 'react';
import type { ProcessTexts, ProofTexts } from '#shared/i18n/en/company.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { Price } from '../../lib/price.tsx';

/** The worked examples, and what happens when a lot fails, as the process page says it. */
export type HomeTexts = {
  proof: ProofTexts;
  fail: Pick<ProcessTexts, 'failTitle' | 'fail1' | 'fail2' | 'fail3'>;
};

const rows = [
  ['licence', 'good'],
  ['workshop', 'good'],
  ['machines', 'note'],
  ['material', 'good'],
  ['exits', 'bad'],
] as const;

/** Faults found in the example, and how many the tables of ISO 2859-1 allow in 125 pieces at AQL 0, 2.5 and 4.0. */
const faults = [
  { kind: 'critical', found: 0, allowed: 0 },
  { kind: 'major', found: 9, allowed: 7 },
  { kind: 'minor', found: 6, allowed: 10 },
] as const;

/** What one pair costs in the example, in US dollars. */
const parts = [
  ['goods', 6.2],
  ['fee', 0.31],
  ['freight', 0.61],
  ['duty', 1.95],
  ['inland', 0.27],
] as const;
const total = parts.reduce((sum, [, amount]) => sum + amount, 0);

/** A sheet of paper, marked as an example. */
function Sheet({ title, texts, children }: { title: string; texts: ProofTexts; children: ReactNode }) {
  const { t } = useTexts(texts);
  return (
    <figure className="card sheet p-5 sm:p-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="h3 font-display font-bold">{title}</span>
        <span className="badge badge-amber">{t('example')}</span>
      </figcaption>
      {children}
      <p className="mt-3 text-xs text-muted">{t('exampleText')}</p>
    </figure>
  );
}

/** A vetting report with its date and findings, good and bad. */
export function VettingReport({ proof }: HomeTexts) {
  const { t } = useTexts(proof);
  return (
    <Sheet title={t('report.title')} texts={proof}>
      <p className="mt-2 text-sm">
        <strong>{t('report.factory')}</strong>
        <br />
        {t('report.visited')}
      </p>
      <dl className="mt-3">
        {rows.map(([row, state]) => (
          <div key={row} className="finding line-t py-2 text-sm">
            <dt className="font-semibold">{t(`report.rows.${row}.name`)}</dt>
            <dd className="text-muted">{t(`report.rows.${row}.finding`)}</dd>
            <dd className={`finding-state finding-${state}`}>{t(`report.${state}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quote mt-3 pl-3 text-sm font-semibold">{t('report.verdict')}</p>
    </Sheet>
  );
}

/** What was counted at an inspection, and what follows from it. */
export function Inspection({ proof, fail }: HomeTexts) {
  const { t } = useTexts(proof);
  const { t: shared } = useTexts();
  const { t: failing } = useTexts(fail);
  return (
    <section className="wrap section grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <div className="lg:order-2">
        <h2 className="h2">{shared('home.benefitQuality')}</h2>
        <p className="lead mt-2">{shared('home.benefitQualityText')}</p>
        <h3 className="h3 mt-6">{failing('failTitle')}</h3>
        <ol className="steps mt-4">
          {(['fail1', 'fail2', 'fail3'] as const).map((key, i) => (
            <li key={key}>
              <span aria-hidden="true" className="steps-mark">
                {i + 1}
              </span>
              {failing(key)}
            </li>
          ))}
        </ol>
      </div>
      <Sheet title={t('inspection.title')} texts={proof}>
        <p className="mt-2 text-sm">{t('inspection.lot')}</p>
        <ul className="mt-3 grid gap-4">
          {faults.map(({ kind, found, allowed }) => (
            <li key={kind} className="line-t pt-3 text-sm">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold">{t(`inspection.${kind}`)}</span>
                <span className={found > allowed ? 'text-laterite' : 'text-muted'}>
                  {t('inspection.allowed', { found, allowed })}
                </span>
              </p>
              <Dots found={found} allowed={allowed} />
            </li>
          ))}
        </ul>
        <p className="stamp mt-4">{t('inspection.failed')}</p>
      </Sheet>
    </section>
  );
}

/** One dot a fault that was found or would be allowed; those beyond the limit, which the line marks, are red. */
function Dots({ found, allowed }: { found: number; allowed: number }) {
  return (
    <svg className="mt-2 block" width="192" height="16" viewBox="0 0 192 16" aria-hidden="true">
      {Array.from({ length: Math.max(found, allowed) }, (_, i) => (
        <circle
          key={i}
          cx={8 + i * 16 + (i >= allowed ? 8 : 0)}
          cy="8"
          r="5"
          className={i >= found ? 'dot-free' : i >= allowed ? 'dot-over' : 'dot-found'}
        />
      ))}
      <path d={`M${allowed * 16 + 4} 0v16`} className="dot-limit" />
    </svg>
  );
}

/** How a price comes about, from the factory to the buyer's shop. */
export function LandedPrice({ proof }: HomeTexts) {
  const { t } = useTexts(proof);
  const { t: shared } = useTexts();
  return (
    <section className="wrap section grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
      <div>
        <h2 className="h2">{shared('home.benefitPrice')}</h2>
        <p className="lead mt-2">{shared('home.benefitPriceText')}</p>
        <p className="mt-4 max-w-xl">{t('price.lead')}</p>
      </div>
      <Sheet title={t('price.title')} texts={proof}>
        <table className="mt-3 w-full text-left text-sm">
          <tbody>
            {parts.map(([part, amount], i) => (
              <tr key={part} className="line-t">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {t(`price.${part}`)}
                  <svg className="part-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <path
                      className={`part-${part}`}
                      d={`M${(100 * before(i)) / total} 0h${(100 * amount) / total}v1h${(-100 * amount) / total}z`}
                    />
                  </svg>
                </th>
                <td className="py-2 text-right align-top whitespace-nowrap">
                  <Dollars amount={amount} />
                </td>
              </tr>
            ))}
            <tr className="line-t font-semibold">
              <th scope="row" className="py-2 pr-3">
                {t('price.total')}
              </th>
              <td className="py-2 text-right text-lg whitespace-nowrap text-leaf">
                <Dollars amount={total} />
              </td>
            </tr>
          </tbody>
        </table>
      </Sheet>
    </section>
  );
}

const Dollars = ({ amount }: { amount: number }) => (
  <Price product={{ price: amount.toFixed(2), priceUnit: 'USD' }} className="" />
);

const before = (i: number) => parts.slice(0, i).reduce((sum, [, amount]) => sum + amount, 0);
