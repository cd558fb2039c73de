import { type UnreadKey, waitingPaths } from '#shared/base/nouns.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import { settingSectionNames } from '#shared/content/setting-rules.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import type { AdminTextKey } from '../../../lib/admin-text.ts';
import type { AdminIconName } from '../../../ui/admin/admin-icon.tsx';

/** A page or an action, named as on its screen: rail, tabs and palette use the same words. */
export type Section = {
  to: string;
  text: AdminTextKey;
  /** The page of an action. */
  of?: AdminTextKey;
};

/** One entry of the rail. Its pages are tabs; the first one opens with the entry. */
export type SectionGroup = {
  text: AdminTextKey;
  icon: AdminIconName;
  /** The count shown beside the entry. */
  count?: UnreadKey | 'mine';
  sections: readonly [Section, ...Section[]];
};

/** The entries of the rail for this user. */
export function groupsOf(user: CurrentUser): SectionGroup[] {
  const isManager = canManageUsers(user);
  const groups: (SectionGroup | false)[] = [
    {
      text: 'dashboard.title',
      icon: 'dashboard',
      count: 'mine',
      sections: [
        { to: '/admin/dashboard', text: 'dashboard.title' },
        { to: '/admin/analytics', text: 'figure.title' },
      ],
    },
    {
      text: 'inbox.title',
      icon: 'mail',
      count: 'contactMessages',
      sections: [{ to: '/admin/contact-messages', text: 'inbox.title' }],
    },
    {
      text: 'chat.title',
      icon: 'chat',
      count: 'chatMessages',
      sections: [{ to: '/admin/chat', text: 'chat.title' }],
    },
    {
      text: 'quote.title',
      icon: 'table',
      count: 'quotes',
      sections: [
        { to: '/admin/quotes', text: 'quote.title' },
        { to: '/admin/orders', text: 'order.title' },
        { to: '/admin/offer-templates', text: 'offerTemplate.title' },
        { to: '/admin/reference', text: 'reference.title' },
      ],
    },
    {
      text: 'customer.title',
      icon: 'user',
      sections: [
        { to: '/admin/customers', text: 'customer.title' },
        { to: '/admin/testimonials', text: 'testimonial.title' },
        { to: '/admin/canned-replies', text: 'inbox.cannedTitle' },
      ],
    },
    {
      text: 'products.title',
      icon: 'box',
      sections: [
        { to: '/admin/products', text: 'products.title' },
        { to: '/admin/quick-add-product', text: 'quickAdd.title' },
        { to: '/admin/import', text: 'transfer.title' },
        { to: '/admin/categories', text: 'categories.title' },
        { to: '/admin/catalogs', text: 'catalog.title' },
        { to: '/admin/search', text: 'search.title' },
      ],
    },
    {
      text: 'suppliers.title',
      icon: 'truck',
      sections: [
        { to: '/admin/suppliers', text: 'suppliers.title' },
        { to: '/admin/supplier-prices', text: 'supplierPrice.title' },
        { to: '/admin/evidence', text: 'evidence.title' },
      ],
    },
    {
      text: 'nav.content',
      icon: 'blog',
      sections: [
        { to: '/admin/blog-management', text: 'blog.title' },
        { to: '/admin/media', text: 'media.title' },
        { to: '/admin/translations', text: 'translation.title' },
      ],
    },
    isManager && {
      text: 'nav.team',
      icon: 'users',
      sections: [
        { to: '/admin/users', text: 'users.title' },
        { to: '/admin/audit', text: 'audit.title' },
        { to: '/admin/personal-data', text: 'person.title' },
      ],
    },
    isManager && {
      text: 'nav.company',
      icon: 'settings',
      sections: [
        { to: '/admin/settings', text: 'setting.title' },
        { to: '/admin/beneficiary', text: 'beneficiary.title' },
        { to: '/admin/mail', text: 'mail.title' },
      ],
    },
    {
      text: 'nav.system',
      icon: 'gear',
      sections: isManager
        ? [
            { to: '/admin/jobs', text: 'job.title' },
            { to: '/admin/backups', text: 'backup.title' },
            { to: '/admin/trash', text: 'trash.title' },
          ]
        : [{ to: '/admin/trash', text: 'trash.title' }],
    },
    {
      text: 'account.title',
      icon: 'key',
      sections: [{ to: '/admin/account', text: 'account.title' }],
    },
  ];
  return groups.filter((group) => group !== false);
}

/** Whether an address belongs to a page: its own, or one below it, such as a record's. */
export const isWithin = (pathname: string, { to }: Section): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** Actions, and pages within pages, that are only in the palette. */
export function actionsOf(user: CurrentUser): Section[] {
  const actions: Section[] = [
    { to: '/admin/quick-add-product', text: 'products.add', of: 'products.title' },
    { to: waitingPaths.contactMessages, text: 'palette.waitingMessages' },
    { to: waitingPaths.chatMessages, text: 'palette.waitingChats' },
    { to: waitingPaths.quotes, text: 'palette.waitingQuotes' },
    { to: '/admin/quotes?edit=new', text: 'quote.add', of: 'quote.title' },
    { to: '/admin/quotes?view=board', text: 'palette.quoteBoard' },
    { to: '/admin/customers?status=tasks', text: 'palette.customerTasks' },
    { to: '/admin/customers?edit=new', text: 'customer.add', of: 'customer.title' },
    { to: '/admin/categories?edit=new', text: 'categories.add', of: 'categories.title' },
    { to: '/admin/suppliers?edit=new', text: 'suppliers.add', of: 'suppliers.title' },
    { to: '/admin/supplier-prices?edit=new', text: 'supplierPrice.add', of: 'supplierPrice.title' },
    { to: '/admin/evidence?edit=new', text: 'evidence.add', of: 'evidence.title' },
    { to: '/admin/catalogs?edit=new', text: 'catalog.add', of: 'catalog.title' },
    { to: '/admin/blog-management?edit=new', text: 'blog.add', of: 'blog.title' },
    { to: '/admin/canned-replies?edit=new', text: 'inbox.cannedAdd', of: 'inbox.cannedTitle' },
    { to: '/admin/offer-templates?edit=new', text: 'offerTemplate.add', of: 'offerTemplate.title' },
    { to: '/admin/reference?edit=new', text: 'reference.add', of: 'reference.title' },
    { to: '/admin/reference/import', text: 'reference.file.title', of: 'reference.title' },
    { to: '/admin/search?edit=new', text: 'search.add', of: 'search.title' },
    { to: '/admin/products?status=trash', text: 'palette.productTrash' },
  ];
  const managers: Section[] = [
    { to: '/admin/users', text: 'users.invite', of: 'users.title' },
    { to: '/admin/users', text: 'users.createAdmin', of: 'users.title' },
    { to: '/admin/mail?status=queued', text: 'palette.queuedMail' },
    ...settingSectionNames.map((section): Section => ({
      to: `/admin/settings/${section}`,
      text: `setting.${section}.title`,
      of: 'setting.title',
    })),
  ];
  return [...actions, ...(canManageUsers(user) ? managers : []), { to: '/', text: 'common.site' }];
}
