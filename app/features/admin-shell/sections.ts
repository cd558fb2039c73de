import { type UnreadKey, waitingPaths } from '#shared/nouns.ts';
import { canManageUsers } from '#shared/policy.ts';
import type { CurrentUser } from '#shared/user.ts';
import type { AdminTextKey } from '../../lib/admin-text.ts';
import type { AdminIconName } from '../../ui/admin/admin-icon.tsx';

export type Section = {
  to: string;
  text: AdminTextKey;
  icon: AdminIconName;
  /** The count shown beside the section. */
  count?: UnreadKey | 'mine';
};

/** A page for developers: in the palette and the account menu, but not in the rail. */
export const apiSection: Section = { to: '/admin/api', text: 'nav.api', icon: 'plug' };

/** A group of sections in the rail. The dashboard is above the groups, without a heading. */
export type SectionGroup = { text: AdminTextKey | null; sections: readonly Section[] };

/** The groups of the rail for this user. */
export function groupsOf(user: CurrentUser): SectionGroup[] {
  const managers = (sections: Section[]) => (canManageUsers(user) ? sections : []);
  const groups: SectionGroup[] = [
    {
      text: null,
      sections: [{ to: '/admin/dashboard', text: 'nav.dashboard', icon: 'dashboard', count: 'mine' }],
    },
    {
      text: 'nav.sell',
      sections: [
        { to: '/admin/contact-messages', text: 'nav.messages', icon: 'mail', count: 'contactMessages' },
        { to: '/admin/chat', text: 'nav.chat', icon: 'chat', count: 'chatMessages' },
        { to: '/admin/quotes', text: 'nav.quotes', icon: 'table', count: 'quotes' },
        { to: '/admin/customers', text: 'nav.customers', icon: 'user' },
        { to: '/admin/testimonials', text: 'nav.testimonials', icon: 'star' },
        { to: '/admin/canned-replies', text: 'nav.cannedReplies', icon: 'quote' },
      ],
    },
    {
      text: 'nav.catalogue',
      sections: [
        { to: '/admin/products', text: 'nav.products', icon: 'box' },
        { to: '/admin/import', text: 'nav.import', icon: 'table' },
        { to: '/admin/categories', text: 'nav.categories', icon: 'folder' },
        { to: '/admin/suppliers', text: 'nav.suppliers', icon: 'truck' },
        { to: '/admin/catalogs', text: 'nav.catalogs', icon: 'blog' },
        { to: '/admin/reference', text: 'nav.reference', icon: 'globe' },
        { to: '/admin/search', text: 'nav.search', icon: 'search' },
      ],
    },
    {
      text: 'nav.content',
      sections: [
        { to: '/admin/blog-management', text: 'nav.blog', icon: 'blog' },
        { to: '/admin/media', text: 'nav.media', icon: 'image' },
        { to: '/admin/translations', text: 'nav.translations', icon: 'globe' },
      ],
    },
    {
      text: 'nav.company',
      sections: managers([
        { to: '/admin/users', text: 'nav.users', icon: 'users' },
        { to: '/admin/settings', text: 'nav.settings', icon: 'settings' },
        { to: '/admin/beneficiary', text: 'nav.beneficiary', icon: 'coin' },
      ]),
    },
    {
      text: 'nav.system',
      sections: [
        ...managers([
          { to: '/admin/audit', text: 'nav.audit', icon: 'history' },
          { to: '/admin/mail', text: 'nav.mail', icon: 'outbox' },
          { to: '/admin/jobs', text: 'nav.jobs', icon: 'gear' },
          { to: '/admin/backups', text: 'nav.backups', icon: 'outbox' },
          { to: '/admin/personal-data', text: 'nav.personalData', icon: 'key' },
        ]),
        { to: '/admin/trash', text: 'nav.trash', icon: 'trash' },
      ],
    },
  ];
  return groups.filter(({ sections }) => sections.length > 0);
}

/** The sections of the rail for this user. */
export const sectionsOf = (user: CurrentUser): Section[] =>
  groupsOf(user).flatMap(({ sections }) => sections);

/** Frequent actions that are only in the palette, not in the rail. */
export function actionsOf(user: CurrentUser): Section[] {
  return [
    { to: '/admin/quick-add-product', text: 'palette.quickAdd', icon: 'plus' },
    { to: waitingPaths.contactMessages, text: 'palette.waitingMessages', icon: 'mail' },
    { to: waitingPaths.chatMessages, text: 'palette.waitingChats', icon: 'chat' },
    { to: waitingPaths.quotes, text: 'palette.waitingQuotes', icon: 'table' },
    { to: '/admin/quotes?view=board', text: 'palette.quoteBoard', icon: 'table' },
    { to: '/admin/customers?status=tasks', text: 'palette.customerTasks', icon: 'user' },
    { to: '/admin/customers?edit=new', text: 'palette.newCustomer', icon: 'plus' },
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
