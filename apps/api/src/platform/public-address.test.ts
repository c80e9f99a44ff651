import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('a public address', () => {
  it.each(['8.8.8.8', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '193.0.6.139', '2a00:1450:4001::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::']],
    ['a private network', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
    ['the link', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
    ['the provider’s inside', ['100.64.0.1', '100.127.255.255']],
    [
      'an address inside another',
      ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ],
    ['a tunnel, documentation, a measuring network', ['2001:0:1::1', '2001:db8::1', '198.18.0.1', '203.0.113.7']],
    ['everybody or nobody', ['224.0.0.1', '255.255.255.255', 'ff02::1', '192.0.0.170']],
    ['no address at all', ['', 'localhost', '8.8.8', '2130706433', '8.8.8.8/32']],
  ])('is not %s', (_, addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  it('is never an IPv4 address written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`) && !isPublicAddress(`::${address}`)),
    );
  });
});
