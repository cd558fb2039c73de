import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '#shared/base/errors.ts';
import { foldTyped } from '#shared/base/typed-text.ts';
import type { Database } from '../../platform/db/client.ts';
import { recoveryCodes, users } from './user.schema.ts';
import { hashToken } from '../../platform/db/token.ts';

/** Seconds of one time step, and the number of steps by which a clock may be off (RFC 6238). */
const period = 30;
const window = 1;
const recoveryCodeCount = 10;

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI that an authenticator reads from the QR code. */
export const totpUri = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString();

/**
 * Uses a code of the authenticator: it must be correct, at most one step old, and never used before.
 * @returns whether it was accepted; the step is then marked as used
 */
export async function spendTotp(
  db: Database,
  userId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const token = foldTyped(code).replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return false;
  const delta = totpOf(secret, '', '').validate({ token, window });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / period) + delta;
  const rows = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Characters of a recovery code, 5 bits each: 120 bits, so that a plain hash is secure (ASVS 5.0, 6.5.2 requires 112).
 */
const codeLength = 24;

/** 32 letters and digits that are not confused with each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const plain = (code: string) =>
  foldTyped(code)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** Replaces a user's recovery codes. The result is the only time that they are shown. */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]!)
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(plain(code)) })));
  return codes;
}

/** Uses a recovery code. @returns whether it was valid */
export async function spendRecoveryCode(db: Database, userId: string, code: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(plain(code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** @throws AppError `invalid` for the field of the code */
export function refuseCode(): never {
  throw new AppError('invalid', 'wrong second factor', { code: 'codeWrong' });
}
