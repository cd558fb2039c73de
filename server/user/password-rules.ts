import { AppError } from '#shared/errors.ts';

/** How many of the most common passwords, of those long enough to be one here, are refused (ASVS 5.0, 6.2.4). */
const refusedCount = 10_000;
const shortest = 6;

/** Fewer different characters than this are a row of one key, or of two by turns. */
const leastCharacters = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is in order of how common each is; it is loaded when the first password is chosen, on the server only. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const chosen = dictionary['passwords-common'].filter((password) => password.length >= shortest);
  return new Set(chosen.slice(0, refusedCount));
}

/**
 * Refuses a new password that guessing begins with, whatever its capitals and the spaces around it. The length is the
 * schema's business.
 * @param field the field that the text belongs to
 * @throws AppError `invalid`
 */
export async function demandUncommon(password: string, field: string): Promise<void> {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (new Set(plain).size < leastCharacters) {
    throw new AppError('invalid', 'too few different characters', { [field]: 'passwordRepeats' });
  }
  if ((await (common ??= loadCommon())).has(plain)) {
    throw new AppError('invalid', 'a common password', { [field]: 'passwordCommon' });
  }
}
