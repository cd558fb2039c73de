import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { limitOf, limitTable, type LimitName } from './limit-table.ts';
import { addressGroup } from './network.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('addressGroup', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007:ffff:1:2:3', '2001:db8:0:7::/64'],
    ['2001:db8::7:0:0:0:1', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));
});

test('a wait is never longer than the window, also when the clock was set back', async () => {
  const { limits } = (await createTestApp()).services;
  await limits.admit({ photos: '192.0.2.1' }, { points: 120 });
  vi.setSystemTime(new Date('1996-01-01'));
  await expect(limits.admit({ photos: '192.0.2.1' })).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 600,
  });
});

test('docs/security.md prints the table of limits', () => {
  const printed = (Object.keys(limitTable) as LimitName[]).map((name) => {
    const { points, seconds, per, shared, isWhole } = limitOf(name);
    const counted = shared ? 'database' : isWhole ? 'process' : 'part';
    return `| ${name} | ${points} | ${seconds} | ${per} | ${counted} |`;
  });
  const lines = readFileSync('docs/security.md', 'utf8').split('\n');
  const at = lines.indexOf('| limit | points | seconds | per | counted |') + 2;
  expect(lines.slice(at, lines.indexOf('', at))).toEqual(printed);
});
