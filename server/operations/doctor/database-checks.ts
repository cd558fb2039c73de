import { formatBytes } from '#shared/base/bytes.ts';
import type { DatabaseFacts } from './database-facts.ts';
import { fault, type Found, ok, skipped, warning } from './finding.ts';

/** Version, size and migrations of the database. */
export function judgeDatabase(facts: DatabaseFacts): Found {
  const { version, bytes, migrations, knownMigrations } = facts;
  const name = `PostgreSQL ${version}, ${formatBytes(bytes)}`;
  if (migrations === null)
    return warning(`${name}; it has no tables yet`, 'the first start of the site makes them');
  if (migrations < knownMigrations)
    return warning(
      `${name}; ${knownMigrations - migrations} migrations are missing`,
      'the next start adds them; npm run backup before',
    );
  if (migrations > knownMigrations)
    return warning(
      `${name}; ${migrations - knownMigrations} migrations are of a newer version`,
      'run that version, or npm run rollback',
    );
  return ok(`${name}; all ${migrations} migrations`);
}

export function judgeChecksums({ hasChecksums, checksumFailures }: DatabaseFacts): Found {
  if (!hasChecksums) return skipped('off: damaged pages would not be noticed (pg_checksums --enable)');
  if (checksumFailures === null || checksumFailures === 0) return ok('on, no damaged page was read');
  return fault(
    `${checksumFailures} damaged pages were read`,
    'the disk is failing: npm run restore to another one',
  );
}
