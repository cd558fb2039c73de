import type { SiteSettings } from '#shared/setting.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Logger } from '../logger.ts';
import { isMailAddress, siteAddress } from './address.ts';
import { digestMoment, queueDigests } from './mail.digest.ts';
import { isAskedFor, isFinal, type MailPolicy, mailPolicy, pastUse } from './mail.policy.ts';
import { claimDue, markFailed, markSent, msUntilDue, type OutboxRow, postpone } from './mail.queries.ts';
import { createSmtpTransport, type Transport } from './mail.transport.ts';

type Dependencies = {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'PORT'>;
  db: Database;
  logger: Logger;
  settings: { read: () => Promise<SiteSettings> };
  policy?: MailPolicy;
  /** Called for each failed attempt to send a mail. */
  onFailure?: () => void;
};

export type MailWorker = ReturnType<typeof createMailWorker>;

/** Shortest pause between two checks, whatever the database says is due. */
const minPauseMs = 100;
const persistPauseMs = 1000;

/** The mail server's own message, if it gave one. */
const wordsOf = (error: Error & { response?: unknown }): string =>
  typeof error.response === 'string' && error.response !== '' ? error.response : error.message;

/**
 * Sends the mails in the outbox, a few at a time, each under a lease: several processes share the work, and a
 * mail whose process was killed is sent by another one. A mail counts as sent after the server has accepted it
 * and that is stored; a kill between the two repeats it, with the same Message-ID. Without SMTP_URL nothing is sent.
 */
export function createMailWorker({
  config,
  db,
  logger,
  settings,
  policy = mailPolicy,
  onFailure,
}: Dependencies) {
  const inHand = new Set<Promise<void>>();
  let transport: Transport | null = null;
  let isRunning = false;
  let isAsked = false;
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let digestsUntil = 0;
  let lastTrouble = '';

  function wake(): void {
    if (!isRunning) return;
    isAsked = true;
    looking ??= look().finally(() => {
      looking = null;
      // Woken after the last check and before this point.
      if (isAsked) wake();
    });
  }

  async function look(): Promise<void> {
    while (isAsked && isRunning) {
      isAsked = false;
      clearTimeout(timer);
      const pause = await turn().catch((error: unknown) => {
        reportFailure('the outbox cannot be read', error);
        return policy.idleMs;
      });
      if (isRunning) timer = setTimeout(wake, pause);
    }
  }

  /** Starts sending due mails. @returns milliseconds until the next check; the end of each mail triggers one too */
  async function turn(): Promise<number> {
    const moment = digestMoment(new Date());
    if (moment.getTime() > digestsUntil) {
      await queueDigests(db, moment, siteAddress(config));
      digestsUntil = moment.getTime();
    }
    const free = transport ? policy.atOnce - inHand.size : 0;
    if (free <= 0) return policy.idleMs;
    const mails = await claimDue(db, free, policy.leaseMs);
    for (const mail of mails) take(mail);
    if (mails.length === free) return policy.idleMs;
    const due = await msUntilDue(db);
    return Math.min(policy.idleMs, Math.max(minPauseMs, due ?? policy.idleMs));
  }

  function take(mail: OutboxRow): void {
    const work = attempt(mail)
      .catch((error: unknown) => reportFailure('a mail could not be worked on', error))
      .finally(() => {
        inHand.delete(work);
        wake();
      });
    inHand.add(work);
  }

  async function attempt(mail: OutboxRow): Promise<void> {
    const hours = pastUse(mail);
    // Staff may want old news to be sent, but an expired link is of no use to anyone.
    if (hours !== null && (mail.isSecret || !isAskedFor(mail))) {
      return markFailed(db, mail, `Not sent: it is older than ${hours} h and of no use any more.`);
    }
    if (!isMailAddress(mail.recipient)) return markFailed(db, mail, 'Not sent: this is no mail address.');
    const { companyName, email } = await settings.read();
    try {
      await transport!.send(mail, { name: companyName, from: config.MAIL_FROM ?? email, replyTo: email });
    } catch (error) {
      return refused(mail, error instanceof Error ? error : new Error(String(error)));
    }
    lastTrouble = '';
    // The server has accepted it: this must be stored, even after a long outage of the database, or it is sent again.
    await persist(() => markSent(db, mail));
    logger.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail sent');
    return undefined;
  }

  async function refused(mail: OutboxRow, error: Error): Promise<void> {
    onFailure?.();
    // Old mails get one attempt each time that staff ask for it.
    if (isFinal(error) || mail.attempts >= policy.maxAttempts || pastUse(mail) !== null) {
      logger.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail failed for good');
      return persist(() => markFailed(db, mail, wordsOf(error)));
    }
    reportFailure('mail is not taken, it will be tried again', error);
    return persist(() => postpone(db, mail, policy.delayMs(mail.attempts), wordsOf(error)));
  }

  /** Retries a write until the database accepts it; after the end of the lease another worker takes the mail. */
  async function persist(write: () => Promise<void>): Promise<void> {
    const until = Date.now() + policy.leaseMs;
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isRunning || Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, persistPauseMs));
      }
    }
  }

  /** Logs a failure once, until a different one occurs or a mail is sent. */
  function reportFailure(what: string, error: unknown): void {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const trouble = `${what} ${code ?? ''} ${responseCode ?? ''}`;
    if (trouble === lastTrouble) return;
    lastTrouble = trouble;
    logger.warn({ err: error }, what);
  }

  return {
    start(): void {
      isRunning = true;
      if (config.SMTP_URL) transport = createSmtpTransport(config.SMTP_URL, policy);
      wake();
    },

    /** Checks the outbox now. */
    wake,

    /** Takes no further mails, and waits for a short time for those being sent. */
    async stop(): Promise<void> {
      isRunning = false;
      clearTimeout(timer);
      let patience: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, policy.stopMs);
      });
      const done = Promise.resolve(looking).then(() => Promise.allSettled(inHand));
      await Promise.race([done, late]);
      clearTimeout(patience);
      transport?.close();
    },
  };
}
