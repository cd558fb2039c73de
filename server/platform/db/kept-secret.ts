import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { siteSettings } from '../../content/setting/setting.schema.ts';

/**
 * A random secret in a row of its own in `site_settings`: all processes share it, and it survives restarts. If
 * the row is deleted, the next start creates another secret.
 * @returns a function that reads it once per process; the first caller creates it
 */
export function keptSecret(db: Database, key: string): () => Promise<string> {
  let secret: Promise<string> | null = null;
  return () =>
    (secret ??= loadSecret(db, key).catch((error: unknown) => {
      secret = null;
      throw error;
    }));
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
