import type { ReactNode } from 'react';
import type { CheckUsTexts } from '#shared/i18n/en/company.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import licence from '../../../assets/licence.svg?url';
import { useTexts } from '../../../lib/i18n.tsx';

type Props = {
  texts: Pick<CheckUsTexts['record'], 'name' | 'number' | 'licenceLabel' | 'demo' | 'demoText'>;
  registration: SiteSettings['registration'];
  /** Whether the company is fictional. Then a ribbon says so. */
  isDemo: boolean;
};

/** Name and number as in the public register. More facts follow as children. */
export function RecordFacts({
  texts,
  registration,
  children,
}: Omit<Props, 'isDemo'> & { children?: ReactNode }) {
  const { t } = useTexts(texts);
  const { name, chineseName, number } = registration;
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
      <dd>{number}</dd>
      {children}
    </dl>
  );
}

/**
 * The business licence with the data of the register, drawn like a Chinese licence. Only for a demo company, which
 * has no licence that could be scanned.
 */
export function Licence({ texts, registration, isDemo }: Props) {
  const { t } = useTexts(texts);
  const { t: shared } = useTexts();
  if (!isDemo) return null;
  const { name, chineseName, number, since } = registration;
  return (
    <figure>
      <div className="licence">
        <img
          src={licence}
          alt={shared('common.labelled', { label: t('licenceLabel'), value: name })}
          width={640}
          height={440}
          loading="lazy"
        />
        <svg viewBox="0 0 320 220" fontSize="11" fill="#17231d" aria-hidden="true" lang="zh-CN">
          <text x="160" y="94" textAnchor="middle">
            {number}
          </text>
          <text x="90" y="124">
            {chineseName}
          </text>
          <text x="90" y="146">
            {since}
          </text>
        </svg>
        <span className="ribbon">{t('demo')}</span>
      </div>
      <figcaption className="mt-1.5 text-sm text-muted">{t('demoText')}</figcaption>
    </figure>
  );
}
