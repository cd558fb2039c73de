import { expect, test } from 'vitest';
import { createSparseLog } from './sparse-log.ts';

test('every line is written or counted once', () => {
  for (let count = 1; count <= 4; count++) {
    const lines: { line: number; leftOut?: number }[] = [];
    const log = createSparseLog((line) => lines.push(line as { line: number }));
    for (let line = 1; line <= count; line++) log.write({ line });
    log.end();
    log.end();
    expect(lines.at(-1)!.line).toBe(count);
    expect(lines.reduce((sum, { leftOut = 0 }) => sum + 1 + leftOut, 0)).toBe(count);
  }
});
