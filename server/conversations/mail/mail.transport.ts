import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { oneLine } from './address.ts';
import type { MailPolicy } from './mail.policy.ts';
import type { OutboxRow } from './mail.queries.ts';

/** The sender, and the address for replies. */
type Sender = { name: string; from: string; replyTo: string };

export type Transport = {
  /** Sends one mail. @throws with the server's message if it is not accepted */
  send: (mail: OutboxRow, sender: Sender) => Promise<void>;
  close: () => void;
};

/** Milliseconds of silence after which a server counts as unreachable. */
const silence = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** A password is never sent unencrypted, except within this machine. */
function needsTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  return username !== '' && !loopback.test(hostname);
}

/**
 * Connects to the mail server as for sending a mail: greeting, EHLO, STARTTLS if offered, and the sign-in if
 * SMTP_URL has a password. Sends nothing.
 * @returns whether the connection is encrypted
 * @throws with the server's message when one of these steps fails
 */
export async function greetMailServer(url: string, limitMs: number): Promise<{ isEncrypted: boolean }> {
  const { auth, ...options } = parseConnectionUrl(url);
  const timeouts = { dnsTimeout: limitMs, connectionTimeout: limitMs, greetingTimeout: limitMs };
  const connection = new SMTPConnection({
    ...options,
    ...timeouts,
    socketTimeout: limitMs,
    requireTLS: needsTls(url),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('the server closed the connection')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth)
      await new Promise<void>((resolve, reject) => {
        connection.login(auth, (error) => (error ? reject(error) : resolve()));
      });
    const isEncrypted = connection.secure;
    connection.quit();
    return { isEncrypted };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Creates a transport to the mail server of SMTP_URL, with a few connections that are kept for further mails. */
export function createSmtpTransport(url: string, policy: Pick<MailPolicy, 'sendLimitMs'>): Transport {
  const transport = createTransport({
    pool: true,
    url,
    maxMessages: 100,
    // Only for a kept connection that the server closed before it got any part of the mail.
    maxRequeues: 1,
    idleTimeout: 20_000,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...silence,
  });
  return {
    send: async (mail, sender) => {
      await transport.sendMail({
        ...messageOf(mail, sender),
        signal: AbortSignal.timeout(policy.sendLimitMs),
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Builds the message of a row in the outbox. Its identity, including id and date, comes from the row, so that
 * servers recognise a repetition. Names and addresses are passed separately, so that neither can be read as the other.
 */
function messageOf(mail: OutboxRow, { name, from, replyTo }: Sender) {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    from: { name: oneLine(name), address: from },
    replyTo: { name: oneLine(name), address: replyTo },
    to: { name: '', address: mail.recipient },
    envelope: { from, to: [mail.recipient] },
    subject: oneLine(mail.subject),
    text: mail.textBody,
    ...(mail.htmlBody === null ? {} : { html: mail.htmlBody }),
    xMailer: false as const,
    headers: {
      // RFC 3834: vacation notices must not answer automatic mails.
      ...(mail.kind === 'reply' ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // RFC 8058 requires https.
      ...(mail.unsubscribeUrl?.startsWith('https:')
        ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    ...(mail.unsubscribeUrl ? { list: { unsubscribe: mail.unsubscribeUrl } } : {}),
  };
}
