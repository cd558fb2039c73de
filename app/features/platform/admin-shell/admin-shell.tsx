import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { UnreadCounts } from '#shared/operations/dashboard.ts';
import { nouns, type UnreadKey, unreadNouns, waitingPaths } from '#shared/base/nouns.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { fullName, shortName } from '#shared/base/user-rules.ts';
import { type AdminTextKey, ta } from '../../../lib/admin-text.ts';
import { pathOf } from '../../../lib/api.ts';
import { useStaffOutbox } from '../../../lib/staff-outbox.ts';
import { LogoutForm } from '../../../lib/logout-form.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConnectionNotice, useStayWhileAway } from './connection-notice.tsx';
import { useKeptPage } from './keep-page.ts';
import { Palette } from './palette.tsx';
import { groupsOf, isWithin, type SectionGroup } from './sections.ts';
import { SectionTabs } from './section-tabs.tsx';
import { UnreadContext } from './unread-counts.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { KeysHelp } from './keys-help.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useUnread } from './use-unread.ts';

const drawerId = 'admin-sections';

type Props = { user: CurrentUser; companyName: string; unread: UnreadCounts; children: ReactNode };

/** The layout of every admin page: sections on the left; search, waiting records and the user at the top. */
export function AdminShell({ user, companyName, unread: initial, children }: Props) {
  const unread = useUnread(initial);
  const groups = groupsOf(user);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  useShortcuts({ '?': () => setShowsKeys(true) });
  useKeptFocus();
  useKeptPage();
  useStaffOutbox({ id: user.id, name: user.firstName || user.username });
  useStayWhileAway();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setIsPaletteOpen(true);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className="admin">
      <header className="admin-bar">
        <button
          type="button"
          className="icon-btn flex-none lg:hidden"
          popoverTarget={drawerId}
          aria-label={ta('common.openSections')}
        >
          <Icon name="menu" />
        </button>
        <Link
          to="/admin/dashboard"
          className="max-w-max min-w-0 flex-[1_1_3rem] truncate font-display text-lg font-bold"
        >
          {companyName}
        </Link>
        <button
          type="button"
          className="btn btn-outline btn-sm ml-auto flex-none sm:ml-6"
          onClick={() => setIsPaletteOpen(true)}
          aria-keyshortcuts="Control+K"
        >
          <Icon name="search" className="size-4" />
          <span className="hidden sm:block">{ta('palette.open')}</span>
          <span className="sr-only sm:hidden">{ta('palette.title')}</span>
        </button>
        <div className="flex min-w-0 items-center gap-1 sm:ml-auto">
          <Waiting unread={unread} />
          <a href="/" className="icon-btn hidden sm:inline-flex" aria-label={ta('common.site')}>
            <AdminIcon name="site" />
          </a>
          <UserMenu user={user} />
        </div>
      </header>
      <div className="admin-body">
        <nav
          aria-label={ta('common.sections')}
          className="border-r border-line bg-surface p-2 max-lg:hidden lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem-var(--toasts,0px))] lg:overflow-y-auto"
        >
          <Rail groups={groups} unread={unread} />
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => setShowsKeys(true)}>
            {ta('keys.title')} <kbd className="badge badge-plain">?</kbd>
          </button>
          <p className="px-3 py-2 text-xs text-muted">{ta('common.zone')}</p>
        </nav>
        <main id="main" tabIndex={-1} className="admin-main">
          <SectionTabs groups={groups} />
          <UnreadContext value={unread}>{children}</UnreadContext>
          <p className="mt-4 text-xs text-muted lg:hidden">{ta('common.zone')}</p>
        </main>
      </div>
      <div id={drawerId} popover="auto" className="drawer" role="dialog" aria-label={ta('common.sections')}>
        <Rail groups={groups} unread={unread} />
      </div>
      <ConnectionNotice />
      {isPaletteOpen ? <Palette user={user} onClose={() => setIsPaletteOpen(false)} /> : null}
      {showsKeys ? <KeysHelp onClose={() => setShowsKeys(false)} /> : null}
    </div>
  );
}

const closeDrawer = () => document.getElementById(drawerId)?.hidePopover();

const waitingTexts = {
  contactMessages: 'common.waitingMessages',
  chatMessages: 'common.waitingChats',
  quotes: 'common.waitingQuotes',
  orders: 'common.waitingOrders',
} as const satisfies Record<UnreadKey, AdminTextKey>;

/** Text and link of the count beside a section. */
const railCountOf = (count: UnreadKey | 'mine'): { text: AdminTextKey; to: string } =>
  count === 'mine'
    ? { text: 'common.assignedToYou', to: '/admin/dashboard' }
    : { text: waitingTexts[count], to: waitingPaths[count] };

/** How many records wait for an answer; each number links to them. */
function Waiting({ unread }: { unread: UnreadCounts }) {
  const icons = { contactMessages: 'mail', chatMessages: 'chat', quotes: 'box', orders: 'truck' } as const;
  return (
    // With large text three counts need a second row.
    <span role="status" className="flex min-w-0 flex-wrap justify-end gap-1">
      {unreadNouns
        .map((noun) => nouns[noun].unread)
        .filter((key) => unread[key] > 0)
        .map((key) => (
          <Link
            key={key}
            to={waitingPaths[key]}
            // On a phone there is room for three: the dashboard has the orders too.
            className={`badge badge-red min-h-6 flex-none ${key === 'orders' ? 'max-sm:hidden' : ''}`}
          >
            <Icon name={icons[key]} className="size-4 flex-none" />
            <span aria-hidden="true">{unread[key]}</span>
            <span className="sr-only">{ta(waitingTexts[key], { count: unread[key] })}</span>
          </Link>
        ))}
    </span>
  );
}

function Rail({ groups, unread }: { groups: readonly SectionGroup[]; unread: UnreadCounts }) {
  const { pathname } = useLocation();
  return (
    <ul>
      {groups.map(({ text, icon, count, sections }) => {
        const [first] = sections;
        const isCurrent = sections.some((section) => isWithin(pathname, section));
        return (
          <li key={first.to} className="flex items-center gap-1">
            <Link
              to={first.to}
              className="rail-link"
              aria-current={isCurrent ? (pathname === first.to ? 'page' : 'true') : undefined}
              onClick={closeDrawer}
            >
              <AdminIcon name={icon} />
              {ta(text)}
            </Link>
            {count && unread[count] > 0 ? (
              <Link
                to={railCountOf(count).to}
                className="min-w-6 flex-none rounded-full bg-laterite px-1.5 text-center text-xs leading-6 font-bold text-surface"
                onClick={closeDrawer}
              >
                <span aria-hidden="true">{unread[count]}</span>
                <span className="sr-only">{ta(railCountOf(count).text, { count: unread[count] })}</span>
              </Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The signed-in user, a link to the account, and the sign-out button. */
function UserMenu({ user }: { user: CurrentUser }) {
  return (
    <details className="menu">
      <summary className="btn btn-ghost btn-sm">
        <Icon name="user" />
        <span className="hidden sm:block">{shortName(user)}</span>
        <span className="sr-only sm:hidden">{shortName(user)}</span>
      </summary>
      <div className="menu-panel">
        <div className="px-3 py-2">
          <p className="font-semibold">{fullName(user)}</p>
          <p className="text-sm text-muted">{ta(`roles.${user.role}`)}</p>
          {user.email ? <p className="text-sm break-all text-muted">{user.email}</p> : null}
        </div>
        <Link to="/admin/account" className="menu-item">
          <AdminIcon name="key" />
          {ta('common.myAccount')}
        </Link>
        <a href={pathOf('GET /api/openapi.json')} className="menu-item">
          <AdminIcon name="plug" />
          {ta('api.title')}
        </a>
        <LogoutForm>
          <button type="submit" className="menu-item">
            <AdminIcon name="logout" />
            {ta('common.signOut')}
          </button>
        </LogoutForm>
      </div>
    </details>
  );
}
