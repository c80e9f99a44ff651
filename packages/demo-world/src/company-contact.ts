/** Contact data that reaches nobody real: reserved domains, documentation addresses, unassigned telephone numbers. */
import type { CompanyRecord, ContactChannels, DomainRecord, SocialNetwork } from '@firmament/record/record';
import { isoDate, WORLD_YEAR } from './calendar.ts';
import { companyName } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import type { Country, Town } from './places/towns.ts';
import type { Random } from './random.ts';
import { slug } from './words/slug.ts';

/** Blocks that the German regulator keeps for films and books; other towns get a number starting with 000. */
const DRAMA_BLOCKS: Record<string, string> = {
  Berlin: '23125',
  'Frankfurt am Main': '90009',
  Hamburg: '66969',
  Köln: '4710',
  München: '99998',
};

const COUNTRY_CODE: Record<Country, string> = { AT: '+43', DE: '+49', CH: '+41' };

const POWERS_OF_TEN = [1, 10, 100, 1000];

const digits = (random: Random, count: 1 | 2 | 3): string =>
  String(random.below(POWERS_OF_TEN[count] ?? 1)).padStart(count, '0');

export const landline = (random: Random, town: Town): string => {
  const start = `${COUNTRY_CODE[town.country]} ${town.diallingCode}`;
  const block = town.country === 'DE' ? DRAMA_BLOCKS[town.name] : undefined;
  if (block !== undefined) return `${start} ${block} ${digits(random, 3)}`;
  if (town.country === 'CH') return `${start} 000 ${digits(random, 2)} ${digits(random, 2)}`;
  return `${start} 000 ${digits(random, 2)} ${digits(random, 1)}`;
};

/** German mobile numbers from the regulator's fiction block. */
export const mobile = (random: Random, country: Country): string => {
  if (country === 'DE') return `+49 171 39200 ${digits(random, 2)}`;
  return `${COUNTRY_CODE[country]} ${country === 'AT' ? '664' : '79'} 000 ${digits(random, 2)} ${digits(random, 2)}`;
};

export const companyDomain = (seed: number, plan: CompanyPlan): string => {
  plan.domain ??= `${slug(companyName(seed, plan).stem)}.example`;
  return plan.domain;
};

const MAILBOXES: Record<Country, readonly string[]> = {
  AT: ['office', 'office', 'info'],
  DE: ['info', 'info', 'kontakt'],
  CH: ['info', 'info', 'kontakt'],
};

/** Small firms often have no website, big ones almost always do. */
const hasWebsite = (random: Random, plan: CompanyPlan): boolean =>
  plan.status !== 'terminated' &&
  plan.partnership === undefined &&
  random.chance(Math.min(0.97, 0.22 + plan.staff / 40));

export const companyContact = (seed: number, random: Random, plan: CompanyPlan): ContactChannels => {
  const contact: ContactChannels = { website: undefined, email: undefined, phone: undefined, fax: undefined };
  if (
    plan.knowledge !== 'all' ||
    plan.partnership !== undefined ||
    (plan.status === 'terminated' && random.chance(0.8))
  )
    return contact;
  const isOnline = hasWebsite(random, plan);
  if (isOnline || random.chance(0.12)) {
    const domain = companyDomain(seed, plan);
    if (isOnline) contact.website = `www.${domain}`;
    contact.email = `${random.pick(MAILBOXES[plan.country])}@${domain}`;
  }
  if (random.chance(isOnline ? 0.85 : 0.28)) {
    contact.phone = landline(random, plan.town);
    if (plan.foundedYear < 2012 && random.chance(0.4)) contact.fax = `${contact.phone}9`;
  }
  return contact;
};

const NETWORKS: readonly (readonly [SocialNetwork, number, (handle: string) => string])[] = [
  ['linkedin', 0.5, (handle) => `https://linkedin.example/company/${handle}`],
  ['facebook', 0.38, (handle) => `https://facebook.example/${handle}`],
  ['instagram', 0.33, (handle) => `https://instagram.example/${handle.replaceAll('-', '.')}`],
  ['youtube', 0.1, (handle) => `https://youtube.example/@${handle}`],
  ['twitter', 0.08, (handle) => `https://x.example/${handle.replaceAll('-', '_').slice(0, 15)}`],
  ['tiktok', 0.03, (handle) => `https://tiktok.example/@${handle}`],
  ['pinterest', 0.02, (handle) => `https://pinterest.example/${handle}`],
];

export const noSocial = (): CompanyRecord['social'] => ({
  linkedin: undefined,
  facebook: undefined,
  twitter: undefined,
  instagram: undefined,
  youtube: undefined,
  tiktok: undefined,
  pinterest: undefined,
  wikipedia: undefined,
});

export const companySocial = (random: Random, plan: CompanyPlan, domain: string): CompanyRecord['social'] => {
  const social = noSocial();
  const handle = domain.slice(0, domain.lastIndexOf('.'));
  for (const [network, share, link] of NETWORKS) if (random.chance(share)) social[network] = link(handle);
  if (plan.staff > 500 && random.chance(0.5)) social.wikipedia = `https://wikipedia.example/wiki/${handle}`;
  return social;
};

const HOSTERS = [
  { name: 'Nordalp Hosting', registrar: 'Nordalp Domains GmbH', host: 'nordalp.example', country: 'AT', asn: 64501 },
  { name: 'Limmat Netz', registrar: 'Limmat Registrar AG', host: 'limmatnetz.example', country: 'CH', asn: 64502 },
  {
    name: 'Elbkante Rechenzentrum',
    registrar: 'Elbkante Domains GmbH',
    host: 'elbkante.example',
    country: 'DE',
    asn: 64503,
  },
  {
    name: 'Wolkenfeld Cloud',
    registrar: 'Wolkenfeld Domains GmbH',
    host: 'wolkenfeld.example',
    country: 'DE',
    asn: 64504,
  },
  {
    name: 'Donaunetz',
    registrar: 'Donaunetz Registrierung GmbH',
    host: 'donaunetz.example',
    country: 'AT',
    asn: 64505,
  },
] as const;

/** The IPv4 blocks reserved for documentation (RFC 5737). */
const DOCUMENTATION_BLOCKS = ['192.0.2', '198.51.100', '203.0.113'] as const;

export const companyDomainRecord = (random: Random, plan: CompanyPlan, domain: string): DomainRecord => {
  const host = random.pick(HOSTERS);
  const mailHost = random.chance(0.7) ? host : random.pick(HOSTERS);
  const block = random.pick(DOCUMENTATION_BLOCKS);
  const created = Math.min(WORLD_YEAR - 1, Math.max(1998, plan.foundedYear) + random.below(4));
  const month = random.between(1, 12);
  const day = random.between(1, 28);
  const hasSixth = random.chance(0.45);
  return {
    domain,
    createdOn: isoDate(created, month, day),
    expiresOn: isoDate(WORLD_YEAR + 1, month, day),
    updatedOn: isoDate(WORLD_YEAR, random.between(1, 8), random.between(1, 28)),
    dnssec: random.chance(0.35),
    emails: [`hostmaster@${domain}`],
    nameservers: [`ns1.${host.host}`, `ns2.${host.host}`],
    registrar: host.registrar,
    registrarCountry: host.country,
    ipAddresses: [
      `${block}.${random.between(2, 250)}`,
      ...(hasSixth ? [`2001:db8:${random.between(1, 4095).toString(16)}::${random.between(2, 250)}`] : []),
    ],
    asn: `AS${host.asn}`,
    asnCountry: host.country,
    asnDescription: host.name,
    txt: [`v=spf1 mx include:_spf.${mailHost.host} -all`],
    spf: `v=spf1 mx include:_spf.${mailHost.host} -all`,
    mx: [`mx1.${mailHost.host}`, `mx2.${mailHost.host}`],
    mxIp: `${random.pick(DOCUMENTATION_BLOCKS)}.${random.between(2, 250)}`,
    mxAsn: `AS${mailHost.asn}`,
    mxAsnCountry: mailHost.country,
    mxAsnDescription: mailHost.name,
  };
};
