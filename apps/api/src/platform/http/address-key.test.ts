import { expect, it } from 'vitest';
import { addressKey, networksOf, plainAddress } from './address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::203.0.113.7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  [undefined, 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it.each([
  ['203.0.113.7', ['203.0.113.7 × 1']],
  ['::ffff:203.0.113.7', ['203.0.113.7 × 1']],
  ['2001:db8:aa:1234::1', ['2001:db8:aa:1234::/64 × 1', '2001:db8:aa:1200::/56 × 4', '2001:db8:aa:0::/48 × 16']],
  ['2001:db8::1', ['2001:db8:0:0::/64 × 1', '2001:db8:0:0::/56 × 4', '2001:db8:0:0::/48 × 16']],
  ['unknown', ['unknown × 1']],
])('%s counts for %j', (address, networks) => {
  expect(networksOf(address).map(({ key, times }) => `${key} × ${times}`)).toEqual(networks);
});

it('passes only addresses to the database', () => {
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
  expect(plainAddress("1.2.3.4'; drop table account")).toBeUndefined();
});
