/**
 * Numbers of PostgreSQL's advisory locks that are not made from a name: any, but the same in every process and all
 * different.
 */
export const advisoryLocks = {
  /** One process migrates at a time. */
  migration: 7_240_115,
  /** Changes of accounts and of the beneficiary. */
  users: 7_240_116,
  /** Held, shared, by every process that uses the embedded server. */
  presence: 7_240_117,
  /** Counts of visits: one process writes them at a time. */
  counts: 7_240_118,
} as const;
