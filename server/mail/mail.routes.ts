import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { outboxMail, outboxQuery, outboxText } from '../../shared/outbox.ts';
import { contactMailChange } from '../../shared/user.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done, query } from '../http/validate.ts';
import type { OutboxService } from './outbox.service.ts';
import type { SubscriptionService } from './subscription.service.ts';

/** What a mail may do when it is looked at as a page: show itself in its own styles, and nothing else. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The outbox: /api/mail; for super_admins. */
export function mailRoutes({ outbox }: { outbox: OutboxService }) {
  return new Hono<AppEnv>()
    .get('/', permit('users'), async (c) => {
      const asked = query(c, outboxQuery);
      const { mails, counts } = await outbox.list(await c.get('user')(), asked);
      const total = asked.status ? counts[asked.status] : counts.queued + counts.sent + counts.failed;
      c.header('X-Total-Count', String(total));
      return answer(c, z.array(outboxMail), mails);
    })
    .get('/:id', permit('users'), async (c) =>
      answer(c, outboxText, await outbox.read(await c.get('user')(), c.req.param('id'))),
    )
    .get('/:id/html', permit('users'), async (c) => {
      const { html } = await outbox.read(await c.get('user')(), c.req.param('id'));
      if (html === null) throw new AppError('not_found', 'this mail has no HTML part to be shown');
      c.header('Content-Security-Policy', mailPolicy);
      return c.html(html);
    })
    .post('/:id/send-again', permit('users'), async (c) => {
      await outbox.sendAgain(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}

/** PUT /api/account/contact-mail: how somebody of the staff hears of contact messages. */
export function contactMailRoutes({ subscriptions }: { subscriptions: SubscriptionService }) {
  return new Hono<AppEnv>().put('/contact-mail', permit('staff'), async (c) => {
    const { contactMail } = await body(c, contactMailChange);
    await subscriptions.choose(await c.get('user')(), contactMail);
    return answer(c, done, { success: true });
  });
}
