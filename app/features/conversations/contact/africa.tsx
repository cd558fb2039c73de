import { africanRegions, type AfricanRegion } from '#shared/base/country.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import chineseMap from '../../../assets/map/africa-chinese.svg?url';
import latinMap from '../../../assets/map/africa-latin.svg?url';
import { useTexts } from '../../../lib/i18n.tsx';
import { Titled } from '../../../ui/titled.tsx';

const regions = Object.keys(africanRegions) as AfricanRegion[];
const marketCount = Object.values(africanRegions).flat().length;

/** The map of the markets, and its places as a list by region. */
export function Africa({ texts }: { texts: ContactTexts }) {
  const { locale, t } = useTexts(texts);
  return (
    <Titled className="wrap section" id="map-title" title={t('mapTitle')} look="h2">
      <p className="lead mt-2">{t('mapText', { count: marketCount })}</p>
      <div className="mt-5 grid gap-6 lg:grid-cols-2 lg:gap-10">
        <figure>
          <img
            src={locale === 'zh' ? chineseMap : latinMap}
            alt={t('mapAlt')}
            width={480}
            height={444}
            loading="lazy"
            decoding="async"
            className="mx-auto w-full max-w-xl"
          />
          <figcaption className="field-hint text-center">{t('mapNote')}</figcaption>
        </figure>
        <div>
          <h3 className="h3">{t('locationsTitle')}</h3>
          <dl className="mt-3 grid gap-3">
            <Region name={t('regionChina')} note="" places={t('placesChina')} />
            {regions.map((region) => (
              <Region
                key={region}
                name={t(`regions.${region}`)}
                note={t('countries', { count: africanRegions[region].length })}
                places={t(`places.${region}`)}
              />
            ))}
          </dl>
        </div>
      </div>
    </Titled>
  );
}

function Region({ name, note, places }: { name: string; note: string; places: string }) {
  return (
    <div className="card px-4 py-3">
      <dt className="flex items-baseline justify-between gap-3 font-semibold">
        {name}
        {note ? <span className="text-sm font-normal text-muted">{note}</span> : null}
      </dt>
      <dd className="text-muted">{places}</dd>
    </div>
  );
}
