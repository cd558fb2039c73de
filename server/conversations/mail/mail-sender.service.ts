import type { SiteSettings } from '#shared/content/setting.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/client.ts';
import type { JobService } from '../../platform/jobs/job.service.ts';
import type { Logger } from '../../platform/logger.ts';
import { isMailAddress } from './address.ts';
import { isAskedFor, isFinal, type MailPolicy, mailPolicy, pastUse } from './mail.policy.ts';
import { begin, jobless, markFailed, markSent, type OutboxRow, postpone } from './mail.queries.ts';
import { createSmtpTransport, type Transport } from './mail.transport.ts';

type Dependencies = {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;
  db: Database;
  jobs: Pick<JobService, 'enqueue'>;
  logger: Logger;
  settings: { read: () => Promise<SiteSettings> };
  policy?: MailPolicy;
  /** Called for each failed attempt to send a mail. */
  onFailure?: () => void;
};

export type MailSender = ReturnType<typeof createMailSender>;

const persistPauseMs = 1000;

/** The mail server's own message, if it gave one. */
const wordsOf = (error: Error & { response?: unknown }): string =>
  typeof error.response === 'string' && error.response !== '' ? error.response : error.message;

/**
 * Sends mails of the outbox, each in a job of its own. A mail counts as sent after the server has accepted it and that
 * is stored; a kill between the two repeats it, with the same Message-ID. Without SMTP_URL nothing is sent.
 */
export function createMailSender(dependencies: Dependencies) {
  const { config, db, jobs, logger, settings, policy = mailPolicy, onFailure } = dependencies;
  let transport: Transport | null = null;
  let lastTrouble = '';

  async function attempt(mail: OutboxRow, signal: AbortSignal): Promise<void> {
    const hours = pastUse(mail);
    // Staff may want old news to be sent, but an expired link is of no use to anyone.
    if (hours !== null && (mail.isSecret || !isAskedFor(mail)))
      return markFailed(db, mail, `Not sent: it is older than ${hours} h and of no use any more.`);
    if (!isMailAddress(mail.recipient)) return markFailed(db, mail, 'Not sent: this is no mail address.');
    const { companyName, email } = await settings.read();
    try {
      transport ??= createSmtpTransport(config.SMTP_URL!, policy);
      await transport.send(mail, { name: companyName, from: config.MAIL_FROM ?? email, replyTo: email });
    } catch (error) {
      return refused(mail, error instanceof Error ? error : new Error(String(error)), signal);
    }
    lastTrouble = '';
    // The server has accepted it: this must be stored, even after a long outage of the database, or it is sent again.
    await persist(() => markSent(db, mail), signal);
    logger.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail sent');
    return undefined;
  }

  async function refused(mail: OutboxRow, error: Error, signal: AbortSignal): Promise<void> {
    onFailure?.();
    // Old mails get one attempt each time that staff ask for it.
    if (isFinal(error) || mail.attempts >= policy.maxAttempts || pastUse(mail) !== null) {
      logger.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail failed for good');
      return persist(() => markFailed(db, mail, wordsOf(error)), signal);
    }
    reportRefusal(error);
    return persist(() => postpone(db, jobs, mail, policy.delayMs(mail.attempts), wordsOf(error)), signal);
  }

  /** Retries a write until the database accepts it or the job is ended. */
  async function persist(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (signal.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, persistPauseMs));
      }
    }
  }

  /** Logs a refusal once, until a different one occurs or a mail is sent. */
  function reportRefusal(error: Error & { code?: string; responseCode?: number }): void {
    const trouble = `${error.code ?? ''} ${error.responseCode ?? ''}`;
    if (trouble === lastTrouble) return;
    lastTrouble = trouble;
    logger.warn({ err: error }, 'mail is not taken, it will be tried again');
  }

  return {
    /** Attempts to send a mail that is queued. A refusal that may pass queues the job of the next attempt. */
    async send(id: string, signal: AbortSignal): Promise<void> {
      const mail = config.SMTP_URL && (await begin(db, id));
      if (mail) await attempt(mail, signal);
    },

    /** Queues the jobs of mails that have none: they were written without SMTP_URL, or restored from a backup. */
    async queueJobless(): Promise<void> {
      if (!config.SMTP_URL) return;
      for (const { id, at } of await jobless(db)) await jobs.enqueue(db, 'mail', { mailId: id }, at);
    },

    close: (): void => transport?.close(),
  };
}
