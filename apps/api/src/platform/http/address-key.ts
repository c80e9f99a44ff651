import { isIP, isIPv4 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

/**
 * The part of an address that identifies one customer of a network provider: all of an IPv4 address, the first 64 bits
 * of an IPv6 address, below which a customer can choose among 2^64 addresses.
 */
export const addressKey = (address: string | undefined): string => networksOf(address)[0].key;

/** `times`: how many times as much as one address it may do. */
export type Network = { key: string; times: number };

/**
 * Providers hand out whole networks: a household gets 256 of 64 bits, a company up to 65,536, and could change from one to
 * the next with every call. So the wider ones count as well. They may do more, because a mobile network gives one of 64
 * bits to each phone.
 */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/** The networks that an address counts for, the one of a single customer first. */
export const networksOf = (address: string | undefined): [Network, ...Network[]] => {
  const plain = plainAddress(address);
  if (plain === undefined) return [{ key: 'unknown', times: 1 }];
  if (isIPv4(plain)) return [{ key: plain, times: 1 }];
  const groups = firstGroups(plain);
  const wider = WIDER.map(({ bits, times }) => ({ key: networkKey(groups, bits), times }));
  return [{ key: networkKey(groups, 64), times: 1 }, ...wider];
};

/** An address that the database accepts. A proxy may pass on anything, and a local socket has none. */
export const plainAddress = (address: string | undefined): string | undefined => {
  const withoutZone = address?.split('%', 1)[0] ?? '';
  const plain = ipv4In(withoutZone) ?? withoutZone;
  return isIP(plain) === 0 ? undefined : plain;
};

/** An IPv4 address in an IPv6 one, which may be written with dots or in groups. */
const ipv4In = (address: string): string | undefined => {
  const [, dotted, high, low] = MAPPED_IPV4.exec(address) ?? [];
  if (high === undefined || low === undefined) return dotted;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
};

/** The first 64 bits, as four numbers. */
const firstGroups = (address: string): number[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).map((group) => parseInt(group, 16));
};

const networkKey = (groups: readonly number[], bits: number): string => {
  const kept = groups.map((group, place) => {
    const keptBits = Math.min(16, Math.max(0, bits - 16 * place));
    return (group & (0xffff << (16 - keptBits))).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
};
