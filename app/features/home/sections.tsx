import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TextKey } from '#shared/i18n/dictionary.ts';
import { useI18n } from '../../lib/i18n.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

type Item = { icon: IconName; title: TextKey; text: TextKey };

const benefits: readonly Item[] = [
  { icon: 'shield', title: 'home.benefitQuality', text: 'home.benefitQualityText' },
  { icon: 'truck', title: 'home.benefitSupply', text: 'home.benefitSupplyText' },
  { icon: 'coin', title: 'home.benefitPrice', text: 'home.benefitPriceText' },
];

const services: readonly Item[] = [
  { icon: 'search', title: 'home.serviceSourcing', text: 'home.serviceSourcingText' },
  { icon: 'check', title: 'home.serviceQuality', text: 'home.serviceQualityText' },
  { icon: 'box', title: 'home.serviceLogistics', text: 'home.serviceLogisticsText' },
];

const expertise: readonly Item[] = [
  { icon: 'leaf', title: 'home.expertiseFashion', text: 'home.expertiseFashionText' },
  { icon: 'phone', title: 'home.expertiseElectronics', text: 'home.expertiseElectronicsText' },
  { icon: 'box', title: 'home.expertiseHousehold', text: 'home.expertiseHouseholdText' },
];

function Cards({ items }: { items: readonly Item[] }) {
  const { t } = useI18n();
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="card p-5">
          <span className="text-leaf">
            <Icon name={icon} className="size-8" />
          </span>
          <h3 className="h3 mt-3">{t(title)}</h3>
          <p className="mt-1 text-muted">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function Section({ title, intro, children }: { title: TextKey; intro?: TextKey; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section className="wrap section">
      <h2 className="h2">{t(title)}</h2>
      {intro ? <p className="lead mt-2">{t(intro)}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}

function Points({ points }: { points: readonly TextKey[] }) {
  const { t } = useI18n();
  return (
    <ul className="grid gap-2 md:grid-cols-2">
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

export function Benefits() {
  return (
    <div className="wrap section">
      <Cards items={benefits} />
    </div>
  );
}

/** The company's own words on the home page, below the products. */
export function CompanySections({ logos }: { logos: ReactNode }) {
  const { t } = useI18n();
  return (
    <>
      <Section title="home.partnerTitle" intro="home.partnerText">
        <Points
          points={['home.partnerPoint1', 'home.partnerPoint2', 'home.partnerPoint3', 'home.partnerPoint4']}
        />
      </Section>
      <Section title="home.servicesTitle">
        <Cards items={services} />
        <Link to="/services" className="btn btn-outline mt-5">
          {t('home.servicesAll')}
        </Link>
      </Section>
      <Section title="home.advantageTitle" intro="home.advantageText">
        <Points points={['home.advantage1', 'home.advantage2', 'home.advantage3']} />
      </Section>
      <section className="wrap">
        <figure className="card quote p-6 sm:p-8">
          <blockquote className="font-display text-xl leading-snug">“{t('home.founderQuote')}”</blockquote>
          <figcaption className="mt-3 text-muted">{t('home.founderName')}</figcaption>
        </figure>
      </section>
      <Section title="home.expertiseTitle">
        <Cards items={expertise} />
      </Section>
      <section className="band">
        <div className="wrap flex flex-col items-start gap-4 py-10 md:flex-row md:items-center md:justify-between">
          <div>
            <h2 className="h2">{t('home.consultationTitle')}</h2>
            <p className="mt-1 max-w-2xl">{t('home.consultationText')}</p>
          </div>
          <Link to="/contact" className="btn btn-light shrink-0">
            {t('home.consultationButton')}
          </Link>
        </div>
      </section>
      {logos ? <Section title="home.partnersTitle">{logos}</Section> : null}
    </>
  );
}
