import type { MailKind } from '#shared/mail.ts';

/** How patient and how busy the worker is; tests and measurements bring their own. Times in milliseconds. */
export type MailPolicy = {
  /** Mails handed over at the same time. */
  atOnce: number;
  /** How long one handing-over may take in all. */
  sendLimitMs: number;
  /** Length of a worker's lease of a mail; longer than `sendLimitMs`. */
  leaseMs: number;
  /** Looks at the outbox at least this often: another process may have written into it. */
  idleMs: number;
  /** How long stopping waits for mails that are being sent. */
  stopMs: number;
  /** A mail that was refused for the time being so many times has failed. */
  maxAttempts: number;
  /** Waiting time after the nth attempt. */
  delayMs: (attempt: number) => number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const maxDelayMs = 6 * hourMs;

/** Doubles from one minute to six hours, give or take a fifth so that mails refused together do not come back together. */
export const backoff = (attempt: number, chance: number = Math.random()): number =>
  Math.min(maxDelayMs, minuteMs * 2 ** (attempt - 1)) * (0.8 + 0.4 * chance);

export const mailPolicy: MailPolicy = {
  atOnce: 4,
  sendLimitMs: 2 * minuteMs,
  leaseMs: 3 * minuteMs,
  idleMs: minuteMs / 2,
  stopMs: 4000,
  // Nine doublings take 8.5 hours; ten more waits of six hours make about three days.
  maxAttempts: 20,
  delayMs: backoff,
};

/** Hours after which a mail of a kind is of no use any more: its link has lapsed, or its news is old. Replies never are. */
export const usefulHours: Partial<Record<MailKind, number>> = {
  password_reset: 1,
  backup_late: 24,
  invitation: 7 * 24,
  contact_notice: 3 * 24,
  contact_digest: 3 * 24,
};

/** A failure as the mail library reports it. */
type Failure = { code?: unknown; command?: unknown; responseCode?: unknown; message: string };

/**
 * Whether a failure is the server's last word on this mail: 5xx to the recipient or to the message (RFC 5321, 4.2.1), or an
 * address that no server could take. Anything else, a refused sender or sign-in included, may be mended meanwhile.
 */
export function isFinal(error: Failure): boolean {
  const reply = typeof error.responseCode === 'number' ? error.responseCode : 0;
  if (reply === 0) return error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
  // 503 is about the order of commands, not about the mail.
  return isAboutMail && reply >= 500 && reply < 600 && reply !== 503;
}
