import { expect, it } from 'vitest';
import { countedAddress } from './address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::', '2001:db8:0:7::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('counts %s under %s [ER-08]', (ip, counted) => {
  expect(countedAddress({ ip })).toBe(counted);
});
