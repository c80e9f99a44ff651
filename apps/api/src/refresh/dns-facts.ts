import type { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { visibleText } from '@firmament/text/visible-text';
import { isPublicAddress } from '../platform/public-address.ts';
import { SourceFailure } from './connector.ts';
import type { DomainFacts } from './domain-facts.ts';

export type DnsResolver = Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveMx' | 'resolveNs' | 'resolveTxt'>;

/** The name does not exist, or has nothing of that kind: answers, not failures. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);
/** Guards against a zone that lists thousands of entries. */
const MAX_ENTRIES = 100;
const MAX_TEXT_LENGTH = 1_000;

const listOf = async <T>(question: Promise<T[]>): Promise<T[]> => {
  try {
    return (await question).slice(0, MAX_ENTRIES);
  } catch (cause) {
    if (NOTHING_THERE.has((cause as NodeJS.ErrnoException).code ?? '')) return [];
    throw new SourceFailure('no_answer', { cause });
  }
};

/** Servers rotate their answers; sorted, the same answer gives the same text. */
const inOrder = (texts: string[]): string[] => [...new Set(texts.map((text) => text.toLowerCase()))].sort();

const addressesOf = async (dns: DnsResolver, name: string): Promise<string[]> => {
  const [v4, v6] = await Promise.all([listOf(dns.resolve4(name)), listOf(dns.resolve6(name))]);
  return [...inOrder(v4), ...inOrder(v6)];
};

/** The network an address belongs to, from the public list that Team Cymru keeps in the DNS. */
const ASN_ZONE = 'asn.cymru.com';

const reversed = (address: string): string => `${address.split('.').reverse().join('.')}.origin.${ASN_ZONE}`;

type Network = { asn: string; country: string | null; description: string | null };

/** Nice to have: undefined if it cannot be found out. */
const networkOf = async (dns: DnsResolver, addresses: string[]): Promise<Network | undefined> => {
  const address = addresses.find((candidate) => isIP(candidate) === 4 && isPublicAddress(candidate));
  if (address === undefined) return undefined;
  try {
    const [origin] = await dns.resolveTxt(reversed(address));
    const number = /^\d+/.exec(origin?.join('') ?? '')?.[0];
    if (number === undefined) return undefined;
    const [about] = await dns.resolveTxt(`AS${number}.${ASN_ZONE}`);
    const [, country, , , description] = (about?.join('') ?? '').split('|').map((part) => visibleText(part).trim());
    return { asn: `AS${number}`, country: country || null, description: description || null };
  } catch {
    return undefined;
  }
};

const asnFacts = (prefix: 'asn' | 'mx_asn', network: Network | undefined): Partial<DomainFacts> =>
  network
    ? {
        [prefix]: network.asn,
        [`${prefix}_country`]: network.country,
        [`${prefix}_description`]: network.description,
      }
    : {};

/** What the DNS says about a domain and its mail. */
export const readDns = async (dns: DnsResolver, domain: string): Promise<DomainFacts> => {
  const [nameservers, addresses, exchanges, texts] = await Promise.all([
    listOf(dns.resolveNs(domain)),
    addressesOf(dns, domain),
    listOf(dns.resolveMx(domain)),
    listOf(dns.resolveTxt(domain)),
  ]);
  if (nameservers.length + addresses.length + exchanges.length + texts.length === 0)
    throw new SourceFailure('not_there');
  const mx = exchanges
    .toSorted((a, b) => a.priority - b.priority || (a.exchange < b.exchange ? -1 : 1))
    .map(({ exchange }) => exchange.toLowerCase())
    // A single dot says that the domain takes no mail.
    .filter((exchange) => exchange !== '');
  const txt = [...new Set(texts.map((parts) => visibleText(parts.join('').slice(0, MAX_TEXT_LENGTH))))].sort();
  const mailAddresses = mx[0] === undefined ? [] : await addressesOf(dns, mx[0]);
  const [network, mailNetwork] = await Promise.all([networkOf(dns, addresses), networkOf(dns, mailAddresses)]);
  return {
    domain,
    nameservers: inOrder(nameservers),
    ip_addresses: addresses,
    mx,
    mx_ip: mailAddresses[0] ?? null,
    txt,
    spf: txt.find((text) => /^v=spf1(?:\s|$)/i.test(text)) ?? null,
    ...asnFacts('asn', network),
    ...asnFacts('mx_asn', mailNetwork),
  };
};
