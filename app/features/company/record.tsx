import type { ReactNode } from 'react';
import type { CheckUsTexts } from '#shared/i18n/en/company.ts';
import type { SiteSettings } from '#shared/setting.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { useShell } from '../../lib/shell.ts';

type Props = {
  texts: CheckUsTexts['record'];
  registration: SiteSettings['registration'];
  /** Whether the company is made up: then a ribbon says so, once for all. */
  isDemo: boolean;
};

/** The name, number and year that the public register has, and the head office. */
export function RecordFacts({
  texts,
  registration,
  children,
}: Omit<Props, 'isDemo'> & { children?: ReactNode }) {
  const { t } = useTexts(texts);
  const { addresses } = useShell().settings;
  const { name, chineseName, number, since } = registration;
  return (
    <dl className="record text-sm">
      <dt>{t('name')}</dt>
      <dd>
        {name}
        <span lang="zh-CN" className="block">
          {chineseName}
        </span>
      </dd>
      <dt>{t('number')}</dt>
      <dd className="record-number">{number}</dd>
      <dt>{t('since')}</dt>
      <dd>{since}</dd>
      {addresses[0] ? (
        <>
          <dt>{t('office')}</dt>
          <dd className="whitespace-pre-line">{addresses[0].lines}</dd>
        </>
      ) : null}
      {children}
    </dl>
  );
}

/**
 * The business licence, drawn with what the register says, as a Chinese licence looks: title, number, name, a square code, a
 * red seal. Of a demo company alone, which has no licence that could be scanned.
 */
export function Licence({ texts, registration, isDemo }: Props) {
  const { t } = useTexts(texts);
  const { t: shared } = useTexts();
  if (!isDemo) return null;
  const label = shared('common.labelled', { label: t('licenceLabel'), value: registration.name });
  return (
    <figure>
      <div className="licence">
        <svg viewBox="0 0 320 220" role="img" aria-label={label} lang="zh-CN">
          <path d="M0 0h320v220H0z" fill="#f7efd9" />
          <path d="M8 8h304v204H8zM13 13h294v194H13z" fill="none" stroke="#c08a2c" strokeWidth="1.5" />
          <g fill="none" stroke="#c08a2c" opacity=".35">
            <path d="M20 110q35-26 70 0t70 0 70 0 70 0M20 118q35-26 70 0t70 0 70 0 70 0M20 102q35-26 70 0t70 0 70 0 70 0" />
          </g>
          <path d="M160 20l5 9 10 2-7 7 1 10-9-4-9 4 1-10-7-7 10-2z" fill="#b4472e" />
          <g fill="#17231d" textAnchor="middle">
            <text x="160" y="74" fontSize="22" fontWeight="700" letterSpacing="8">
              营业执照
            </text>
            <text x="160" y="94" fontSize="10">
              统一社会信用代码 {registration.number}
            </text>
          </g>
          <g fill="#17231d" fontSize="11">
            <text x="30" y="124">
              名称
            </text>
            <text x="82" y="124">
              {registration.chineseName}
            </text>
            <text x="30" y="146">
              成立日期
            </text>
            <text x="82" y="146">
              {registration.since}年
            </text>
            <text x="30" y="168">
              经营范围
            </text>
          </g>
          <path d="M82 161h104v6H82zm0 13h92v6H82zm0 13h60v6H82z" fill="#17231d" opacity=".22" />
          <path d={code} fill="#17231d" />
          <g fill="none" stroke="#b4261e" opacity=".8">
            <circle cx="226" cy="172" r="26" strokeWidth="3" />
            <circle cx="226" cy="172" r="20" strokeDasharray="3 4" strokeWidth="4" opacity=".7" />
          </g>
          <path
            d="M226 160l3.500 7.500 8 1-6 5.500 1.500 8-7-4-7 4 1.500-8-6-5.500 8-1z"
            fill="#b4261e"
            opacity=".8"
          />
        </svg>
        <span className="ribbon">{t('demo')}</span>
      </div>
      <figcaption className="mt-1.5 text-xs text-muted">{t('demoText')}</figcaption>
    </figure>
  );
}

/** What looks like a square code and leads nowhere: three corners, and dots in no order. */
const code =
  'M262 24h18v18h-18zm4 4v10h10V28zM288 24h14v14h-14zm4 4v6h6v-6zM262 50h14v14h-14zm4 4v6h6v-6zM284 44h4v4h-4zm8 2h4v4h-4zm8 4h4v4h-4zm-18 8h4v4h-4zm8-4h4v4h-4zm6 8h4v4h-4zm-10 4h4v4h-4zm12-14h4v4h-4z';
