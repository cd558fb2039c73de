import { Link } from 'react-router';
import { balancePercent, depositPercent } from '#shared/deals/company.ts';
import type { AboutTexts } from '#shared/i18n/en/company.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { ReplyPromise } from '../../../lib/reply-promise.tsx';
import { useShell } from '../../../lib/shell.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CallToAction, PageHero, Part } from './page-parts.tsx';
import { Titled } from '../../../ui/titled.tsx';

const leaders = ['ceo', 'coo'] as const;
const values = ['integrity', 'excellence', 'partnership'] as const;

type Props = {
  texts: AboutTexts;
  scene: string;
  portraits: Record<(typeof leaders)[number], string>;
};

/** Who the company is (docs/specification/site.md#about). */
export function AboutPage({ texts, scene, portraits }: Props) {
  const { t } = useTexts(texts);
  const { t: shared } = useTexts();
  const { companyName, yearsOfExperience } = useShell().settings;
  const percents = { deposit: String(depositPercent), balance: String(balancePercent) };
  return (
    <>
      <PageHero scene={scene} title={t('title')} subtitle={t('subtitle', { company: companyName })} />
      <section className="wrap section grid gap-8 lg:grid-cols-3 lg:gap-14">
        <div className="lg:col-span-2">
          <h2 className="h2">{t('storyTitle')}</h2>
          <div className="mt-4 grid max-w-2xl gap-4">
            <p>{t('story1')}</p>
            <p>{t('story2')}</p>
            <p>{t('story3', { count: yearsOfExperience })}</p>
            <p>{t('story4', percents)}</p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/process" className="btn btn-outline">
              {t('storyLink')}
            </Link>
            <Link to="/check-us" className="btn btn-outline">
              <Icon name="shield" />
              {shared('footer.checkUs')}
            </Link>
          </div>
        </div>
        <Facts texts={texts} years={yearsOfExperience} />
      </section>
      <Part title={t('teamTitle')} intro={t('teamText')}>
        <ul className="grid gap-8 md:grid-cols-2">
          {leaders.map((leader) => (
            <li key={leader} className="flex items-start gap-4">
              <img
                src={portraits[leader]}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 shrink-0 rounded-full"
              />
              <div>
                <h3 className="h3">{t(`team.${leader}.name`)}</h3>
                <p className="font-semibold text-leaf">{t(`team.${leader}.role`)}</p>
                <p className="mt-1 text-muted">{t(`team.${leader}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <section className="wrap section grid gap-8 md:grid-cols-2 md:gap-10">
        {(['mission', 'vision'] as const).map((key) => (
          <div key={key} className="quote pl-4">
            <h2 className="h3 text-leaf">{t(`${key}Title`)}</h2>
            <p className="mt-2 font-display text-xl leading-snug">{t(key)}</p>
          </div>
        ))}
      </section>
      <Part title={t('valuesTitle')}>
        <ul>
          {values.map((value) => (
            <li key={value} className="line-t grid gap-1 py-5 md:grid-cols-3">
              <h3 className="h3">{t(`values.${value}.title`)}</h3>
              <p className="max-w-2xl md:col-span-2">{t(`values.${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <CallToAction title={t('ctaTitle')} text={t('ctaText')} products={t('ctaProducts')} />
    </>
  );
}

function Facts({ texts, years }: { texts: AboutTexts; years: number }) {
  const { t } = useTexts(texts);
  const facts = [
    [t('headquarters'), t('headquartersText')],
    [t('ports'), t('portsText')],
    [t('markets'), t('marketsText')],
    [t('experience'), t('experienceText', { count: years })],
    [t('reply'), <ReplyPromise key="reply" />],
  ] as const;
  return (
    <Titled className="card self-start p-5" id="facts" title={t('factsTitle')}>
      <dl className="mt-3 grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="line-t pt-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Titled>
  );
}
