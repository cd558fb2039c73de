import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';

/** "skipped": could not be checked, or is not in use; not a fault. */
type Level = 'ok' | 'skipped' | 'warning' | 'fault';

/** Result of a check in one line, and the advice to the operator. */
export type Finding = { check: string; level: Level; text: string; advice?: string };
export type Found = Omit<Finding, 'check'>;

export const ok = (text: string): Found => ({ level: 'ok', text });
export const skipped = (text: string): Found => ({ level: 'skipped', text });
export const warning = (text: string, advice: string): Found => ({ level: 'warning', text, advice });
export const fault = (text: string, advice: string): Found => ({ level: 'fault', text, advice });

/** Error with its own advice in place of the check's usual one. */
export class CheckError extends Error {
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

export type Check = {
  name: string;
  /** Time limit of the check in seconds, counted from the end of `after`. */
  seconds: number;
  after: Promise<unknown>;
  run: () => Promise<Found>;
  /** Advice if the check fails or takes too long. */
  advice: string;
};

/** Limits the time of work. @throws Error when it takes longer; the work itself continues until the process ends */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = sleep(seconds * 1000, null, { signal: stop.signal }).then(() => {
    throw new Error(`no answer within ${seconds} s`);
  });
  late.catch(() => {});
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}

/** Runs one check after `after` has settled; an error becomes its finding. */
export async function runCheck({ name, seconds, after, run, advice }: Check): Promise<Finding> {
  await after.catch(() => {});
  try {
    return { check: name, ...(await within(seconds, run())) };
  } catch (error) {
    return { check: name, ...fault(reasonOf(error), error instanceof CheckError ? error.advice : advice) };
  }
}

/** The cause of an error in one line: drivers and fetch may hide it in a cause or a code. */
export function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  if (cause instanceof Error) return reasonOf(cause);
  const first = error instanceof AggregateError ? (error.errors[0] as Error | undefined)?.message : undefined;
  return (first ?? (message || code || String(error))).split('\n')[0]!;
}

const marks: Record<Level, string> = { ok: '✓', skipped: '-', warning: '!', fault: '✗' };
const colors = { ok: 'green', skipped: 'gray', warning: 'yellow', fault: 'red' } as const;

/** One finding as a line, with the names padded to the same width. */
export function lineOf({ check, level, text, advice }: Finding, width: number, isColored: boolean): string {
  const mark = isColored ? styleText(colors[level], marks[level], { validateStream: false }) : marks[level];
  return `${mark} ${check.padEnd(width)}  ${text}${advice === undefined ? '' : ` → ${advice}`}`;
}

/** "3 min", "5 h", "12 days". */
export function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
