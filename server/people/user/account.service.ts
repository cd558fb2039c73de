import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { AppError } from '#shared/base/errors.ts';
import { knownDeviceDays } from '#shared/base/limits.ts';
import type { StaffLanguage } from '#shared/base/locale.ts';
import { demand } from '#shared/base/policy.ts';
import type { Credentials, CurrentUser, ProfileChange } from '#shared/people/user.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { knownDevices, recoveryCodes, users } from './user.schema.ts';
import { hashToken, looksLikeToken } from '../../platform/db/token.ts';
import {
  endSessionsOf,
  rememberDevice,
  type SignInPlace,
  type UserSessionService,
} from './user-session.service.ts';
import { hashPassword, isPassword } from './password.ts';
import { endResetsOf } from './password-reset.service.ts';
import {
  newTotpSecret,
  refuseCode,
  replaceRecoveryCodes,
  totpUri,
  spendRecoveryCode,
  spendTotp,
} from './second-factor.ts';
import { demandUncommon } from './password-rules.ts';
import type { SignInFailureService } from './sign-in-failures.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

export type AccountService = ReturnType<typeof createAccountService>;

export type SignedIn = {
  user: CurrentUser;
  token: string;
  deviceToken: string;
  staffLanguage: StaffLanguage;
};

const dayMs = 24 * 3_600_000;

type Dependencies = { db: Database; failures: SignInFailureService; sessions: UserSessionService };

/** Origin of an audit log entry: the network, not the address. */
const from = (address: string) => ({ after: { network: networkOf(address) } });

type Signer = CurrentUser & { sessionId: string };

/** A user's own account: signing in and out, the password, the second factor. */
export function createAccountService({ db, failures, sessions }: Dependencies) {
  const throttle = createSignInThrottle(db);

  async function readOwn(user: CurrentUser | null) {
    demand(user, 'identity');
    const [row] = await db.select().from(users).where(eq(users.id, user!.id));
    if (!row) throw new AppError('unauthorized');
    return row;
  }

  /** Checks the password of a signed-in user, throttled like a sign-in. */
  async function confirmPassword(
    user: CurrentUser,
    password: string,
    hashed: string,
    address: string,
  ): Promise<void> {
    const attempt = { username: user.username, address: 'own account', device: user.id };
    const giveBack = await throttle.admit(attempt);
    if (!(await isPassword(password, hashed))) {
      failures.record(user.id, address);
      refusePassword();
    }
    await throttle.succeeded(attempt, giveBack);
  }

  return {
    /** Asks a signed-in user for the password again. @throws AppError `invalid` for a wrong one */
    async confirmOwn(user: CurrentUser | null, password: string, address: string): Promise<void> {
      const row = await readOwn(user);
      await confirmPassword(user!, password, row.password, address);
    },

    /**
     * Ends one of the user's own sessions, or, without an id, all except this one. Asks for the password again.
     * @throws AppError `not_found` if there is no such session
     */
    async endSessions(user: Signer | null, id: string | null, password: string, address: string) {
      const row = await readOwn(user);
      await confirmPassword(user!, password, row.password, address);
      if (id === null) await endSessionsOf(db, row.id, user!.sessionId);
      else if (!(await sessions.end(row.id, id))) throw new AppError('not_found', 'no such session');
    },

    /**
     * Signs in. Every refusal is the same and takes the same time, whether the user is unknown, the password
     * wrong or the account inactive (docs/specification/accounts.md#sign-in). That a code is required is revealed
     * only after the right password.
     * @param device token of a browser in which the user has signed in before
     * @throws AppError `bad_credentials`, `code_required`, `invalid` (a wrong code), `too_many_requests`
     */
    async signIn(
      { username, password, code, staffLanguage }: Credentials,
      place: SignInPlace & { oldToken: string | undefined; device: string | undefined },
    ): Promise<SignedIn> {
      const [row] = await db.select().from(users).where(eq(users.username, username));
      const device = await deviceOf(row?.id ?? null, place.device);
      const address = place.address ?? '';
      const attempt = { username, address, device };
      const giveBack = await throttle.admit(attempt);
      const isRight = await isPassword(password, row?.password ?? null);
      if (!row || !isRight || !row.isActive) {
        failures.record(row?.id ?? null, address);
        throw new AppError('bad_credentials');
      }
      if (row.totpEnabledAt && row.totpSecret) {
        if (!code) {
          // Not `succeeded`, which resets the count: an attacker with the password must not get more guesses at
          // the code.
          await giveBack();
          throw new AppError('code_required');
        }
        const isCodeRight =
          (await spendTotp(db, row.id, row.totpSecret, code)) || (await spendRecoveryCode(db, row.id, code));
        if (!isCodeRight) {
          failures.record(row.id, address);
          refuseCode();
        }
      }
      // An earlier session in this browser must not continue for the new one (session fixation).
      await sessions.endByToken(place.oldToken);
      const { id, firstName, lastName, email, role } = row;
      const user = { id, username: row.username, firstName, lastName, email, role };
      const started = await db.transaction(async (tx) => {
        // A new password or a deactivation meanwhile has ended all sessions: this one must not begin after it.
        const [now] = await tx
          .update(users)
          .set({ lastLogin: new Date(), ...(staffLanguage && { staffLanguage }) })
          .where(and(eq(users.id, id), eq(users.password, row.password), eq(users.isActive, true)))
          .returning({ id: users.id });
        if (!now) return null;
        await audit(tx, user, { action: 'sign_in', noun: 'user', id, title: row.username, ...from(address) });
        return {
          token: await sessions.start(tx, id, place),
          deviceToken: device ? place.device! : await rememberDevice(tx, id),
        };
      });
      if (!started) throw new AppError('bad_credentials');
      await throttle.succeeded(attempt, giveBack);
      return {
        user,
        ...started,
        staffLanguage: staffLanguage ?? row.staffLanguage,
      };
    },

    /** Sets the language of the admin area, its errors and the user's mails. */
    async chooseLanguage(user: CurrentUser | null, staffLanguage: StaffLanguage): Promise<void> {
      demand(user, 'staff');
      await db.update(users).set({ staffLanguage }).where(eq(users.id, user!.id));
    },

    async signOut(user: CurrentUser | null, token: string | undefined): Promise<void> {
      await sessions.endByToken(token);
      if (user)
        await audit(db, user, { action: 'sign_out', noun: 'user', id: user.id, title: user.username });
    },

    /** Changes the user's own first and last name. */
    async changeProfile(user: CurrentUser | null, change: ProfileChange): Promise<void> {
      const { id, username: title } = await readOwn(user);
      await db.transaction(async (tx) => {
        const own = eq(users.id, id);
        const names = { firstName: users.firstName, lastName: users.lastName };
        const [before] = await tx.select(names).from(users).where(own).for('update');
        const after = { firstName: change.firstName || null, lastName: change.lastName || null };
        await tx
          .update(users)
          .set({ ...after, updatedAt: new Date() })
          .where(own);
        await audit(tx, user, { action: 'update', noun: 'user', id, title, before: before!, after });
      });
    },

    /**
     * Changes the user's own password; all other sessions end. @throws AppError `invalid` if the current one is wrong
     */
    async changePassword(user: Signer | null, current: string, next: string, address: string): Promise<void> {
      const row = await readOwn(user);
      await confirmPassword(user!, current, row.password, address);
      await demandUncommon(next, 'newPassword');
      const password = await hashPassword(next);
      await db.transaction(async (tx) => {
        // A password that somebody else has set meanwhile stays.
        const isCurrent = and(eq(users.id, row.id), eq(users.password, row.password));
        const [changed] = await tx.update(users).set({ password }).where(isCurrent).returning();
        if (!changed) refusePassword();
        await endSessionsOf(tx, row.id, user!.sessionId);
        await endResetsOf(tx, row.id);
        await audit(tx, user, {
          action: 'change_password',
          noun: 'user',
          id: row.id,
          title: row.username,
          ...from(address),
        });
      });
    },

    async secondFactorState(user: CurrentUser | null): Promise<{ isOn: boolean; codesLeft: number }> {
      const row = await readOwn(user);
      const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, row.id));
      return {
        isOn: row.totpEnabledAt !== null,
        codesLeft: codes.filter((code) => code.usedAt === null).length,
      };
    },

    /**
     * Creates a secret to be scanned, which takes effect after a first code confirms it. Asks for the password again.
     * @throws AppError `conflict` if the second factor is on, `invalid` for a wrong password
     */
    async beginSecondFactor(
      user: Signer | null,
      password: string,
      { address, issuer }: { address: string; issuer: string },
    ): Promise<{ secret: string; uri: string }> {
      const row = await readOwn(user);
      if (row.totpEnabledAt) throw new AppError('conflict', 'the second factor is on');
      await confirmPassword(user!, password, row.password, address);
      const secret = newTotpSecret();
      await db.update(users).set({ totpSecret: secret, totpLastStep: null }).where(eq(users.id, row.id));
      return { secret, uri: totpUri(secret, row.username, issuer) };
    },

    /** Switches the second factor on; all other sessions end. @returns recovery codes, which are shown only now */
    async confirmSecondFactor(user: Signer | null, code: string): Promise<string[]> {
      const row = await readOwn(user);
      if (row.totpEnabledAt) throw new AppError('conflict', 'the second factor is on');
      if (!row.totpSecret || !(await spendTotp(db, row.id, row.totpSecret, code))) refuseCode();
      return db.transaction(async (tx) => {
        // A reset of the password meanwhile has removed the secret.
        const isCurrent = and(eq(users.id, row.id), eq(users.totpSecret, row.totpSecret!));
        const [changed] = await tx
          .update(users)
          .set({ totpEnabledAt: new Date() })
          .where(isCurrent)
          .returning();
        if (!changed) refuseCode();
        await endSessionsOf(tx, row.id, user!.sessionId);
        const codes = await replaceRecoveryCodes(tx, row.id);
        await audit(tx, user, { action: 'second_factor_on', noun: 'user', id: row.id, title: row.username });
        return codes;
      });
    },

    /** Switches the second factor off; asks for the password again, and all other sessions end. */
    async endSecondFactor(user: Signer | null, password: string, address: string): Promise<void> {
      const row = await readOwn(user);
      await confirmPassword(user!, password, row.password, address);
      await db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
          .where(and(eq(users.id, row.id), isNotNull(users.totpSecret)));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, row.id));
        await endSessionsOf(tx, row.id, user!.sessionId);
        await audit(tx, user, { action: 'second_factor_off', noun: 'user', id: row.id, title: row.username });
      });
    },
  };

  /** The id of the known device, if it belongs to this user and has not expired. */
  async function deviceOf(userId: string | null, token: string | undefined): Promise<string | null> {
    if (!userId || !looksLikeToken(token)) return null;
    const [row] = await db
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .where(
        and(
          eq(knownDevices.userId, userId),
          eq(knownDevices.tokenHash, hashToken(token)),
          gt(knownDevices.createdAt, new Date(Date.now() - knownDeviceDays * dayMs)),
        ),
      );
    return row?.id ?? null;
  }
}

function refusePassword(): never {
  throw new AppError('invalid', 'wrong password', { currentPassword: 'passwordWrong' });
}
