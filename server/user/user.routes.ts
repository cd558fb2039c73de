import { Hono } from 'hono';
import { z } from 'zod';
import {
  invitationRow,
  newInvitation,
  passwordReset,
  passwordResetCompletion,
  passwordResetRequest,
  userChange,
  userRow,
} from '../../shared/user.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done } from '../http/validate.ts';
import type { InvitationService } from './invitation.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { UserService } from './user.service.ts';

/** User management: /api/users (back-office section 7). */
export function userRoutes({
  users,
  passwordResets,
}: {
  users: UserService;
  passwordResets: PasswordResetService;
}) {
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
    })
    .post('/:id/reset-link', permit('users'), async (c) => {
      await passwordResets.send(await c.get('user')(), c.req.param('id'), c.get('origin'));
      return answer(c, done, { success: true });
    });
}

/** Forgotten passwords: /api/password-resets. Who asks is told the same, whether or not there is such an account. */
export function passwordResetRoutes({ passwordResets }: { passwordResets: PasswordResetService }) {
  return new Hono<AppEnv>()
    .post('/', async (c) => {
      const { name } = await body(c, passwordResetRequest);
      const place = { address: c.get('ip'), origin: c.get('origin'), language: c.get('locale') };
      await passwordResets.request(name, place);
      return answer(c, done, { success: true });
    })
    .post('/complete', async (c) => {
      const { code, newPassword } = await body(c, passwordResetCompletion);
      await passwordResets.complete(code, newPassword);
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
      const made = await invitations.create(
        await c.get('user')(),
        await body(c, newInvitation),
        c.get('origin'),
      );
      return answer(c, z.object({ link: z.string(), invitation: invitationRow }), made, 201);
    })
    .delete('/:id', permit('users'), async (c) => {
      await invitations.withdraw(await c.get('user')(), c.req.param('id'));
      return answer(c, done, { success: true });
    });
}
