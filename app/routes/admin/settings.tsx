import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { type SettingSection, settingSection } from '#shared/setting-form.ts';
import { AddressSection } from '../../features/setting/address-section.tsx';
import { DeliverySection } from '../../features/setting/delivery-section.tsx';
import { HolidaySection } from '../../features/setting/holiday-section.tsx';
import { LogoSection } from '../../features/setting/logo-section.tsx';
import {
  CompanySection,
  ContactSection,
  HoursSection,
  SocialSection,
} from '../../features/setting/plain-sections.tsx';
import { RateSection } from '../../features/setting/rate-section.tsx';
import { SecuritySection } from '../../features/setting/security-section.tsx';
import { ImageUploader } from '../../features/upload/image-uploader.tsx';
import { listText, ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { leaveWords, useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { LeaveDialog } from '../../ui/admin/leave-dialog.tsx';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/settings.ts';

/** /admin/settings: what every page says of the company; for super admins (docs/specification/settings.md). */
export const loader = onStaffServer('users', async ({ services, user }) => ({
  meta: { title: ta('setting.title') },
  sections: await services.settings.sections(user),
}));

export const meta = pageMeta;

export default function Settings({ loaderData: { sections } }: Route.ComponentProps) {
  const [dirty, setDirty] = useState<readonly SettingSection[]>([]);
  const onDirty = useCallback((section: SettingSection, isDirty: boolean) => {
    setDirty((others) => {
      if (others.includes(section) === isDirty) return others;
      return isDirty ? [...others, section] : others.filter((other) => other !== section);
    });
  }, []);
  const asked = useLeaveGuard(dirty.length > 0);
  return (
    <div className="grid max-w-5xl gap-5">
      <header>
        <h1 className="h1">{ta('setting.title')}</h1>
        <p className="text-muted">{ta('setting.text')}</p>
      </header>
      <nav aria-label={ta('setting.sections')}>
        <ul className="flex flex-wrap gap-2">
          {settingSection.options.map((section) => (
            <li key={section}>
              {/* Through the router, which else would not know the place when it asks whether to leave. */}
              <Link
                to={`#${section}`}
                replace
                preventScrollReset
                onClick={() => document.getElementById(section)?.focus()}
                className="btn btn-outline btn-sm"
              >
                {ta(`setting.${section}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CompanySection stored={sections.company} onDirty={onDirty} />
      <ContactSection stored={sections.contact} onDirty={onDirty} />
      <AddressSection stored={sections.addresses} onDirty={onDirty} />
      <SocialSection stored={sections.social} onDirty={onDirty} />
      <HoursSection stored={sections.hours} onDirty={onDirty} />
      <HolidaySection stored={sections.holidays} onDirty={onDirty} />
      <DeliverySection stored={sections.delivery} onDirty={onDirty} />
      <RateSection stored={sections.rates} onDirty={onDirty} />
      <LogoSection
        stored={sections.partnerLogos}
        onDirty={onDirty}
        renderPicture={(field) => <ImageUploader {...field} />}
      />
      <SecuritySection stored={sections.security} onDirty={onDirty} />
      {asked ? (
        <LeaveDialog
          words={leaveWords()}
          text={ta('setting.leaveText', {
            sections: listText(dirty.map((section) => ta(`setting.${section}.title`))),
          })}
          {...asked}
        />
      ) : null}
    </div>
  );
}
