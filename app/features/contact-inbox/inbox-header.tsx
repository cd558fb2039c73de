import { Link } from 'react-router';
import type { InboxQuery, InboxSummary } from '#shared/contact-inbox.ts';
import { type AdminTextKey, formatCount, ta } from '../../lib/admin-text.ts';
import { pathOf } from '../../lib/api.ts';
import { Fold } from '../../ui/admin/fold.tsx';

const keys: [string, AdminTextKey][] = [
  ['j ↓', 'inbox.keyNext'],
  ['k ↑', 'inbox.keyPrevious'],
  ['r', 'inbox.reply'],
  ['e', 'inbox.resolve'],
  ['u', 'inbox.markUnread'],
  ['/', 'inbox.keyCanned'],
  ['Ctrl Enter', 'inbox.send'],
  ['Esc', 'inbox.keyLeave'],
];

type Switch = [boolean, (isOn: boolean) => void];

/** Title, ways out, and the five figures (docs/specification/inbox.md#contact-messages). */
export function InboxHeader({ query, summary }: { query: InboxQuery; summary: InboxSummary }) {
  const { page: _, ...filter } = query;
  const cards = ['total', 'new', 'replied', 'resolved', 'urgent'] as const;
  return (
    <>
      <h1 className="h1">{ta('inbox.title')}</h1>
      <nav aria-label={ta('inbox.title')} className="flex flex-wrap gap-1">
        <Fold label={ta('common.more')}>
          <Link to="/admin/dashboard" className="btn btn-outline btn-sm">
            {ta('inbox.toDashboard')}
          </Link>
          <Link to="/admin/chat" className="btn btn-outline btn-sm">
            {ta('inbox.toChat')}
          </Link>
          <Link to="/admin/canned-replies" className="btn btn-outline btn-sm">
            {ta('inbox.toCanned')}
          </Link>
          <a
            href={pathOf('GET /api/contact/export', { query: filter })}
            download
            className="btn btn-outline btn-sm"
          >
            {ta('inbox.export')}
          </a>
        </Fold>
      </nav>
      <dl className="inbox-figures">
        {cards.map((card) => (
          <div
            key={card}
            className={`card figure ${card === 'urgent' && summary.urgent > 0 ? 'border-laterite' : ''}`}
          >
            <dt className="text-sm text-muted">{ta(`inbox.${card}`)}</dt>
            <dd className="font-display text-xl font-bold">
              <Link
                to={`/admin/contact-messages${card === 'total' ? '' : `?status=${card}`}`}
                className="figure-link"
                aria-label={ta('dashboard.figureLink', { name: ta(`inbox.${card}`), count: summary[card] })}
              >
                {formatCount(summary[card])}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether a new message rings, and the keys with their switch. */
export function InboxSwitches({ sound, shortcuts }: { sound: Switch; shortcuts: Switch }) {
  const [hasSound, setSound] = sound;
  return (
    <div className="ml-auto flex items-center">
      <label className="btn btn-ghost btn-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={hasSound}
          onChange={(event) => setSound(event.target.checked)}
        />
        {ta('inbox.sound')}
      </label>
      <Keys shortcuts={shortcuts} />
    </div>
  );
}

function Keys({ shortcuts: [isOn, setIsOn] }: { shortcuts: Switch }) {
  return (
    <details className="menu hidden lg:block">
      <summary className="btn btn-ghost btn-sm">{ta('inbox.keys')}</summary>
      <div className="menu-panel inbox-keys">
        <dl className="grid gap-1 text-sm">
          {keys.map(([key, text]) => (
            <div key={key} className="flex justify-between gap-4">
              <dt>
                <kbd className="badge badge-plain">{key}</kbd>
              </dt>
              <dd>{ta(text)}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-2 flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5"
            checked={isOn}
            onChange={(event) => setIsOn(event.target.checked)}
          />
          {ta('inbox.keysOn')}
        </label>
      </div>
    </details>
  );
}
