import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Section } from './sections.ts';

/** The sign of a section, of either set. */
export const SectionIcon = ({ icon, className }: { icon: Section['icon']; className?: string }) =>
  'site' in icon ? (
    <Icon name={icon.site} {...(className ? { className } : {})} />
  ) : (
    <AdminIcon name={icon.admin} {...(className ? { className } : {})} />
  );
