/** What a log line says of an error: enough to find the cause, nothing that a visitor has typed. */
export type ErrorForLog = {
  type: string;
  message: string;
  /** SQL with its placeholders; the values that belong to them are left out. */
  query?: string;
  /** The stack without the message above it. */
  stack?: string;
  cause?: ErrorForLog;
  errors?: ErrorForLog[];
} & Partial<Record<(typeof plainFields)[number], string | number>>;

/** Properties that name a thing of ours: SQLSTATE and what it is about, a system call, what a mail server answered. */
const plainFields = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'address',
  'port',
  'responseCode',
] as const;

const sqlState = /^[0-9A-Z]{5}$/;

/**
 * SQLSTATE classes whose message names tables and constraints only: connection, integrity, transaction, access, resources,
 * operator, system. Others (22P02 "invalid input syntax for type uuid: …", a search's syntax error 42601, what a trigger
 * raises) repeat a value. By the code and not by the quotation marks, which are other ones in other languages.
 */
const safeMessage = /^(08|23|25|40|42(?!601)|53|55|57|58)/;

/** What ends a line, steers a terminal, or is not seen: control and format characters, separators of lines. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text in which such characters are written as escapes: a path or a name writes no line of its own into the log. */
export const printableText = (text: string): string =>
  text.replaceAll(unprintable, (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`);

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** How many causes and parts of an error are logged. */
const maxDepth = 5;

/**
 * Reduces an error to what may be logged. Query errors carry their parameters in the message, in properties and in the
 * stack, and PostgreSQL repeats the row in `detail` and `where`: only properties that are named here are taken over.
 */
export function errorForLog(error: unknown, depth = 0): ErrorForLog {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const source = error as Error & Record<string, unknown>;
  const message = messageOf(source);
  const stack = framesOf(error);
  const { query } = source;
  const told: ErrorForLog = { type: error.constructor.name, message };
  for (const name of plainFields) {
    const value = source[name];
    if (typeof value === 'number') told[name] = value;
    if (typeof value === 'string') told[name] = printableText(value);
  }
  if (typeof query === 'string') told.query = query;
  if (stack) told.stack = stack;
  if (depth >= maxDepth) return told;
  if (error.cause instanceof Error) told.cause = errorForLog(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    told.errors = error.errors.slice(0, maxDepth).map((part: unknown) => errorForLog(part, depth + 1));
  }
  return told;
}

function messageOf({ message, code, query }: Error & Record<string, unknown>): string {
  if (typeof query === 'string') return 'a query failed';
  if (typeof code === 'string' && sqlState.test(code) && !safeMessage.test(code)) {
    return `the database refused a value (${code})`;
  }
  return printableText(message.replaceAll(mailAddress, '…@…'));
}

/** The lines of the stack below the message. A stack that does not hold the message as it is now is not trusted. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return '';
  const lines = stack.slice(at + message.length).split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}

/** Why something failed, in one line that may be shown to super admins: like a log line, it holds no values. */
export function wordsOfFault(error: unknown): string {
  const { message, code, cause } = errorForLog(error);
  return [message, code, cause?.message].filter(Boolean).join(' · ').slice(0, 500);
}
