import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of an address that one customer of a network provider has: of IPv4 all of it, of IPv6 the first 64 bits, below
 * which everybody may choose among 2^64 addresses.
 */
export const addressKey = (address: string | undefined): string => {
  const plain = address?.replace(/%.*$/, '') ?? '';
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/64` : 'unknown';
};

const firstGroups = (address: string): string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
};
