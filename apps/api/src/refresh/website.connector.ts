import { jsonOf } from '@firmament/registers/reading/whole-answer';
import { type Ask, type Connector, SourceFailure } from './connector.ts';
import { type DnsResolver, readDns } from './dns-facts.ts';
import type { DomainFacts } from './domain-facts.ts';
import { domainOfWebsite } from './domain-name.ts';
import { readRdap } from './rdap.ts';
import { assertAnswered } from './read-answer.ts';

/** Registries have limits of their own and mind bursts. */
const LIMIT = { count: 30, windowSeconds: 60 };

/** Base address of the registry's service, by top-level domain. */
export type RdapServices = Readonly<Record<string, string>>;

/** There are many registries, some without this service: what they know is welcome, and its lack is no failure. */
const askRegistry = async (ask: Ask, services: RdapServices, domain: string): Promise<Partial<DomainFacts>> => {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const service = Object.hasOwn(services, ending) ? services[ending] : undefined;
  if (service === undefined) return {};
  try {
    const answer = await ask({ url: `${service}/domain/${domain}`, headers: { accept: 'application/rdap+json' } });
    assertAnswered(answer);
    return readRdap(jsonOf(answer.body), domain);
  } catch {
    return {};
  }
};

/** Looks up a company's domain. Never visits the website itself: its address came with the data, from anybody. */
export const createWebsiteConnector = (dns: DnsResolver, services: RdapServices): Connector => ({
  origins: [...new Set(Object.values(services).map((service) => new URL(service).origin))],
  limit: LIMIT,
  find: async ({ website }, ask) => {
    const domain = website === null ? undefined : domainOfWebsite(website);
    if (domain === undefined) throw new SourceFailure('no_website');
    const facts = await readDns(dns, domain);
    return { domain: { ...facts, ...(await askRegistry(ask, services, domain)), domain } };
  },
});
