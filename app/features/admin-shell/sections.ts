import { type UnreadKey, waitingPaths } from '#shared/nouns.ts';
import { canManageUsers } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { AdminTextKey } from '../../lib/admin-text.ts';
import type { AdminIconName } from '../../ui/admin/admin-icon.tsx';

export type Section = {
  to: string;
  text: AdminTextKey;
  icon: AdminIconName;
  /** The unread count shown beside it. */
  count?: UnreadKey;
};

/** A page for those who build on the site: in the palette and the account menu, and not in the rail. */
export const apiSection: Section = { to: '/admin/api', text: 'nav.api', icon: 'plug' };

/** The sections of the rail for this user. */
export function sectionsOf(user: CurrentUser): Section[] {
  return [
    { to: '/admin/dashboard', text: 'nav.dashboard', icon: 'dashboard' },
    { to: '/admin/products', text: 'nav.products', icon: 'box' },
    { to: '/admin/categories', text: 'nav.categories', icon: 'folder' },
    { to: '/admin/suppliers', text: 'nav.suppliers', icon: 'truck' },
    { to: '/admin/translations', text: 'nav.translations', icon: 'globe' },
    { to: '/admin/search', text: 'nav.search', icon: 'search' },
    { to: '/admin/contact-messages', text: 'nav.messages', icon: 'mail', count: 'contactMessages' },
    { to: '/admin/chat', text: 'nav.chat', icon: 'chat', count: 'chatMessages' },
    { to: '/admin/blog-management', text: 'nav.blog', icon: 'blog' },
    { to: '/admin/media', text: 'nav.media', icon: 'image' },
    { to: '/admin/trash', text: 'nav.trash', icon: 'trash' },
    ...(canManageUsers(user)
      ? ([
          { to: '/admin/users', text: 'nav.users', icon: 'users' },
          { to: '/admin/settings', text: 'nav.settings', icon: 'settings' },
          { to: '/admin/audit', text: 'nav.audit', icon: 'history' },
          { to: '/admin/mail', text: 'nav.mail', icon: 'outbox' },
          { to: '/admin/jobs', text: 'nav.jobs', icon: 'gear' },
        ] satisfies Section[])
      : []),
  ];
}

/** What is done often and has no place in the rail: in the palette. */
export function actionsOf(user: CurrentUser): Section[] {
  return [
    { to: '/admin/quick-add-product', text: 'palette.quickAdd', icon: 'plus' },
    { to: '/admin/import', text: 'palette.import', icon: 'outbox' },
    { to: '/admin/canned-replies', text: 'palette.cannedReplies', icon: 'chat' },
    { to: waitingPaths.contactMessages, text: 'palette.waitingMessages', icon: 'mail' },
    { to: waitingPaths.chatMessages, text: 'palette.waitingChats', icon: 'chat' },
    { to: '/admin/products?status=trash', text: 'palette.productTrash', icon: 'trash' },
    ...(canManageUsers(user)
      ? ([
          { to: '/admin/mail?status=queued', text: 'palette.queuedMail', icon: 'outbox' },
        ] satisfies Section[])
      : []),
    { to: '/admin/account', text: 'palette.account', icon: 'key' },
    apiSection,
    { to: '/', text: 'common.site', icon: 'site' },
  ];
}
