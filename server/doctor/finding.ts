import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';

/** "skipped" could not be looked at, or is not in use; it is no fault. */
type Level = 'ok' | 'skipped' | 'warning' | 'fault';

/** What a check has found, in one line, and what to do about it. */
export type Finding = { check: string; level: Level; text: string; advice?: string };
export type Found = Omit<Finding, 'check'>;

export const ok = (text: string): Found => ({ level: 'ok', text });
export const skipped = (text: string): Found => ({ level: 'skipped', text });
export const warning = (text: string, advice: string): Found => ({ level: 'warning', text, advice });
export const fault = (text: string, advice: string): Found => ({ level: 'fault', text, advice });

/** Why nothing could be looked at, where something else is to be done than usually. */
export class CheckError extends Error {
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}

export type Check = {
  name: string;
  /** Seconds after which it counts as failed, from when what it waits for is there. */
  seconds: number;
  after: Promise<unknown>;
  look: () => Promise<Found>;
  /** What to do when it fails, or takes too long. */
  advice: string;
};

/** @throws Error when the work takes longer; it goes on, and is ended with the process */
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

/** Runs one check; whatever happens in it becomes its finding. */
export async function runCheck({ name, seconds, after, look, advice }: Check): Promise<Finding> {
  await after.catch(() => {});
  try {
    return { check: name, ...(await within(seconds, look())) };
  } catch (error) {
    return { check: name, ...fault(reasonOf(error), error instanceof CheckError ? error.advice : advice) };
  }
}

/** What went wrong in one line: drivers and fetch sometimes hide it in a cause or a code. */
export function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  if (cause instanceof Error) return reasonOf(cause);
  const first = error instanceof AggregateError ? (error.errors[0] as Error | undefined)?.message : undefined;
  return (first ?? (message || code || String(error))).split('\n')[0]!;
}

const marks: Record<Level, string> = { ok: '✓', skipped: '-', warning: '!', fault: '✗' };
const colors = { ok: 'green', skipped: 'gray', warning: 'yellow', fault: 'red' } as const;

/** One finding as a line; names take the same width. */
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
