import { accountCalls } from '#shared/people/account-calls.ts';
import { AppError } from '#shared/base/errors.ts';
import { mailCalls } from '#shared/conversations/mail-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { OutboxService } from './outbox.service.ts';
import type { SubscriptionService } from './subscription.service.ts';

/** Content security policy of a mail shown as a page: only its own styles. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Dependencies = { outbox: OutboxService; subscriptions: SubscriptionService };

/** Calls of the outbox, for super_admins, and of each staff member's choices of mails. */
export function mailRoutes({ outbox, subscriptions }: Dependencies) {
  return routesOf(
    handle(mailCalls.list, async ({ user, query, c }) => {
      const { mails, counts } = await outbox.list(user, query);
      const total = query.status ? counts[query.status] : counts.queued + counts.sent + counts.failed;
      c.header('X-Total-Count', String(total));
      return mails;
    }),
    handle(mailCalls.read, ({ user, params }) => outbox.read(user, params.id)),
    handle(mailCalls.html, async ({ user, params, c }) => {
      const { html } = await outbox.read(user, params.id);
      if (html === null) throw new AppError('not_found', 'this mail has no HTML part to be shown');
      c.header('Content-Security-Policy', mailPolicy);
      return c.html(html);
    }),
    handle(mailCalls.sendAgain, ({ user, params }) => outbox.sendAgain(user, params.id)),
    handle(accountCalls.chooseContactMail, ({ user, body }) =>
      subscriptions.chooseContactMail(user, body.contactMail),
    ),
    handle(accountCalls.chooseFigureMail, ({ user, body }) =>
      subscriptions.chooseFigureMail(user, body.figureMail),
    ),
  );
}
