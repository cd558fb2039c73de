import { createAuditService } from './audit/audit.service.ts';
import { createPersonService } from './personal-data/person.service.ts';
import { createSessionService } from './session/session.service.ts';
import { createAccountService } from './user/account.service.ts';
import { createInvitationService } from './user/invitation.service.ts';
import { createPasswordResetService } from './user/password-reset.service.ts';
import { createSignInFailureService } from './user/sign-in-failures.ts';
import { createUserSessionService } from './user/user-session.service.ts';
import { createUserService } from './user/user.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Mail } from '../conversations/mail-services.ts';

export type People = ReturnType<typeof createPeople>;

/** Accounts, sessions, the audit log and personal data. */
export function createPeople({ db, storage, logger, limits, tags, mail }: Platform & Pick<Mail, 'mail'>) {
  const userSessions = createUserSessionService({ db });
  const signInFailures = createSignInFailureService({ db, logger });
  return {
    sessions: createSessionService({ db, limits }),
    userSessions,
    signInFailures,
    accounts: createAccountService({ db, failures: signInFailures, sessions: userSessions }),
    users: createUserService({ db, mail }),
    invitations: createInvitationService({ db, mail }),
    passwordResets: createPasswordResetService({ db, mail }),
    audits: createAuditService({ db }),
    persons: createPersonService({ db, storage, tags }),
  };
}
