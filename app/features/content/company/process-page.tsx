import { balancePercent, depositPercent, processSteps } from '#shared/deals/company.ts';
import { formatPercent } from '#shared/base/formatting.ts';
import type { ProcessTexts } from '#shared/i18n/en/company.ts';
import { localeTags } from '#shared/base/locale.ts';
import type { DeliveryTimes } from '#shared/content/setting-rules.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconList } from '../../../ui/icon-list.tsx';
import { PageStyle } from '../../../lib/page-style.tsx';
import { PaySafelyLink } from '../../../lib/pay-safely-link.tsx';
import { SwipeRow } from '../../../ui/swipe-row.tsx';
import { CallToAction, PageHero, Part } from './page-parts.tsx';
import { Timeline } from './timeline.tsx';
import processCss from './timeline.css?inline';
import { Titled } from '../../../ui/titled.tsx';

const cards = [
  ['catalogue', 'box'],
  ['requests', 'chat'],
  ['light', 'globe'],
] as const;
const never = ['never1', 'never2', 'never3', 'never4'] as const;
const benefits = ['before', 'one', 'load', 'written'] as const;

type Props = { texts: ProcessTexts; scene: string; times: DeliveryTimes };

/** How an order runs (docs/specification/site.md#process). */
export function ProcessPage({ texts, scene, times }: Props) {
  const { t } = useTexts(texts);
  return (
    <div className="dense">
      <PageStyle name="process" css={processCss} />
      <PageHero scene={scene} title={t('title')} subtitle={t('subtitle')} />
      <Terms texts={texts} times={times} />
      <section className="wrap section">
        <h2 className="h2">{t('stepsTitle')}</h2>
        <Steps texts={texts} />
      </section>
      <div className="wrap section grid gap-4 sm:gap-8 lg:grid-cols-2 lg:gap-14">
        <section id="fail">
          <h2 className="h2">{t('failTitle')}</h2>
          <ol className="mt-3 grid gap-2 sm:mt-5 sm:gap-4">
            {(['fail1', 'fail2', 'fail3'] as const).map((key, i) => (
              <li key={key} className="flex items-baseline gap-3">
                <span aria-hidden="true" className="flex-none font-display text-xl font-bold text-leaf">
                  {i + 1}
                </span>
                {t(key)}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="h2">{t('neverTitle')}</h2>
          <IconList
            icon="close"
            items={never.map((key) => [key, t(key)])}
            className="mt-3 gap-2 sm:mt-5 sm:gap-4"
          />
        </section>
      </div>
      <Part title={t('timelineTitle')} intro={t('timelineText')}>
        <Timeline texts={texts} times={times} />
      </Part>
      <Part title={t('platformTitle')} intro={t('platformText')}>
        <SwipeRow label={t('platformTitle')}>
          <ul>
            {cards.map(([card, icon]) => (
              <li key={card} className="card p-4 sm:p-5">
                <h3 className="h3 flex items-center gap-2">
                  <span className="text-leaf">
                    <Icon name={icon} className="size-6" />
                  </span>
                  {t(`platform.${card}.title`)}
                </h3>
                <p className="mt-1 text-muted">{t(`platform.${card}.text`)}</p>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </Part>
      <Part title={t('benefitsTitle')}>
        <SwipeRow label={t('benefitsTitle')}>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit} className="quote pl-4">
                <h3 className="h3">{t(`benefits.${benefit}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`benefits.${benefit}.text`)}</p>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </Part>
      <CallToAction title={t('ctaTitle')} text={t('ctaText')} products={t('ctaProducts')} />
    </div>
  );
}

/** Deposit, balance and duration, at the top of the page. */
function Terms({ texts, times }: Omit<Props, 'scene'>) {
  const { locale, t } = useTexts(texts);
  const { t: shared } = useTexts();
  const percent = (value: number) => formatPercent(localeTags[locale], value);
  const terms = [
    [percent(depositPercent), t('depositText')],
    [percent(balancePercent), t('balanceText')],
    [t('weeks', times.sourcing), t('totalText')],
  ] as const;
  return (
    <Titled className="wrap pt-5 sm:pt-8" id="terms" title={t('termsTitle')} look="sr-only">
      <ul className="grid gap-2 md:grid-cols-3 md:gap-4">
        {terms.map(([figure, text]) => (
          <li key={text} className="quote pl-4">
            <strong className="font-display text-xl font-bold text-leaf md:block md:text-3xl">
              {figure}
            </strong>{' '}
            {text}
          </li>
        ))}
      </ul>
      <PaySafelyLink text={shared('footer.paySafely')} />
    </Titled>
  );
}

/** Six steps along a vertical line: what is done, what the buyer does, what the buyer receives. */
function Steps({ texts }: { texts: ProcessTexts }) {
  const { t } = useTexts(texts);
  const percents = { deposit: String(depositPercent), balance: String(balancePercent) };
  return (
    <ol className="steps mt-4 sm:mt-6">
      {processSteps.map((step, i) => (
        <li key={step}>
          <span aria-hidden="true" className="steps-mark">
            {i + 1}
          </span>
          {/* On a phone the six titles are an overview; wide screens show all of it (timeline.css). */}
          <details className="faq">
            <summary data-plain="">
              <h3 className="font-display text-lg font-bold sm:text-xl">{t(`steps.${step}.title`)}</h3>
              <Icon name="chevron" />
            </summary>
            <div className="grid gap-x-14 gap-y-3 pb-2 lg:grid-cols-2">
              <p>{t(`steps.${step}.text`)}</p>
              <dl className="card grid gap-2 self-start p-3 sm:p-4">
                {(['you', 'see'] as const).map((key) => (
                  <div key={key}>
                    <dt className="text-sm font-semibold text-leaf">{t(`${key}Label`)}</dt>
                    <dd>{t(`steps.${step}.${key}`, percents)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
