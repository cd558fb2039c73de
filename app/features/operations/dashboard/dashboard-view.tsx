import { Link } from 'react-router';
import type { Activity, DashboardFigures, Desk, UnreadCounts } from '#shared/operations/dashboard.ts';
import { canManageUsers } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { shortName } from '#shared/base/user-rules.ts';
import { type AdminTextKey, formatCount, formatMoment, hasAdminText, ta } from '../../../lib/admin-text.ts';
import { waitingPaths } from '#shared/base/nouns.ts';
import { entryTitle } from '../../../lib/audit-text.ts';
import { DeskView } from './desk-view.tsx';
import { FirstSteps, type StepsDone } from './first-steps.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Props = {
  user: CurrentUser;
  desk: Desk;
  figures: DashboardFigures;
  unread: UnreadCounts;
  activity: readonly Activity[];
  /** Version of the program. */
  version: string;
  /** Whether a backup or a successful drill is missing; only for users who can fix that. */
  isBackupAlarm: boolean;
  /** The first steps of a new site; only for users who can do them. */
  steps: StepsDone | null;
  /** Number of rows of reference data that were checked too long ago. */
  oldReference: number;
  now: number;
};

/**
 * /admin/dashboard: greeting, urgent work, five figures, tiles, recent activity, version
 * (docs/specification/admin.md#dashboard).
 */
export function DashboardView(props: Props) {
  const { user, desk, figures, unread, activity, version, now } = props;
  // Each figure links to exactly the records that it counts. The team is shown only to users who may see it.
  const cards: [AdminTextKey, number, string | null][] = [
    ['dashboard.totalProducts', figures.products, '/admin/products'],
    ['dashboard.activeProducts', figures.activeProducts, '/admin/products?status=active'],
    ['dashboard.featuredProducts', figures.featuredProducts, '/admin/products?status=featured'],
    ['dashboard.teamMembers', figures.users, canManageUsers(user) ? '/admin/users?role=staff' : null],
    ['dashboard.newMessages', figures.newMessages, waitingPaths.contactMessages],
  ];
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="h1">{ta('dashboard.greeting', { name: shortName(user) })}</h1>
        <p className="text-muted">{ta('dashboard.subtitle')}</p>
      </header>
      {props.isBackupAlarm ? (
        <p role="alert" className="notice notice-bad">
          {ta('backup.alarm')}{' '}
          <Link to="/admin/backups" className="link">
            {ta('backup.alarmLink')}
          </Link>
        </p>
      ) : null}
      <DeskView desk={desk} unread={unread} toReorder={figures.toReorder} now={now} />
      {props.steps ? <FirstSteps done={props.steps} /> : null}
      {props.oldReference > 0 ? (
        <p className="text-sm text-muted">
          {ta('reference.toCheck', { count: props.oldReference })}{' '}
          <Link to="/admin/reference?age=old" className="link">
            {ta('reference.toCheckLink')}
          </Link>
        </p>
      ) : null}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {cards.map(([text, count, to]) => (
          <div key={text} className="card figure p-4">
            <dt className="text-sm text-muted">{ta(text)}</dt>
            <dd className="font-display text-3xl font-bold">
              {to ? (
                <Link
                  to={to}
                  className="figure-link"
                  aria-label={ta('dashboard.figureLink', { name: ta(text), count })}
                >
                  {formatCount(count)}
                </Link>
              ) : (
                formatCount(count)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Tiles user={user} />
      <Titled className="card p-4" id="activity" title={ta('dashboard.activity')}>
        {activity.length === 0 ? (
          <p className="mt-2 text-muted">{ta('dashboard.activityNone')}</p>
        ) : (
          <ul className="mt-2 grid gap-1 text-sm">
            {activity.map((entry) => (
              <li key={entry.id} className="flex flex-wrap justify-between gap-2 py-1">
                <span>{describe(entry)}</span>
                <time dateTime={entry.createdAt} className="text-muted">
                  {formatMoment(entry.createdAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Titled>
      <footer className="flex flex-wrap justify-between gap-2 text-sm text-muted">
        <span>{ta('dashboard.version')}</span>
        <span>{ta('dashboard.program', { version })}</span>
      </footer>
    </div>
  );
}

function Tiles({ user }: { user: CurrentUser }) {
  const tiles: [string, AdminTextKey, AdminTextKey][] = [
    ['/admin/products', 'dashboard.productsTile', 'dashboard.productsTileText'],
    ...(canManageUsers(user)
      ? ([['/admin/users', 'dashboard.usersTile', 'dashboard.usersTileText']] satisfies [
          string,
          AdminTextKey,
          AdminTextKey,
        ][])
      : []),
    ['/admin/chat', 'dashboard.chatTile', 'dashboard.chatTileText'],
    ['/admin/contact-messages', 'dashboard.messagesTile', 'dashboard.messagesTileText'],
    ['/admin/blog', 'dashboard.blogTile', 'dashboard.blogTileText'],
    ['/admin/analytics', 'dashboard.analyticsTile', 'dashboard.analyticsTileText'],
  ];
  return (
    <Titled id="tiles" title={ta('dashboard.tiles')} look="h3 mb-3">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.map(([to, title, text]) => (
          <li key={to}>
            <Link to={to} className="card block h-full p-4 hover:border-leaf">
              <span className="font-semibold text-leaf">{ta(title)}</span>
              <span className="block text-sm text-muted">{ta(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** "wei changed product Steel Kettle"; "wei signed in", not "wei signed in user wei". */
function describe({ actor, isOwn, ...entry }: Activity): string {
  const own = `actions.${entry.action}`;
  const what = isOwn && hasAdminText(own) ? ta(own) : entryTitle(entry);
  return ta('dashboard.activityOf', { actor: actor ?? ta('audit.program'), what });
}
