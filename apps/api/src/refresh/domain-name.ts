import { isIP } from 'node:net';

/** Names that never lead to the public internet (RFC 2606, 6761, 6762 and their like). */
const PRIVATE_ENDINGS = new Set([
  'example',
  'test',
  'invalid',
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'onion',
  'arpa',
  'alt',
]);

/** co.at, or.at, gv.at, co.uk and their like: domains are registered below these, not beside them. */
const SECOND_LEVEL_REGISTRY = /^(?:ac|co|com|edu|gov|gv|net|or|org)\.[a-z]{2}$/;

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** The registered domain of a website; undefined if it has no public one. */
export const domainOfWebsite = (website: string): string | undefined => {
  const address = /^https?:\/\//i.test(website.trim()) ? website.trim() : `https://${website.trim()}`;
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/\.$/, '');
  if (host.length > 253 || isIP(host) !== 0 || !DOMAIN.test(host)) return undefined;
  const labels = host.split('.');
  if (PRIVATE_ENDINGS.has(labels.at(-1) ?? '')) return undefined;
  const size = SECOND_LEVEL_REGISTRY.test(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.length < size ? undefined : labels.slice(-size).join('.');
};

/** Whether an address is reserved for examples, as all addresses of the demo data are. */
export const isExampleAddress = (address: string | null): boolean =>
  address !== null && URL.canParse(address) && /(?:^|\.)example$/.test(new URL(address).hostname);
