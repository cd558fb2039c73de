import { EventEmitter, once } from 'node:events';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as a mail program parses it. */
export type Received = {
  envelope: { from: string; to: string[] };
  /** Decoded values by lower-case name; repeated headers have all their values, in order. */
  headers: Record<string, string[]>;
  text: string;
  html: string;
  raw: string;
};

type Answer = { code: number; words: string } | 'drop' | null;

/** Answers of the server to mails that it does not accept. */
export type Behaviour = {
  recipient?: (address: string) => Answer;
  sender?: (address: string) => Answer;
  /** Called after the whole message was received; 'drop' closes the connection before the answer. */
  message?: (mail: Received) => Answer;
};

/** A real mail server on this machine that stores the mails that it accepts. */
export async function startSmtpServer() {
  const events = new EventEmitter();
  const taken: Received[] = [];
  const refused: string[] = [];
  let behaviour: Behaviour = {};

  function settle(
    answer: Answer,
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ): boolean {
    if (!answer) return false;
    refused.push(answer === 'drop' ? 'drop' : `${answer.code} ${answer.words}`);
    if (answer === 'drop') hangUp(session);
    else callback(Object.assign(new Error(answer.words), { responseCode: answer.code }));
    events.emit('change');
    return true;
  }

  function hangUp(session: SMTPServerSession): void {
    for (const connection of server.connections) {
      if (connection.id === session.id) connection._socket.destroy();
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: ({ address }, session, callback) => {
      if (!settle(behaviour.sender?.(address) ?? null, session, callback)) callback();
    },
    onRcptTo: ({ address }, session, callback) => {
      if (!settle(behaviour.recipient?.(address) ?? null, session, callback)) callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          envelope: {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((recipient) => recipient.address),
          },
          ...readMail(Buffer.concat(chunks).toString('latin1')),
        };
        if (settle(behaviour.message?.(mail) ?? null, session, callback)) return;
        taken.push(mail);
        callback(null, 'taken');
        events.emit('change');
      });
    },
  });
  // A closed connection of a client is not an error of the server.
  server.on('error', () => {});
  const port = await listen(server);

  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refused,
    behave: (wanted: Behaviour) => {
      behaviour = wanted;
    },
    /** Waits until the condition is met. */
    until: async (isSo: () => boolean) => {
      while (!isSo()) await once(events, 'change');
    },
    reset: () => {
      taken.length = 0;
      refused.length = 0;
      behaviour = {};
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Listens on a port below 32768, outside the range of outgoing connections. */
async function listen(server: SMTPServer): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      server.server.once('error', () => resolve(false));
      server.server.once('listening', () => resolve(true));
      server.listen(port, '127.0.0.1');
    });
    if (isFree) return port;
  }
}

function readMail(raw: string): Omit<Received, 'envelope'> {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type']?.[0] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => readPart(part.trimStart()))
    : [];
  const bodyOf = (type: string) => parts.find((part) => part.headers['content-type']?.[0]?.startsWith(type));
  const html = bodyOf('text/html');
  const text = boundary ? bodyOf('text/plain') : { headers, body };
  return { headers, text: text ? decode(text) : '', html: html ? decode(html) : '', raw };
}

type Part = { headers: Record<string, string[]>; body: string };

function readPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    (headers[line.slice(0, colon).toLowerCase()] ??= []).push(decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: raw.slice(end + 4) };
}

const unquote = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes the transfer encodings of RFC 2045 that the mail library uses. */
function decode({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.[0]?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? unquote(body.replaceAll(/=\r\n/g, ''))
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd();
}

/** Decodes the encoded words of RFC 2047; a space between two encoded words is ignored. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(=\?[^?]+\?[QB]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      (kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : unquote(text.replaceAll('_', ' '))
      ).toString(),
    );
}
