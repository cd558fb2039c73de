import { describe, expect, test } from 'vitest';
import { addressGroup } from './throttle.ts';

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
