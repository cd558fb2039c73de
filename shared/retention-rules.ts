/**
 * What is deleted by time, and after how many days: the nightly purge, the settings, and the page on privacy go by this table
 * (decision 037). Without schemas: the browser takes it without the validation library.
 */
export const retentionKinds = [
  /** Visitor sessions with favourites and lists that were never sent, after the last visit. */
  { kind: 'visitors', usual: 90, least: 7, most: 730 },
  /** Copies of sent mails that are not replies, after sending. */
  { kind: 'mails', usual: 90, least: 7, most: 730 },
  /** Words of searches that found nothing, after the last such search. */
  { kind: 'searches', usual: 90, least: 7, most: 730 },
  /** Failed sign-ins of the staff. */
  { kind: 'failures', usual: 90, least: 7, most: 730 },
  /** Resolved and closed conversations with their files, after the last message; 0: until the staff delete them. */
  { kind: 'conversations', usual: 0, least: 0, most: 3650 },
  /** Resolved contact messages with their replies and notes, after the last change; 0: until the staff delete them. */
  { kind: 'contacts', usual: 0, least: 0, most: 3650 },
] as const;
export type RetentionKind = (typeof retentionKinds)[number]['kind'];

/** The periods of a new installation. */
export const usualRetention = Object.fromEntries(
  retentionKinds.map(({ kind, usual }) => [kind, usual]),
) as Record<RetentionKind, number>;
