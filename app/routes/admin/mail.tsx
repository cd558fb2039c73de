import { mailStatuses } from '#shared/conversations/mail.ts';
import { outboxQuery } from '#shared/conversations/outbox.ts';
import { OutboxList } from '../../features/conversations/mail/outbox-list.tsx';
import { ta } from '../../lib/admin-text.ts';
import { ChoiceLinks } from '../../staff/list/choice-links.tsx';
import { listPath } from '../../staff/list/list-path.ts';
import { Pager } from '../../staff/list/pager.tsx';
import { onStaffList } from '../../lib/page-loader.ts';
import type { Route } from './+types/mail.ts';

/** /admin/mail: waiting, sent and failed mails; for super admins. The filter is in the address. */
export const loader = onStaffList('users', outboxQuery, null, async ({ services, user, query }) => {
  const { mails, counts } = await services.outbox.list(user, query);
  const all = counts.queued + counts.sent + counts.failed;
  return {
    meta: { title: ta('mail.title') },
    mails,
    counts: { ...counts, all },
    total: query.status ? counts[query.status] : all,
    isConfigured: services.mail.isConfigured,
  };
});

const path = '/admin/mail';

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { query, mails, counts, pages, isConfigured } = loaderData;
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="h1">{ta('mail.title')}</h1>
        <p className="text-muted">{ta('mail.text')}</p>
      </header>
      {isConfigured ? null : (
        <p className="card bg-amber-soft p-4 text-amber-ink" role="note">
          {ta('mail.notConfigured')}
        </p>
      )}
      <ChoiceLinks
        label={ta('mail.filter')}
        links={[null, ...mailStatuses].map((one) => ({
          to: listPath(path, { status: one }),
          text: `${ta(`mail.${one ?? 'all'}`)} (${counts[one ?? 'all']})`,
          isCurrent: one === query.status,
        }))}
      />
      {mails.length === 0 ? (
        <p className="text-muted">{ta('mail.none')}</p>
      ) : (
        <OutboxList mails={mails} isConfigured={isConfigured} />
      )}
      <Pager
        label={ta('mail.title')}
        path={path}
        query={{ status: query.status, page: query.page }}
        pages={pages}
      />
    </div>
  );
}
