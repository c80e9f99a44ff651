import { isIP, isIPv4 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of an address that identifies one customer of a network provider: all of an IPv4 address, the first 64 bits
 * of an IPv6 address, below which a customer can choose among 2^64 addresses.
 */
export const addressKey = (address: string | undefined): string => {
  const plain = plainAddress(address);
  if (plain === undefined) return 'unknown';
  return isIPv4(plain) ? plain : `${firstGroups(plain).join(':')}::/64`;
};

/** An address that the database accepts. A proxy may pass on anything, and a local socket has none. */
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
