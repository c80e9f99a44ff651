import { isIP, isIPv4 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of an address that one customer of a network provider has: of IPv4 all of it, of IPv6 the first 64 bits, below
 * which everybody may choose among 2^64 addresses.
 */
export const addressKey = (address: string | undefined): string => {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  return isIPv4(plain) ? plain : `${firstGroups(plain).join(':')}::/64`;
};

/** An address as the database takes it. A proxy may hand on anything, and a socket of the machine itself has none. */
export const plainAddress = (address: string | undefined): string | undefined => {
  const withoutZone = address?.replace(/%.*$/, '') ?? '';
  const mapped = MAPPED_IPV4.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(mapped) === 0 ? undefined : mapped;
};

const firstGroups = (address: string): string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16));
};
