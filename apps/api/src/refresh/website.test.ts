import type { MxRecord } from 'node:dns';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fictionalRecord, useRefreshWorld, useRegister } from '../../test/worlds/refresh-world.ts';
import type { DnsResolver } from './dns-facts.ts';
import { applyFacts, type DomainFacts } from './domain-facts.ts';
import { domainOfWebsite, isExampleAddress } from './domain-name.ts';
import { rdapAnswer } from './fixtures/register-answers.ts';
import { readRdap } from './rdap.ts';

const WEBSITE = SOURCE_IDS.website;

type Zone = { a?: string[]; aaaa?: string[]; mx?: MxRecord[]; ns?: string[]; txt?: string[][] };

/** A DNS that knows these names and no others. */
const dnsOf = (zones: Record<string, Zone>): DnsResolver => {
  const look =
    <K extends keyof Zone>(kind: K) =>
    async (name: string) => {
      const found = zones[name]?.[kind];
      if (found) return found;
      throw Object.assign(new Error(name), { code: zones[name] ? 'ENODATA' : 'ENOTFOUND' });
    };
  return {
    resolve4: look('a'),
    resolve6: look('aaaa'),
    resolveMx: look('mx'),
    resolveNs: look('ns'),
    resolveTxt: look('txt'),
  } as unknown as DnsResolver;
};

const ZONES: Record<string, Zone> = {
  'adler.de': {
    a: ['193.0.6.139', '193.0.6.12'],
    ns: ['NS2.adler.de', 'ns1.adler.de'],
    mx: [
      { priority: 20, exchange: 'b.post.at' },
      { priority: 10, exchange: 'a.post.at' },
    ],
    txt: [['v=spf1 mx ', '-all'], ['hallo=welt']],
  },
  'a.post.at': { a: ['194.0.10.10'] },
  '12.6.0.193.origin.asn.cymru.com': { txt: [['3333 | 193.0.0.0/21 | NL | ripencc | 1993-09-01']] },
  'AS3333.asn.cymru.com': { txt: [['3333 | NL | ripencc | 1970-01-01 | RIPE-NCC-AS, NL']] },
};

const useWebsite = async (zones = ZONES, website = 'www.adler.de/de/kontakt') => {
  const registry = await useRegister();
  registry.answer(({ url }, response) => void response.end(rdapAnswer(url?.split('/').at(-1) ?? '')));
  const world = await useRefreshWorld({
    dns: dnsOf(zones),
    settings: { rdapUrls: { de: `${registry.origin}/rdap` } },
  });
  const id = await world.add(SOURCE_IDS.gleif, fictionalRecord({ contact: { website } }));
  const stored = async () =>
    (await world.database.pool.query('select * from domain_info where company_id = $1', [id])).rows[0];
  return { registry, world, id, stored };
};

describe('the website of a company', () => {
  it('is described by DNS and by the registry of its domain', async () => {
    const { registry, world, id, stored } = await useWebsite();
    const [before] = (await world.database.pool.query('select revision from company')).rows;
    expect(await world.refresh(id, WEBSITE)).toMatchObject({ outcome: 'updated' });
    expect(registry.asked.map(({ url }) => url)).toEqual(['/rdap/domain/adler.de']);
    expect(await stored()).toEqual({
      company_id: id,
      domain: 'adler.de',
      created_on: '1999-04-01',
      expires_on: '2027-04-01',
      updated_on: '2026-01-15',
      dnssec: true,
      emails: ['abuse@domainhaus.example'],
      nameservers: ['ns1.adler.de', 'ns2.adler.de'],
      registrar: 'Domainhaus AG',
      registrar_country: 'CH',
      ip_addresses: ['193.0.6.12', '193.0.6.139'],
      asn: 'AS3333',
      asn_country: 'NL',
      asn_description: 'RIPE-NCC-AS, NL',
      txt: ['hallo=welt', 'v=spf1 mx -all'],
      spf: 'v=spf1 mx -all',
      mx: ['a.post.at', 'b.post.at'],
      mx_ip: '194.0.10.10',
      mx_asn: null,
      mx_asn_country: null,
      mx_asn_description: null,
    });
    const [after] = (await world.database.pool.query('select revision from company')).rows;
    expect(after.revision).toBeGreaterThan(before.revision);
  });

  it('is recorded field by field, and only when it changes', async () => {
    const zones = structuredClone(ZONES);
    const { world, id } = await useWebsite(zones);
    await world.refresh(id, WEBSITE);
    const first = await world.changes(id);
    zones['adler.de']?.a?.reverse();
    expect(await world.refresh(id, WEBSITE)).toEqual({ outcome: 'unchanged', reason: null, changedFields: [] });
    zones['adler.de'] = { ...zones['adler.de'], txt: [] };
    expect((await world.refresh(id, WEBSITE))?.changedFields).toEqual(['domain_info.txt', 'domain_info.spf']);
    expect((await world.changes(id)).slice(first.length)).toEqual([
      { field: 'domain_info.spf', old_value: 'v=spf1 mx -all', new_value: null },
      { field: 'domain_info.txt', old_value: 'hallo=welt, v=spf1 mx -all', new_value: null },
    ]);
  });

  it.each([
    ['breaks down', 500, ''],
    ['has never heard of it', 404, '{}'],
    ['babbles', 200, '{'],
    ['speaks of another', 200, rdapAnswer('spatz.de', { entities: [] })],
  ])('keeps what the registry said before if it %s', async (_, status, body) => {
    const { registry, world, id, stored } = await useWebsite();
    await world.refresh(id, WEBSITE);
    registry.answer((_request, response) => void response.writeHead(status).end(body));
    expect(await world.refresh(id, WEBSITE)).toMatchObject({ outcome: 'unchanged' });
    expect(await stored()).toMatchObject({ registrar: 'Domainhaus AG', dnssec: true });
  });

  it.each(['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED', 'EREFUSED'])('is out of reach when DNS says %s', async (code) => {
    const { world, id, stored } = await useWebsite();
    world.deps.dns.resolveMx = () => Promise.reject(Object.assign(new Error(code), { code }));
    expect(await world.refresh(id, WEBSITE)).toMatchObject({ outcome: 'unreachable', reason: 'no_answer' });
    expect(await stored()).toBeUndefined();
  });

  it('does not exist if its domain is unknown', async () => {
    const { world, id } = await useWebsite({});
    expect(await world.refresh(id, WEBSITE)).toMatchObject({ outcome: 'not_there' });
  });

  it('is not looked up without a public domain', async () => {
    const { registry, world, id } = await useWebsite(ZONES, 'http://169.254.169.254/latest');
    expect(await world.refresh(id, WEBSITE)).toMatchObject({ outcome: 'not_there', reason: 'no_website' });
    expect(registry.asked).toEqual([]);
  });
});

describe('a registered domain', () => {
  it.each([
    ['www.adler.at', 'adler.at'],
    ['https://shop.adler.co.at/x?y#z', 'adler.co.at'],
    ['HTTP://Adler.DE:8080', 'adler.de'],
    ['adler.de.', 'adler.de'],
    ['www.größe.ch', 'xn--gre-6ka8i.ch'],
  ])('of %s is %s', (website, domain) => expect(domainOfWebsite(website)).toBe(domain));

  it.each(['', 'http://127.0.0.1/', 'http://[::1]:8080', 'localhost', 'intranet.local', 'adler', 'http://', 'a..de'])(
    'is not found in %j',
    (website) => expect(domainOfWebsite(website)).toBeUndefined(),
  );

  it.each(['co.at', 'adler.example', 'x.test', '0x7f.1', '2130706433', 'a_b.de', '-a.de'])(
    'is not found in %s',
    (website) => expect(domainOfWebsite(website)).toBeUndefined(),
  );

  it('is never anything that could be read as another address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.ipV4(), fc.ipV6()), (text) => {
        const domain = domainOfWebsite(text);
        if (domain === undefined) return true;
        return /^[a-z0-9-]+(\.[a-z0-9-]+){1,2}$/.test(domain) && domainOfWebsite(domain) === domain;
      }),
    );
  });

  it('of the demo data is recognised', () => {
    expect(
      ['https://zefix.example/uid/1', 'https://example/', null, 'https://example.at/'].map(isExampleAddress),
    ).toEqual([true, true, false, false]);
  });
});

describe('facts about a domain', () => {
  const facts = fc.record(
    {
      registrar: fc.option(fc.constantFrom('A', 'B')),
      dnssec: fc.option(fc.boolean()),
      mx: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
      expires_on: fc.option(fc.constant('2027-01-01')),
    },
    { requiredKeys: [] },
  );
  const named = fc
    .tuple(fc.constantFrom('a.at', 'b.at'), facts)
    .map(([domain, rest]): DomainFacts => ({ domain, ...rest }));

  it('are kept until something else is learned, and every difference is recorded once', () => {
    fc.assert(
      fc.property(fc.array(named, { minLength: 1, maxLength: 6 }), (learned) => {
        let row: ReturnType<typeof applyFacts>['row'] | undefined;
        for (const one of learned) {
          const before = row;
          const applied = applyFacts(before, one);
          row = applied.row;
          expect(row).toMatchObject(one);
          expect(applyFacts(row, one).changes).toEqual([]);
          for (const { oldValue, newValue } of applied.changes) expect(oldValue).not.toBe(newValue);
          if (before?.domain === one.domain) {
            expect(applied.changes.every(({ field }) => field in one)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('an answer of a registry', () => {
  it('may leave out any field', () => {
    expect(readRdap({ objectClassName: 'domain', ldhName: 'adler.de' }, 'adler.de')).toEqual({ domain: 'adler.de' });
  });

  it.each([
    ['another domain', { objectClassName: 'domain', ldhName: 'spatz.de' }],
    ['a network', { objectClassName: 'ip network' }],
    ['nothing', null],
    ['a list', []],
  ])('is refused when it is about %s', (_, answer) => {
    expect(() => readRdap(answer, 'adler.de')).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
  });

  it('never breaks the parser, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (entities, events) => {
        const answer = { objectClassName: 'domain', ldhName: 'adler.de', entities, events };
        expect(readRdap(answer, 'adler.de').domain).toBe('adler.de');
      }),
    );
  });
});
