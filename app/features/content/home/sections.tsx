import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { IconList } from '../../../ui/icon-list.tsx';
import { SwipeRow } from '../../../ui/swipe-row.tsx';
import type { PriceExample } from './price-example.ts';
import { Inspection, LandedPrice, VettingReport } from './proof.tsx';

type Item = { title: TextKey; text: TextKey };

const services: readonly Item[] = [
  { title: 'home.serviceSourcing', text: 'home.serviceSourcingText' },
  { title: 'home.serviceQuality', text: 'home.serviceQualityText' },
  { title: 'home.serviceLogistics', text: 'home.serviceLogisticsText' },
];

const expertise: readonly Item[] = [
  { title: 'home.expertiseFashion', text: 'home.expertiseFashionText' },
  { title: 'home.expertiseElectronics', text: 'home.expertiseElectronicsText' },
  { title: 'home.expertiseHousehold', text: 'home.expertiseHouseholdText' },
];

const advantages = ['home.advantage1', 'home.advantage2', 'home.advantage3'] as const;

type SectionProps = { title: string; link?: ReactNode; children: ReactNode };

/** A heading, with a link beside it, and a row. */
function Section({ title, link, children }: SectionProps) {
  return (
    <section className="wrap section">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="h2">{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}

/** Who the company is and where it is located, its areas of expertise, and its founders: three cards in one row. */
function WhyUs({ portraits }: { portraits: ReactNode }) {
  const { t } = useTexts();
  return (
    <section className="wrap section">
      <SwipeRow label={t('home.advantageTitle')}>
        <ul>
          <li className="card p-4">
            <h2 className="h3">{t('home.advantageTitle')}</h2>
            <p className="mt-1 text-sm text-muted sm:text-base">{t('home.advantageText')}</p>
            <IconList
              icon="check"
              items={advantages.map((point) => [point, t(point)])}
              className="mt-2 gap-1 text-sm sm:mt-3 sm:gap-1.5 sm:text-base"
            />
          </li>
          <li className="card p-4">
            <h2 className="h3">{t('home.expertiseTitle')}</h2>
            <dl className="mt-1 grid gap-2 text-sm sm:text-base">
              {expertise.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{t(title)}</dt>
                  <dd className="text-muted">{t(text)}</dd>
                </div>
              ))}
            </dl>
          </li>
          <li className="card quote p-4">
            <figure className="flex h-full flex-col">
              <blockquote className="font-display text-lg leading-snug sm:text-xl">
                “{t('home.founderQuote')}”
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3 pt-4 text-muted">
                {portraits}
                {t('home.founderName')}
              </figcaption>
            </figure>
          </li>
        </ul>
      </SwipeRow>
    </section>
  );
}

type Props = {
  /** The heading under which the process page explains what happens when a lot fails. */
  failTitle: string;
  /** The landed price of a product; null if none is completely known. */
  example: PriceExample | null;
  /** The company's data in the public register. */
  record: ReactNode;
  /** Testimonials of buyers. */
  testimonials: ReactNode;
  portraits: ReactNode;
  logos: ReactNode;
};

/** The company's own sections of the home page, below the products. */
export function CompanySections({ failTitle, example, record, testimonials, portraits, logos }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Section title={t('proof.title')}>
        <SwipeRow label={t('proof.title')} className="proofs">
          <ul>
            {record}
            <VettingReport />
            <Inspection failTitle={failTitle} />
            <LandedPrice example={example} />
          </ul>
        </SwipeRow>
        <p className="mt-2 text-sm text-muted">{t('proof.exampleText')}</p>
      </Section>
      {testimonials}
      <Section
        title={t('home.partnerTitle')}
        link={
          <Link to="/services" className="link inline-flex min-h-11 items-center text-right text-sm">
            {t('home.servicesAll')}
          </Link>
        }
      >
        <p className="mb-2 max-w-3xl text-sm text-muted sm:text-base">{t('home.partnerText')}</p>
        <SwipeRow label={t('home.servicesTitle')}>
          <ul>
            {services.map(({ title, text }) => (
              <li key={title} className="item pt-2">
                <h3 className="h3">{t(title)}</h3>
                <p className="mt-1 text-sm text-muted sm:text-base">{t(text)}</p>
              </li>
            ))}
          </ul>
        </SwipeRow>
      </Section>
      <WhyUs portraits={portraits} />
      <section className="band">
        <div className="wrap flex flex-col items-start gap-3 py-5 md:flex-row md:items-center md:justify-between sm:py-10">
          <div>
            <h2 className="h2">{t('home.consultationTitle')}</h2>
            <p className="mt-1 max-w-2xl">{t('home.consultationText')}</p>
          </div>
          <Link to="/contact" className="btn btn-light shrink-0">
            {t('nav.contactUs')}
          </Link>
        </div>
      </section>
      {logos ? <Section title={t('home.partnersTitle')}>{logos}</Section> : null}
    </>
  );
}
