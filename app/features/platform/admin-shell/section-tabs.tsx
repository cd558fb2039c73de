import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ta } from '../../../lib/admin-text.ts';
import { isWithin, type SectionGroup } from './sections.ts';

/** The pages of the rail's current entry; nothing if it has only one. */
export function SectionTabs({ groups }: { groups: readonly SectionGroup[] }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const group = groups.find(({ sections }) => sections.some((section) => isWithin(pathname, section)));
  const current = group?.sections.find((section) => isWithin(pathname, section))?.to;
  // On a narrow screen the tabs scroll sideways.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="${current}"]`);
    if (tab) list.current!.scrollLeft = tab.offsetLeft - (list.current!.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  if (!group || group.sections.length === 1) return null;
  return (
    <nav aria-label={ta('common.pagesOf', { name: ta(group.text) })}>
      <ul ref={list} className="section-tabs">
        {group.sections.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="section-tab"
              aria-current={to === current ? (to === pathname ? 'page' : 'true') : undefined}
            >
              {ta(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
