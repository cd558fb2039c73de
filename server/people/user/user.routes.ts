import { invitationCalls, passwordResetCalls, userCalls } from '#shared/people/user-calls.ts';
import { setCookie } from '../../platform/http/cookies.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import { readRequestKey } from '../../platform/http/request-key.ts';
import type { InvitationService } from './invitation.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { UserService } from './user.service.ts';

type Dependencies = {
  users: UserService;
  passwordResets: PasswordResetService;
  invitations: InvitationService;
};

/** User management (docs/specification/accounts.md#users), forgotten passwords and invitations. */
export function userRoutes({ users, passwordResets, invitations }: Dependencies) {
  return routesOf(
    handle(userCalls.list, ({ user }) => users.list(user)),
    handle(userCalls.update, ({ user, params, body }) => users.update(user, params.id, body)),
    handle(userCalls.remove, ({ user, params }) => users.remove(user, params.id)),
    handle(userCalls.resetPassword, ({ user, params, body }) =>
      users.resetPassword(user, params.id, body.newPassword),
    ),
    handle(userCalls.sendResetLink, ({ user, params, c }) =>
      passwordResets.send(user, params.id, c.get('origin')),
    ),
    handle(passwordResetCalls.request, ({ body, c }) =>
      passwordResets.request(body.name, {
        address: c.get('ip'),
        origin: c.get('origin'),
        language: c.get('locale'),
      }),
    ),
    handle(passwordResetCalls.complete, async ({ body, c }) => {
      setCookie(c, 'device', await passwordResets.complete(body.code, body.newPassword, c.get('ip')));
    }),
    handle(invitationCalls.list, ({ user }) => invitations.list(user)),
    handle(invitationCalls.create, ({ user, body, c }) =>
      invitations.create(user, body, {
        origin: c.get('origin'),
        language: c.get('locale'),
        key: readRequestKey(c),
      }),
    ),
    handle(invitationCalls.withdraw, ({ user, params }) => invitations.withdraw(user, params.id)),
  );
}
