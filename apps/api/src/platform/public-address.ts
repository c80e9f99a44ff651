import { BlockList, isIP } from 'node:net';

/**
 * Which addresses are on the public internet. The server must not be sent anywhere else: to this machine, its network,
 * the provider's inside, addresses for documentation, or tunnels that carry another address within.
 */

const notPublicV4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublicV4.addSubnet(network, prefix, 'ipv4');
}

/** Of IPv6 only global unicast is public: that leaves out loopback, link-local, ULA, IPv4-mapped and NAT64. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

const notPublicV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublicV6.addSubnet(network, prefix, 'ipv6');
}

export const isPublicAddress = (address: string): boolean => {
  // A zone (fe80::1%eth0) only exists on one's own network.
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !notPublicV4.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
};
