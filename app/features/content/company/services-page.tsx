import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { companyServices } from '#shared/deals/company.ts';
import type { ServicesTexts } from '#shared/i18n/en/company.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconList } from '../../../ui/icon-list.tsx';
import { CallToAction, HeroText, Part } from './page-parts.tsx';

type Service = (typeof companyServices)[number];
type Props = {
  texts: ServicesTexts;
  /** The slideshow behind the title. */
  slideshow: ReactNode;
  categories: readonly { id: string; name: string }[];
};

const icons: Record<Service, IconName> = {
  sourcing: 'search',
  quality: 'shield',
  logistics: 'truck',
  communication: 'chat',
};
const features = ['feature1', 'feature2', 'feature3', 'feature4'] as const;
const reasons = [
  ['time', 'clock'],
  ['bridge', 'globe'],
  ['guarantee', 'shield'],
] as const;
const fields = [
  ['fashion', 'home.expertiseFashion'],
  ['electronics', 'home.expertiseElectronics'],
  ['household', 'home.expertiseHousehold'],
] as const;

/** What the company does (docs/specification/site.md#services). */
export function ServicesPage({ texts, slideshow, categories }: Props) {
  const { t } = useTexts(texts);
  const { t: common } = useTexts();
  return (
    <>
      <section className="relative text-white">
        {slideshow}
        <HeroText title={t('title')} subtitle={t('subtitle')} />
      </section>
      <nav aria-label={t('jumpLabel')} className="wrap pt-6">
        <ul className="flex flex-wrap gap-2">
          {companyServices.map((service) => (
            <li key={service}>
              <a href={`#${service}`} className="btn btn-outline w-full gap-1 px-3 text-sm sm:px-4">
                <Icon name={icons[service]} />
                {t(`blocks.${service}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap section">
        {companyServices.map((service) => (
          <Block key={service} service={service} texts={texts} />
        ))}
        <Link to="/process" className="btn btn-primary">
          {t('processLink')}
        </Link>
      </div>
      <Part title={t('whyTitle')}>
        <ul className="grid gap-6 md:grid-cols-3 md:gap-10">
          {reasons.map(([reason, icon]) => (
            <li key={reason}>
              <span className="text-leaf">
                <Icon name={icon} className="size-8" />
              </span>
              <h3 className="h3 mt-2">{t(`why.${reason}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`why.${reason}.text`)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('expertiseTitle')} intro={t('expertiseText')}>
        <ul>
          {fields.map(([field, name]) => (
            <li key={field} className="line-t grid gap-1 py-4 md:grid-cols-2">
              <h3 className="h3">{common(name)}</h3>
              <p className="text-muted">{t(`expertise.${field}`)}</p>
            </li>
          ))}
        </ul>
        <h3 className="h3 line-t pt-4">{t('catalogueTitle')}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/products?category=${id}`} className="btn btn-outline">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/products" className="btn btn-primary">
              {common('home.viewAllProducts')}
            </Link>
          </li>
        </ul>
      </Part>
      <CallToAction title={t('ctaTitle')} text={t('ctaText')} products={t('ctaProducts')} />
    </>
  );
}

function Block({ service, texts }: { service: Service; texts: ServicesTexts }) {
  const { t } = useTexts(texts);
  return (
    <section
      id={service}
      aria-labelledby={`${service}-title`}
      className="grid gap-5 pb-12 lg:grid-cols-2 lg:gap-14"
    >
      <div>
        <h2 id={`${service}-title`} className="h2 flex items-center gap-3">
          <span className="text-leaf">
            <Icon name={icons[service]} className="size-8" />
          </span>
          {t(`blocks.${service}.title`)}
        </h2>
        <p className="mt-3">{t(`blocks.${service}.text`)}</p>
        <IconList
          icon="check"
          items={features.map((feature) => [feature, t(`blocks.${service}.${feature}`)])}
          className="mt-4 gap-2"
        />
      </div>
      <div className="card quote self-start p-5 lg:mt-14">
        <p className="text-sm font-semibold text-leaf">{t('proofLabel')}</p>
        <p className="mt-1">{t(`blocks.${service}.proof`)}</p>
      </div>
    </section>
  );
}
