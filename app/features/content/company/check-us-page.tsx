import { Link } from 'react-router';
import { balancePercent, depositPercent } from '#shared/deals/company.ts';
import type { CheckUsTexts } from '#shared/i18n/en/company.ts';
import type { SiteSettings } from '#shared/content/setting.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useShell } from '../../../lib/shell.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconList } from '../../../ui/icon-list.tsx';
import { PaySafelyLink } from '../../../lib/pay-safely-link.tsx';
import { CallToAction, PageHero, Part } from './page-parts.tsx';
import { Licence, RecordFacts } from './record.tsx';

const claims = [
  ['registered', 'search'],
  ['licence', 'shield'],
  ['bank', 'coin'],
  ['people', 'user'],
  ['visit', 'pin'],
  ['references', 'chat'],
] as const satisfies [keyof CheckUsTexts['claims'], IconName][];
const never = ['never1', 'never2', 'never3', 'never4', 'never5'] as const;

type Props = {
  scene: string;
  texts: CheckUsTexts;
  registration: SiteSettings['registration'];
  isDemo: boolean;
};

/** How a buyer verifies the company's statements about itself (docs/specification/site.md#check-us). */
export function CheckUsPage({ scene, texts, registration, isDemo }: Props) {
  const { t } = useTexts(texts);
  const { t: shared } = useTexts();
  const { addresses, email } = useShell().settings;
  const record = { texts: texts.record, registration };
  return (
    <>
      <PageHero scene={scene} title={t('title')} subtitle={t('subtitle')} />
      <Part title={t('record.title')}>
        <div className="card grid gap-5 p-4 md:grid-cols-2 md:gap-10 sm:p-6">
          <Licence {...record} isDemo={isDemo} />
          <RecordFacts {...record}>
            <dt>{t('record.since')}</dt>
            <dd>{registration.since}</dd>
            <dt>{t('record.office')}</dt>
            <dd>{addresses[0]?.lines}</dd>
            <dt>{t('record.account')}</dt>
            <dd>{t('accountText')}</dd>
          </RecordFacts>
        </div>
      </Part>
      <Part title={t('claimsTitle')}>
        <ol className="grid gap-3 md:grid-cols-2 md:gap-5">
          {claims.map(([claim, icon]) => (
            <li key={claim} className="card p-4 sm:p-5">
              <h3 className="h3 flex items-center gap-2">
                <span className="shrink-0 text-leaf">
                  <Icon name={icon} className="size-6" />
                </span>
                {t(`claims.${claim}.title`)}
              </h3>
              <p className="mt-2">{t(`claims.${claim}.text`)}</p>
              <p className="quote mt-3 pl-3">
                <strong className="block text-sm text-leaf">{t('checkLabel')}</strong>
                {t(`claims.${claim}.check`)}
              </p>
            </li>
          ))}
        </ol>
      </Part>
      <div className="wrap section grid gap-8 lg:grid-cols-2 lg:gap-14">
        <section>
          <h2 className="h2">{t('neverTitle')}</h2>
          <IconList
            icon="close"
            items={never.map((key) => [
              key,
              t(key, { deposit: String(depositPercent), balance: String(balancePercent) }),
            ])}
            className="mt-5 gap-3"
          />
        </section>
        <section className="notice notice-bad self-start">
          <h2 className="h3">{t('doubtTitle')}</h2>
          <p className="mt-1">{t('doubtText', { email })}</p>
          <PaySafelyLink text={shared('footer.paySafely')} />
        </section>
      </div>
      <p className="wrap">
        <Link to="/how-we-did" className="link inline-flex min-h-11 items-center">
          {shared('footer.howWeDid')}
        </Link>
      </p>
      <CallToAction title={t('ctaTitle')} text={t('ctaText')} products={t('ctaProducts')} />
    </>
  );
}
