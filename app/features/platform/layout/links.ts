import type { TextKey } from '#shared/i18n/dictionary.ts';
import { canManageUsers, isStaff } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';

export type NavLink = { to: string; text: TextKey };

/** The pages of the navigation bar (docs/specification/site.md#navigation-bar). */
export const siteLinks: readonly NavLink[] = [
  { to: '/', text: 'nav.home' },
  { to: '/about', text: 'nav.about' },
  { to: '/services', text: 'nav.services' },
  { to: '/products', text: 'nav.products' },
  { to: '/blog', text: 'nav.blog' },
  { to: '/process', text: 'nav.process' },
  { to: '/contact', text: 'nav.contact' },
];

export const favoritesLink: NavLink = { to: '/favorites', text: 'nav.favorites' };
export const landedCostLink: NavLink = { to: '/landed-cost', text: 'nav.landedCost' };
export const quoteListLink: NavLink = { to: '/quote-list', text: 'nav.quoteList' };

/** The admin menu of a user; empty for users who are not staff. */
export function adminLinks(user: CurrentUser | null): readonly NavLink[] {
  if (!isStaff(user)) return [];
  const links: NavLink[] = [
    { to: '/admin/dashboard', text: 'nav.adminDashboard' },
    { to: '/admin/products', text: 'nav.adminProducts' },
    { to: '/admin/blog-management', text: 'nav.adminBlog' },
    { to: '/admin/chat', text: 'nav.adminChat' },
    { to: '/admin/contact-messages', text: 'nav.adminMessages' },
  ];
  return canManageUsers(user) ? [...links, { to: '/admin/users', text: 'nav.adminUsers' }] : links;
}
