import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import type { PriceExample } from './price-example.ts';

const rows = [
  ['licence', 'good'],
  ['workshop', 'good'],
  ['machines', 'note'],
  ['material', 'good'],
  ['exits', 'bad'],
] as const;

/** Faults in the example, and how many the tables of ISO 2859-1 allow in 125 pieces at AQL 0, 2.5 and 4.0. */
const faults = [
  { kind: 'critical', found: 0, allowed: 0 },
  { kind: 'major', found: 9, allowed: 7 },
  { kind: 'minor', found: 6, allowed: 10 },
] as const;

type BenefitProps = { title: TextKey; text: TextKey; sheet?: string; children?: ReactNode };

/** A promise of the company, and below it the sheet of paper that proves it. */
function Benefit({ title, text, sheet, children }: BenefitProps) {
  const { t } = useTexts();
  return (
    <li className="card sheet p-4">
      <h3 className="h3">{t(title)}</h3>
      <p className="mt-1 text-sm text-muted">{t(text)}</p>
      {sheet ? (
        <figure className="line-t mt-2 pt-2">
          <figcaption className="font-semibold">{sheet}</figcaption>
          {children}
        </figure>
      ) : null}
    </li>
  );
}

/** A vetting report with its date and its good and bad findings. */
export function VettingReport() {
  const { t } = useTexts();
  return (
    <Benefit title="home.benefitSupply" text="home.benefitSupplyText" sheet={t('proof.report.title')}>
      <p className="mt-1 text-sm">
        <strong>{t('proof.report.factory')}</strong>
        <br />
        {t('proof.report.visited')}
      </p>
      <dl className="mt-2">
        {rows.map(([row, state]) => (
          <div key={row} className="finding line-t py-1 text-sm">
            <dt className="font-semibold">{t(`proof.report.rows.${row}.name`)}</dt>
            <dd className="text-sm text-muted sm:text-sm">{t(`proof.report.rows.${row}.finding`)}</dd>
            <dd className={`finding-state finding-${state}`}>{t(`proof.report.${state}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quote mt-2 pl-3 text-sm font-semibold">{t('proof.report.verdict')}</p>
    </Benefit>
  );
}

/** The result of an inspection and its consequence, with the heading of the process page. */
export function Inspection({ failTitle }: { failTitle: string }) {
  const { t } = useTexts();
  return (
    <Benefit title="home.benefitQuality" text="home.benefitQualityText" sheet={t('proof.inspection.title')}>
      <p className="mt-1 text-sm">{t('proof.inspection.lot')}</p>
      <ul className="mt-2 grid gap-2">
        {faults.map(({ kind, found, allowed }) => (
          <li key={kind} className="line-t pt-2 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{t(`proof.inspection.${kind}`)}</span>
              <span className={found > allowed ? 'text-laterite' : 'text-muted'}>
                {t('proof.inspection.allowed', { found, allowed })}
              </span>
            </p>
            <Dots found={found} allowed={allowed} />
          </li>
        ))}
      </ul>
      <p className="stamp mt-3">{t('proof.inspection.failed')}</p>
      <Link to="/process#fail" className="link mt-2 inline-flex min-h-11 items-center text-sm">
        {failTitle}
      </Link>
    </Benefit>
  );
}

/** One dot per fault that was found or would be allowed. Those beyond the limit, which the line marks, are red. */
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

/** The parts of a real product's price, from the factory to the buyer's door; no figures unless all are known. */
export function LandedPrice({ example }: { example: PriceExample | null }) {
  const { t } = useTexts();
  if (!example) return <Benefit title="home.benefitPrice" text="home.benefitPriceText" />;
  return (
    <Benefit title="home.benefitPrice" text="home.benefitPriceText" sheet={t('proof.price.title')}>
      <p className="mt-1 text-sm">{example.lead}</p>
      <table className="mt-2 w-full text-left text-sm">
        <tbody>
          {example.rows.map(({ part, amount, share, start }) => (
            <tr key={part} className="line-t max-sm:hidden">
              <th scope="row" className="py-1 pr-3 font-normal">
                {part === 'goods' ? example.goods : t(`proof.price.${part}`)}
                <svg className="part-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path className={`part-${part}`} d={`M${start} 0h${share}v1h-${share}z`} />
                </svg>
              </th>
              <td className="py-1 text-right align-top wrap-normal">{amount}</td>
            </tr>
          ))}
          <tr className="line-t font-semibold">
            <th scope="row" className="py-1 pr-3">
              {t('proof.price.total')}
            </th>
            <td className="py-1 text-right wrap-normal text-leaf">
              {example.total}
              <span className="block font-normal">{example.piece}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <Link to={example.path} className="link inline-flex min-h-11 items-center text-sm">
        {t('proof.price.link')}
      </Link>
    </Benefit>
  );
}
