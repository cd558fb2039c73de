import type { MailKind } from '#shared/conversations/mail.ts';

/** Limits of sending; tests pass their own. Times in milliseconds. */
export type MailPolicy = {
  /** Time limit for sending one mail. */
  sendLimitMs: number;
  /** Attempts after which a mail has failed. */
  maxAttempts: number;
  /** Waiting time after the nth attempt. */
  delayMs: (attempt: number) => number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const maxDelayMs = 6 * hourMs;

/**
 * Doubles from one minute to six hours, with a random fifth more or less, so that mails refused together are not
 * retried together.
 */
export const backoff = (attempt: number, chance: number = Math.random()): number =>
  Math.min(maxDelayMs, minuteMs * 2 ** (attempt - 1)) * (0.8 + 0.4 * chance);

export const mailPolicy: MailPolicy = {
  sendLimitMs: 2 * minuteMs,
  // The first nine waits take 8.5 hours; with ten more of six hours each, that is about three days.
  maxAttempts: 20,
  delayMs: backoff,
};

/**
 * Hours after which a mail is useless: its link has expired, or its news is old. Other kinds, such as replies,
 * have no limit.
 */
const usefulHours: Partial<Record<MailKind, number>> = {
  password_reset: 1,
  backup_late: 24,
  invitation: 7 * 24,
  contact_notice: 3 * 24,
  contact_digest: 3 * 24,
  figures: 7 * 24,
};

/** Whether a mail is too old to be of use. @returns its limit in hours; null if it is still useful */
export function pastUse({ kind, createdAt }: { kind: MailKind; createdAt: Date }): number | null {
  const hours = usefulHours[kind];
  return hours && Date.now() - createdAt.getTime() > hours * hourMs ? hours : null;
}

/**
 * Whether staff have asked for this attempt with "Send again": only a mail that has failed before begins to count
 * its attempts anew.
 */
export const isAskedFor = ({
  attempts,
  lastError,
}: {
  attempts: number;
  lastError: string | null;
}): boolean => attempts === 1 && lastError !== null;

/** A failure as the mail library reports it. */
type Failure = { code?: unknown; command?: unknown; responseCode?: unknown; message: string };

/**
 * Whether a failure is permanent for this mail: 5xx for the recipient or the message (RFC 5321, 4.2.1), or an
 * address that no server can accept. Everything else, including a refused sender or sign-in, may be corrected
 * meanwhile.
 */
export function isFinal(error: Failure): boolean {
  const reply = typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (reply === 0) return error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
  // 503 is about the order of commands, not about the mail.
  return isAboutMail && reply >= 500 && reply < 600 && reply !== 503;
}
