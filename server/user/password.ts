import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#shared/errors.ts';
import { createTurns } from '#shared/turns.ts';

/** argon2id (the library's default) as OWASP's password storage sheet asks: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes computed at once, and how many may wait for their turn: guessing must not take the machine. */
const atOnce = 2;
const maxWaiting = 40;
/** Seconds after which a full queue has long been worked off. */
const retrySeconds = 5;

const inTurn = createTurns(atOnce, {
  maxWaiting,
  refuse: () => {
    throw new AppError('too_many_requests', 'too many passwords to check', undefined, retrySeconds);
  },
});

/** @throws AppError `too_many_requests` when too many wait already. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** The hash of a random password: an unknown user takes as long as a known one. */
let decoy: Promise<string> | undefined;

/** Whether the password is the hash's. Without a hash the same work is done, in vain. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), cost);
  const against = hashed?.startsWith('$argon2') ? hashed : await decoy;
  const isRight = await inTurn(() => verify(against, password));
  return isRight && against === hashed;
}
