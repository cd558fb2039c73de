import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

// A regular expression can take the square of a text's length, which strangers choose: 16,000 characters of one path once
// took a second. Every exported function, schema and expression gets long texts of one pattern.

const root = path.join(import.meta.dirname, '../..');
const sources = [
  'shared/**/*.ts',
  'server/platform/http/*.ts',
  'server/platform/path-for-log.ts',
  'server/platform/error-for-log.ts',
];
const exclude = ['**/*.test.ts', 'shared/i18n/**'];

const patterns = [
  '!',
  'a',
  'A',
  '1',
  ' ',
  '\t',
  '\n',
  '/',
  '.',
  ',',
  '-',
  '@',
  '%',
  '<',
  '"',
  '&',
  '(',
  '{',
  '*',
  '=',
  ':',
  '%40',
  'a@',
  'a.',
  '1 ',
  '1,',
  'http://',
  '<a ',
  '&amp;',
  '\u0301',
  '\u200b',
  '中',
  '١',
];
const ends = ['!', '\u0000'];
const cases = patterns.flatMap((pattern) => ends.map((end) => [pattern, end] as const));
const long = 8000;
/** Milliseconds below which nothing is compared. */
const unremarkable = 25;

type Call = (text: string) => unknown;

/**
 * Takes a word, which `splitRuns` has cut to `maxWordLength`; its result is the square of it. The others make a schema of
 * column names.
 */
const bounded = new Set(['remainders', 'importFields', 'importOrder']);

/** How a stranger's text reaches an export; null if it takes none. */
function callOf(exported: unknown): Call | null {
  if (exported instanceof RegExp) return (text) => text.replace(exported, '');
  if (typeof exported === 'object' && exported !== null && 'safeParse' in exported)
    return exported.safeParse as Call;
  return typeof exported === 'function' ? (exported as Call) : null;
}

/**
 * The shortest time of a call, in milliseconds of the processor: others may use it meanwhile. Most functions refuse a text
 * where they expect something else.
 */
function shortest(call: Call, text: string, times: number): number {
  const one = () => {
    const since = process.threadCpuUsage();
    try {
      const result = call(text);
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // A refusal.
    }
    const { user, system } = process.threadCpuUsage(since);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: times }, one));
}

test('no parser of a stranger’s text takes the square of its length', { timeout: 120_000 }, async () => {
  const slow: string[] = [];
  const files = sources.flatMap((source) => globSync(source, { cwd: root, exclude }));
  expect(files.length).toBeGreaterThan(150);
  const modules = await Promise.all(
    files.map(
      async (file) => [file, (await import(path.join(root, file))) as Record<string, unknown>] as const,
    ),
  );
  // What a function means to do later with what it was given would fail.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate'] });
  onTestFinished(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
  });
  for (const [file, exports] of modules) {
    for (const [name, exported] of Object.entries(exports)) {
      const call = bounded.has(name) || /^(create|open|start)/.test(name) ? null : callOf(exported);
      if (!call) continue;
      for (const [pattern, end] of cases) {
        const text = (length: number) => pattern.repeat(length / pattern.length) + end;
        if (shortest(call, text(long), 1) < unremarkable) continue;
        const [whole, half] = [shortest(call, text(long), 5), shortest(call, text(long / 2), 5)];
        if (whole > unremarkable && whole > 3 * half)
          slow.push(`${file} ${name}: ${JSON.stringify(pattern)} … ${JSON.stringify(end)}`);
      }
    }
  }
  expect(slow).toEqual([]);
});
