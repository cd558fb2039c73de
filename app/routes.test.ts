import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { allNouns, nouns } from '#shared/base/nouns.ts';
import { pages } from '#shared/base/pages.ts';
import { groupsOf, isWithin } from './features/platform/admin-shell/sections.ts';
import routes from './routes.ts';

/** Public routes that are in no cache and no sitemap, with the reason. */
const unlisted: Record<string, string> = {
  '/favorites': 'each visitor has their own',
  '/quotes/:code': 'a secret address',
  '/quotes/:code/file': 'a secret address',
  '/verify/:code?': 'says what a code that was typed stands for',
  '/quote-list': 'each visitor has their own',
  '/suppliers/:id': 'reached from products; what expires must be seen at once',
  '/landed-cost': 'each shipment is another page',
  '/chat': 'each visitor has their own',
  '/blog/preview/:key': 'for those who were given the address',
  '/auth': 'for those who have an account',
  '/auth/reset': 'for those who have an account',
  '/unsubscribe': 'for those who were given the address',
  '/*': 'what does not exist',
};

const pathsOf = ({ path, index, children = [] }: RouteConfigEntry): string[] => [
  ...(path !== undefined || index ? [`/${path ?? ''}`] : []),
  ...children.flatMap(pathsOf),
];

test('every public page is cached and listed in the sitemap, or listed here with the reason why not', () => {
  const site = routes.find(({ file }) => file === 'routes/site/layout.tsx')!;
  expect(pathsOf(site).toSorted()).toEqual([...Object.keys(pages), ...Object.keys(unlisted)].toSorted());
});

test('every screen of the staff belongs to one entry of the rail, so that it is marked there and found', () => {
  const manager = { ...({} as Parameters<typeof groupsOf>[0]), role: 'super_admin' as const };
  const sections = groupsOf(manager).flatMap((group) => group.sections);
  const staff = routes.find(({ file }) => file === 'routes/admin/layout.tsx')!;
  const screens = staff.children!.flatMap(pathsOf).map((path) => `/admin${path}`);
  const elsewhere = screens.filter((path) => sections.filter((one) => isWithin(path, one)).length !== 1);
  // The first two lead on, the last one says that there is no such page.
  expect(elsewhere).toEqual(['/admin/', '/admin/blog', '/admin/*']);
});

test('every noun that the table sends to a screen has one', () => {
  const staff = routes.find(({ file }) => file === 'routes/admin/layout.tsx')!;
  const known = new Set(
    staff.children!.flatMap(pathsOf).map((path) => `/admin${path.replace(/\/:\w+\?$/, '')}`),
  );
  const screens = allNouns.flatMap((noun) => nouns[noun].screen ?? []);
  expect(screens.filter((screen) => !known.has(screen))).toEqual([]);
});
