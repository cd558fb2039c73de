import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#shared/base/errors.ts';
import { createTurns } from '#shared/base/turns.ts';

/**
 * argon2id (the library's default) with the parameters of OWASP's password storage cheat sheet: 19 MiB, 2 passes,
 * 1 lane.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes computed at once, and maximum of waiting ones: guessing must not overload the machine. */
const atOnce = 2;
const maxWaiting = 40;
/** Seconds after which a full queue has certainly been processed. */
const retrySeconds = 5;

const inTurn = createTurns(atOnce, {
  maxWaiting,
  refuse: () => {
    throw new AppError('too_many_requests', 'too many passwords to check', undefined, retrySeconds);
  },
});

/** Hashes a password. @throws AppError `too_many_requests` if too many wait already */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** The hash of a random password, so that an unknown user takes as long as a known one. */
let decoy: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash it does the same work and returns false. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), cost);
  const against = hashed?.startsWith('$argon2') ? hashed : await decoy;
  const isRight = await inTurn(() => verify(against, password));
  return isRight && against === hashed;
}
