import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type HomeTexts, Inspection, LandedPrice, VettingReport } from './proof.tsx';

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

/** Three things beside each other, each under a line of its own. */
function Items({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  return (
    <ul className="grid gap-5 md:grid-cols-3 lg:gap-8">
      {items.map(({ title, text }) => (
        <li key={title} className="item pt-3">
          <h3 className="h3">{t(title)}</h3>
          <p className="mt-1 text-muted">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function Section({ title, intro, children }: { title: TextKey; intro?: TextKey; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section className="wrap section">
      <h2 className="h2">{t(title)}</h2>
      {intro ? <p className="lead mt-2">{t(intro)}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}

function Points({ points }: { points: readonly TextKey[] }) {
  const { t } = useTexts();
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2">
          <span className="mt-0.5 shrink-0 text-leaf">
            <Icon name="check" />
          </span>
          {t(point)}
        </li>
      ))}
    </ul>
  );
}

/** The company's own words on the home page, below the products. */
export function CompanySections({ texts, logos }: { texts: HomeTexts; logos: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <section className="wrap section grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h2 className="h2">{t('home.partnerTitle')}</h2>
          <p className="lead mt-2 mb-5">{t('home.partnerText')}</p>
          <Points
            points={['home.partnerPoint1', 'home.partnerPoint2', 'home.partnerPoint3', 'home.partnerPoint4']}
          />
          <h3 className="h3 mt-6">{t('home.benefitSupply')}</h3>
          <p className="mt-1 text-muted">{t('home.benefitSupplyText')}</p>
        </div>
        <VettingReport {...texts} />
      </section>
      <Inspection {...texts} />
      <LandedPrice {...texts} />
      <Section title="home.servicesTitle">
        <Items items={services} />
        <Link to="/services" className="btn btn-outline mt-5">
          {t('home.servicesAll')}
        </Link>
      </Section>
      <section className="wrap section grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h2 className="h2">{t('home.advantageTitle')}</h2>
          <p className="lead mt-2 mb-5">{t('home.advantageText')}</p>
          <Points points={['home.advantage1', 'home.advantage2', 'home.advantage3']} />
        </div>
        <figure className="card quote p-6 sm:p-8">
          <blockquote className="font-display text-xl leading-snug">“{t('home.founderQuote')}”</blockquote>
          <figcaption className="mt-3 text-muted">{t('home.founderName')}</figcaption>
        </figure>
      </section>
      <Section title="home.expertiseTitle">
        <Items items={expertise} />
      </Section>
      <section className="band">
        <div className="wrap flex flex-col items-start gap-4 py-10 md:flex-row md:items-center md:justify-between">
          <div>
            <h2 className="h2">{t('home.consultationTitle')}</h2>
            <p className="mt-1 max-w-2xl">{t('home.consultationText')}</p>
          </div>
          <Link to="/contact" className="btn btn-light shrink-0">
            {t('nav.contactUs')}
          </Link>
        </div>
      </section>
      {logos ? <Section title="home.partnersTitle">{logos}</Section> : null}
    </>
  );
}
