import { countryName } from '#shared/base/country.ts';
import { formatPercent } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { HowWeDidTexts } from '#shared/i18n/en/company.ts';
import { fewestCases, type PublicFigures } from '#shared/operations/figure-public.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { CallToAction, PageHero, Part } from './page-parts.tsx';

type Props = { scene: string; texts: HowWeDidTexts; figures: PublicFigures; replyHours: number };
type Fact = readonly [name: string, value: string];

/** The company's own figures (decision 048): the middle and the worst case of all, or that there are too few. */
export function HowWeDidPage({ scene, texts, figures, replyHours }: Props) {
  const { locale, t } = useTexts(texts);
  const { replies, offers, productions, promises, inspections, doors } = figures;
  const minutes = (value: number) =>
    value < 60
      ? t('minutes', { count: Math.round(value) })
      : t('hours', { count: Math.round(value / 6) / 10 });
  const days = (value: number) => t('days', { count: Math.round(value) });
  const door = (value: number) =>
    value === 0
      ? t('same')
      : t(value > 0 ? 'more' : 'less', { percent: formatPercent(localeTags[locale], Math.abs(value)) });
  const spread = (
    found: { count: number; typical: number | null; worst: number | null },
    write: (value: number) => string,
    label = t('typical'),
  ): Fact[] => [
    ...(found.typical === null ? [] : [[label, write(found.typical)] as const]),
    ...(found.worst === null ? [] : [[t('worst'), write(found.worst)] as const]),
    [t('cases'), String(found.count)],
  ];
  const figure = (name: 'offers' | 'productions' | 'promises' | 'inspections', facts: Fact[] | null) => ({
    title: texts[name].title,
    text: texts[name].text,
    facts,
  });
  const shown = [
    {
      title: texts.replies.title,
      text: t('replies.text', { hours: t('hours', { count: replyHours }) }),
      facts: replies && [...spread(replies, minutes), [t('kept'), String(replies.kept)] as const],
    },
    figure('offers', offers && spread(offers, minutes)),
    figure('productions', productions && spread(productions, days)),
    figure(
      'promises',
      promises && [
        [t('kept'), String(promises.kept)],
        [t('late'), String(promises.late)],
        ...spread(promises, days, t('lateBy')),
      ],
    ),
    figure(
      'inspections',
      inspections && [
        [t('within'), String(inspections.within)],
        [t('over'), String(inspections.over)],
        [t('cases'), String(inspections.count)],
      ],
    ),
    ...(doors.length > 0
      ? doors.map((one) => ({
          title: `${texts.doors.title}: ${countryName(one.country, locale)}`,
          text: texts.doors.text,
          facts: spread(one, door),
        }))
      : [{ ...texts.doors, facts: null }]),
  ];
  return (
    <>
      <PageHero scene={scene} title={t('title')} subtitle={t('subtitle')} />
      <div className="wrap section">
        <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
          {shown.map(({ title, text, facts }) => (
            <li key={title} className="card grid content-start gap-2 p-4 sm:p-5">
              <h2 className="h3">{title}</h2>
              <p>{text}</p>
              {facts ? (
                <dl className="facts">
                  {facts.map(([name, value]) => (
                    <div key={name} className="flex flex-wrap justify-between gap-x-4">
                      <dt className="text-muted">{name}</dt>
                      <dd className="font-semibold">{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <p className="text-muted">{t('few', { count: fewestCases })}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Part title={t('how')}>
        <p className="lead">{t('howText')}</p>
      </Part>
      <CallToAction title={t('ctaTitle')} text={t('ctaText')} products={t('ctaProducts')} />
    </>
  );
}
