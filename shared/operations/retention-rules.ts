/**
 * Retention periods in days, for the nightly purge, the settings and the privacy page (decision 037). Without
 * schemas, so that the browser loads it without the validation library.
 */
export const retentionKinds = [
  /** Visitor sessions with favourites and unsent quote lists: days after the last visit. */
  { kind: 'visitors', usual: 90, least: 7, most: 730 },
  /** Copies of sent mails other than replies: days after sending. */
  { kind: 'mails', usual: 90, least: 7, most: 730 },
  /** Search misses: days after the last such search. */
  { kind: 'searches', usual: 90, least: 7, most: 730 },
  /** Failed sign-ins of the staff. */
  { kind: 'failures', usual: 90, least: 7, most: 730 },
  /**
   * Resolved and closed conversations with their files: days after
   * the last message; 0 keeps them until the staff delete them.
   */
  { kind: 'conversations', usual: 0, least: 0, most: 3650 },
  /**
   * Resolved contact messages with their replies and notes: days
   * after the last change; 0 keeps them until the staff delete them.
   */
  { kind: 'contacts', usual: 0, least: 0, most: 3650 },
] as const;
export type RetentionKind = (typeof retentionKinds)[number]['kind'];

/** Periods of a new installation. */
export const usualRetention = Object.fromEntries(
  retentionKinds.map(({ kind, usual }) => [kind, usual]),
) as Record<RetentionKind, number>;
