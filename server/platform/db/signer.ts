import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';

/** Length of a signature in characters: 132 bits cannot be guessed. */
const signatureLength = 22;

/**
 * Signs texts with a random secret in a row of its own in `site_settings`: all processes share it, and it survives
 * restarts. If the row is deleted, the next start creates another secret. Each process reads it once.
 */
export function createSigner(db: Database, key: string) {
  let secret: Promise<string> | null = null;
  const readSecret = () =>
    (secret ??= loadSecret(db, key).catch((error: unknown) => {
      secret = null;
      throw error;
    }));
  const sign = async (text: string): Promise<string> =>
    createHmac('sha256', await readSecret())
      .update(text)
      .digest('base64url')
      .slice(0, signatureLength);
  return {
    sign,
    /** Reads the secret only for a well-formed signature, so that other requests cause no query. */
    isSigned: async (text: string, signature: string): Promise<boolean> =>
      /^[\w-]{22}$/.test(signature) && timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(text))),
  };
}

async function loadSecret(db: Database, key: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(siteSettings).values({ key, value }).onConflictDoNothing();
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.key, key));
  return typeof row?.value === 'string' ? row.value : value;
}
