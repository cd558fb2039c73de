import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = path.join(import.meta.dirname, '../bench/chat/check-faults.mjs');

test('the faults that bench:chat must find can still be built into the program', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout.trim().split('\n')).toHaveLength(5);
});
