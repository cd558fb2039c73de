import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressGroup, consume } from './throttle.ts';

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
  const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
  await consume(limiter, 'somebody', 'requests');
  vi.setSystemTime(new Date('1996-01-01'));
  await expect(consume(limiter, 'somebody', 'requests')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 60,
  });
});
