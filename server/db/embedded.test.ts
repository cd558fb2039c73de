import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makeDatabaseFolder } from '#tests/embedded.ts';
import { createLogger } from '../logger.ts';
import { EmbeddedDatabase } from './embedded.ts';

/** Length of the longest run of equal values. */
function longestRow(values: readonly number[]): number {
  let longest = 0;
  let row = 0;
  for (const [at, value] of values.entries()) {
    row = value === values[at - 1] ? row + 1 : 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

test.runIf(inject('template').engine === 'pglite')(
  'those who work at the same time take turns, however quick each of them is',
  async () => {
    const directory = path.join(inject('runDirectory'), randomUUID());
    await mkdir(directory, { recursive: true });
    const client = new EmbeddedDatabase(await makeDatabaseFolder(path.join(directory, 'db')), {
      logger: createLogger({ LOG_LEVEL: 'silent' }),
      isDurable: false,
    });
    await client.waitReady;
    onTestFinished(() => client.close());
    await client.exec('create table counted (n int)');
    const order: number[] = [];
    const work = async (worker: number) => {
      for (let n = 0; n < 100; n++) {
        await client.transaction(async (tx) => {
          await tx.query('insert into counted values ($1)', [n]);
          await tx.query('select count(*) from counted');
        });
        order.push(worker);
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, worker) => work(worker)));
    // At the very end the last worker runs alone.
    expect(longestRow(order.slice(0, -20))).toBeLessThanOrEqual(3);
  },
);
