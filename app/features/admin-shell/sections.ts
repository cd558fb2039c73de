import { type UnreadKey, waitingPaths } from '#shared/nouns.ts';
import { canManageUsers } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { AdminTextKey } from '../../lib/admin-text.ts';
import type { AdminIconName } from '../../ui/admin/admin-icon.tsx';
import type { IconName } from '../../ui/icon.tsx';

export type Section = {
  to: string;
  text: AdminTextKey;
  icon: { site: IconName } | { admin: AdminIconName };
  /** The unread count shown beside it. */
  count?: UnreadKey;
};

/** A page for those who build on the site: in the palette and the account menu, and not in the rail. */
export const apiSection: Section = { to: '/admin/api', text: 'nav.api', icon: { admin: 'plug' } };

/** The sections of the rail for this user. */
export function sectionsOf(user: CurrentUser): Section[] {
  return [
    { to: '/admin/dashboard', text: 'nav.dashboard', icon: { admin: 'dashboard' } },
    { to: '/admin/products', text: 'nav.products', icon: { site: 'box' } },
    { to: '/admin/categories', text: 'nav.categories', icon: { admin: 'folder' } },
    { to: '/admin/suppliers', text: 'nav.suppliers', icon: { site: 'truck' } },
    { to: '/admin/translations', text: 'nav.translations', icon: { site: 'globe' } },
    { to: '/admin/search', text: 'nav.search', icon: { site: 'search' } },
    { to: '/admin/contact-messages', text: 'nav.messages', icon: { site: 'mail' }, count: 'contactMessages' },
    { to: '/admin/chat', text: 'nav.chat', icon: { site: 'chat' }, count: 'chatMessages' },
    { to: '/admin/blog-management', text: 'nav.blog', icon: { admin: 'blog' } },
    { to: '/admin/media', text: 'nav.media', icon: { site: 'image' } },
    { to: '/admin/trash', text: 'nav.trash', icon: { admin: 'trash' } },
    ...(canManageUsers(user)
      ? ([
          { to: '/admin/users', text: 'nav.users', icon: { admin: 'users' } },
          { to: '/admin/settings', text: 'nav.settings', icon: { admin: 'settings' } },
          { to: '/admin/audit', text: 'nav.audit', icon: { admin: 'history' } },
          { to: '/admin/mail', text: 'nav.mail', icon: { admin: 'outbox' } },
          { to: '/admin/jobs', text: 'nav.jobs', icon: { admin: 'gear' } },
        ] satisfies Section[])
      : []),
  ];
}

/** What is done often and has no place in the rail: in the palette. */
export function actionsOf(user: CurrentUser): Section[] {
  return [
    { to: '/admin/quick-add-product', text: 'palette.quickAdd', icon: { admin: 'plus' } },
    { to: '/admin/import', text: 'palette.import', icon: { admin: 'outbox' } },
    { to: '/admin/canned-replies', text: 'palette.cannedReplies', icon: { site: 'chat' } },
    { to: waitingPaths.contactMessages, text: 'palette.waitingMessages', icon: { site: 'mail' } },
    { to: waitingPaths.chatMessages, text: 'palette.waitingChats', icon: { site: 'chat' } },
    { to: '/admin/products?status=trash', text: 'palette.productTrash', icon: { admin: 'trash' } },
    ...(canManageUsers(user)
      ? ([
          { to: '/admin/mail?status=queued', text: 'palette.queuedMail', icon: { admin: 'outbox' } },
        ] satisfies Section[])
      : []),
    { to: '/admin/account', text: 'palette.account', icon: { admin: 'key' } },
    apiSection,
    { to: '/', text: 'common.site', icon: { admin: 'site' } },
  ];
}
