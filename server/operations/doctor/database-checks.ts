import { formatBytes } from '#shared/base/bytes.ts';
import type { DatabaseFacts } from './database-facts.ts';
import { fault, type Found, ok, skipped, span, warning } from './finding.ts';

const megabyte = 1024 * 1024;
/** Bytes of log since the last checkpoint that indicate missing checkpoints. */
const logAlarmBytes = 4096 * megabyte;
/** Dead rows of a table that indicate missing vacuums, if they also outnumber its live rows. */
const deadAlarmRows = 20_000;
/** Seconds for which a session may block others. */
const holdAlarmSeconds = 30;
/** Share of connections in use at which new ones may soon be refused. */
const connectionShare = 0.9;
/** Milliseconds by which clocks may differ. */
export const clockToleranceMs = 5000;

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

export function judgeLog({ checkpoint }: DatabaseFacts, now: number): Found {
  if (!checkpoint) return skipped('this user may not read the last checkpoint (grant pg_monitor)');
  const state = `last checkpoint ${span(now - checkpoint.at)} ago, ${formatBytes(checkpoint.bytes)} of log (WAL) since`;
  if (checkpoint.bytes <= logAlarmBytes) return ok(state);
  return warning(state, 'look for checkpoint warnings in the log of PostgreSQL, and at max_wal_size');
}

export function judgeDeadRows({ dead }: DatabaseFacts): Found {
  if (!dead || dead.dead === 0) return ok('none');
  const state = `at most ${dead.dead} in a table (${dead.name}, ${dead.live} live)`;
  if (dead.dead < deadAlarmRows || dead.dead < dead.live) return ok(state);
  return warning(state, `vacuum ${dead.name}, and look why autovacuum does not reach it`);
}

export function judgeChecksums({ hasChecksums, checksumFailures }: DatabaseFacts): Found {
  if (!hasChecksums) return skipped('off: damaged pages would not be noticed (pg_checksums --enable)');
  if (checksumFailures === null || checksumFailures === 0) return ok('on, no damaged page was read');
  return fault(
    `${checksumFailures} damaged pages were read`,
    'the disk is failing: npm run restore to another one',
  );
}

/** Sessions of PostgreSQL, and locks that block others. */
export function judgeSessions({ sessions }: DatabaseFacts): Found {
  if (!sessions) return skipped('this user may not read the sessions (grant pg_monitor)');
  const { used, most, waiting, holder } = sessions;
  if (holder && holder.seconds >= holdAlarmSeconds)
    return fault(
      `${waiting} sessions wait for a lock that process ${holder.pid} holds since ${holder.seconds} s`,
      `if it is stuck: select pg_terminate_backend(${holder.pid})`,
    );
  const state = `${used} of ${most} connections in use, ${waiting} wait for a lock`;
  return used >= most * connectionShare
    ? warning(state, 'lower DATABASE_POOL, or raise max_connections of PostgreSQL')
    : ok(state);
}
