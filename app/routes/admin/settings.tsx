import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { AppError } from '#shared/base/errors.ts';
import { type SettingSection, type SettingSections, settingSection } from '#shared/content/setting-form.ts';
import { AddressSection } from '../../features/content/setting/address-section.tsx';
import { DemoRecordCard } from '../../features/content/setting/demo-record-card.tsx';
import { DeliverySection } from '../../features/content/setting/delivery-section.tsx';
import { HolidaySection } from '../../features/content/setting/holiday-section.tsx';
import { LogoSection } from '../../features/content/setting/logo-section.tsx';
import { FieldSection } from '../../features/content/setting/field-section.tsx';
import { HoursSection } from '../../features/content/setting/hours-section.tsx';
import { RateSection } from '../../features/content/setting/rate-section.tsx';
import { RetentionSection } from '../../features/content/setting/retention-section.tsx';
import { SecuritySection } from '../../features/content/setting/security-section.tsx';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/settings.ts';

const path = '/admin/settings';

/**
 * /admin/settings/{section}: the company's data on all pages, one page per section, the first one without its name;
 * for super admins (docs/specification/settings.md).
 */
export const loader = onStaffServer('users', async ({ services, user }, { params }: Route.LoaderArgs) => {
  const { data: section } = settingSection.safeParse(params.section ?? settingSection.options[0]);
  if (!section) throw new AppError('not_found');
  return {
    meta: { title: `${ta(`setting.${section}.title`)} – ${ta('setting.title')}` },
    section,
    sections: await services.settings.sections(user),
    demo: await services.demoRecords.preview(user),
  };
});

/** The form of each section. */
const forms: Record<SettingSection, (sections: SettingSections) => ReactNode> = {
  company: ({ company }) => <FieldSection section="company" stored={company} />,
  registration: ({ registration }) => <FieldSection section="registration" stored={registration} />,
  contact: ({ contact }) => <FieldSection section="contact" stored={contact} />,
  addresses: ({ addresses }) => <AddressSection stored={addresses} />,
  social: ({ social }) => <FieldSection section="social" stored={social} />,
  hours: ({ hours }) => <HoursSection stored={hours} />,
  holidays: ({ holidays }) => <HolidaySection stored={holidays} />,
  delivery: ({ delivery }) => <DeliverySection stored={delivery} />,
  rates: ({ rates }) => <RateSection stored={rates} />,
  quotes: ({ quotes }) => <FieldSection section="quotes" stored={quotes} />,
  partnerLogos: ({ partnerLogos }) => (
    <LogoSection stored={partnerLogos} renderPicture={(field) => <ImageUploader {...field} />} />
  ),
  security: ({ security }) => <SecuritySection stored={security} />,
  backups: ({ backups }) => <FieldSection section="backups" stored={backups} />,
  retention: ({ retention }) => <RetentionSection stored={retention} />,
};

export default function Settings({ loaderData: { section, sections, demo } }: Route.ComponentProps) {
  // After choosing a section by its link, the user continues in its form.
  useEffect(() => {
    // On a narrow screen the links scroll sideways.
    document
      .querySelector('.setting-nav [aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (document.activeElement?.closest('.setting-nav')) document.getElementById(section)?.focus();
  }, [section]);
  return (
    <div className="grid max-w-5xl gap-4">
      <header>
        <h1 className="h1">{ta('setting.title')}</h1>
        <p className="text-muted">{ta('setting.text')}</p>
      </header>
      <div className="grid gap-4 lg:grid-cols-[12rem_minmax(0,1fr)] lg:items-start">
        <nav aria-label={ta('setting.sections')} className="setting-nav">
          <ul>
            {settingSection.options.map((one, i) => (
              <li key={one}>
                <Link
                  to={i === 0 ? path : `${path}/${one}`}
                  className="rail-link"
                  onClick={() => one === section && document.getElementById(section)?.focus()}
                  aria-current={one === section ? 'page' : undefined}
                >
                  {ta(`setting.${one}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div key={section} className="min-w-0">
          {forms[section](sections)}
        </div>
      </div>
      <DemoRecordCard preview={demo} />
    </div>
  );
}
