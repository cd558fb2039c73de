/** An error reduced for the log: enough to find the cause, but no user input. */
export type ErrorForLog = {
  type: string;
  message: string;
  /** SQL with its placeholders, without the values. */
  query?: string;
  /** The stack without the message above it. */
  stack?: string;
  cause?: ErrorForLog;
  errors?: ErrorForLog[];
} & Partial<Record<(typeof plainFields)[number], string | number>>;

/**
 * Properties that contain only technical names: SQLSTATE and its subject, a system call, the status of a mail server.
 */
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
 * SQLSTATE classes whose message names only tables and constraints: connection, integrity, transaction, access,
 * resources, operator, system. Messages of others repeat a value (22P02 "invalid input syntax for type uuid: …",
 * a syntax error of a search 42601, an error raised by a trigger). Decided by the code and not by quotation
 * marks, which differ between languages.
 */
const safeMessage = /^(08|23|25|40|42(?!601)|53|55|57|58)/;

/** Characters that end a line, control a terminal, or are invisible: control and format characters, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Replaces such characters by escapes, so that a path or name cannot add a line to the log. */
export const printableText = (text: string): string =>
  text.replaceAll(unprintable, (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`);

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Maximum of nested causes, and of parts of an error, that are logged. */
const maxDepth = 5;

/**
 * Reduces an error for the log. Query errors contain their parameters in the message, in properties and in the
 * stack, and PostgreSQL repeats the row in `detail` and `where`: only listed properties are copied.
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

/** The stack frames below the message. Empty if the stack does not contain the current message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  if (at < 0) return '';
  const lines = stack.slice(at + message.length).split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}

/** The reason of a failure in one line for super admins; like a log line, it contains no values. */
export function wordsOfFault(error: unknown): string {
  const { message, code, cause } = errorForLog(error);
  return [message, code, cause?.message].filter(Boolean).join(' · ').slice(0, 500);
}
