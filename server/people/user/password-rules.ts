import { AppError } from '#shared/base/errors.ts';

/** Number of refused passwords: the most common ones that are long enough here (ASVS 5.0, 6.2.4). */
const refusedCount = 10_000;
const shortest = 6;

/** With fewer different characters, a password repeats one or two keys. */
const leastCharacters = 3;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list, which is sorted by frequency. Loaded on the server only, when the first password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const chosen = dictionary['passwords-common'].filter((password) => password.length >= shortest);
  return new Set(chosen.slice(0, refusedCount));
}

/**
 * Refuses a new password that attackers try first, regardless of case and surrounding spaces. The schema checks
 * the length.
 * @param field the form field of the error
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
