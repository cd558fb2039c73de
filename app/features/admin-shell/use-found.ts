import { useEffect, useState } from 'react';
import type { Found } from '../../../shared/dashboard.ts';
import { callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';

/** Where the palette can go. */
export type Target = { to: string; text: string; note?: string };

/** Targets of one kind, under its name. */
export type TargetGroup = { name: string; targets: readonly Target[] };

/** Milliseconds after the last key before anything is looked up, and the fewest letters that are. */
const pause = 150;
const fewestLetters = 2;

/** The records that are called like this, by kind; what was found last stays until the next answer. */
export function useFound(wanted: string): readonly TargetGroup[] {
  const [groups, setGroups] = useState<readonly TargetGroup[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      if (wanted.length < fewestLetters) return setGroups([]);
      const query = new URLSearchParams({ q: wanted.slice(0, 100) });
      callApi<Found>('GET', `/api/admin/find?${query}`).then(
        (found) => isCurrent && setGroups(toGroups(found)),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return groups;
}

const toGroups = ({ products, people, senders, posts }: Found): readonly TargetGroup[] => [
  {
    name: ta('palette.products'),
    targets: products.map(({ id, name, isActive }) => ({
      to: `/admin/products?edit=${id}`,
      text: name,
      ...(isActive ? {} : { note: ta('palette.inactive') }),
    })),
  },
  {
    name: ta('palette.people'),
    targets: people.map(({ name, username }) => ({
      to: '/admin/users',
      text: name,
      ...(name === username ? {} : { note: username }),
    })),
  },
  {
    name: ta('palette.senders'),
    targets: senders.map(({ fullName, email }) => ({
      to: `/admin/contact-messages?${new URLSearchParams({ search: email })}`,
      text: fullName,
      note: email,
    })),
  },
  {
    name: ta('palette.posts'),
    // What is not published has no page of its own.
    targets: posts.map(({ title, slug, isPublished }) =>
      isPublished
        ? { to: `/blog/${slug}`, text: title }
        : { to: '/admin/blog-management', text: title, note: ta('palette.draft') },
    ),
  },
];
