import { Hono } from 'hono';
import { z } from 'zod';
import { invitationRow, newInvitation, passwordReset, userChange, userRow } from '../../shared/user.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done } from '../http/validate.ts';
import type { InvitationService } from './invitation.service.ts';
import type { UserService } from './user.service.ts';

/** User management: /api/users (back-office section 7). */
export function userRoutes({ users }: { users: UserService }) {
  return new Hono<AppEnv>()
    .get('/', permit('users'), async (c) =>
      answer(c, z.array(userRow), await users.list(await c.get('user')())),
    )
    .put('/:id', permit('users'), async (c) =>
      answer(
        c,
        userRow,
        await users.update(await c.get('user')(), c.req.param('id'), await body(c, userChange)),
      ),
    )
    .delete('/:id', permit('users'), async (c) => {
      await users.remove(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    })
    .post('/:id/reset-password', permit('users'), async (c) => {
      const { newPassword } = await body(c, passwordReset);
      await users.resetPassword(await c.get('user')(), c.req.param('id'), newPassword);
      return answer(c, done, { success: true });
    });
}

/** Invitations: /api/invitations. The link is answered once. */
export function invitationRoutes({ invitations }: { invitations: InvitationService }) {
  return new Hono<AppEnv>()
    .get('/', permit('users'), async (c) =>
      answer(c, z.array(invitationRow), await invitations.list(await c.get('user')())),
    )
    .post('/', permit('users'), async (c) => {
      const { role } = await body(c, newInvitation);
      const { code, row } = await invitations.create(await c.get('user')(), role);
      const link = `${c.get('origin')}/auth?invite=${code}`;
      return answer(
        c,
        z.object({ link: z.string(), invitation: invitationRow }),
        { link, invitation: row },
        201,
      );
    })
    .delete('/:id', permit('users'), async (c) => {
      await invitations.withdraw(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}
