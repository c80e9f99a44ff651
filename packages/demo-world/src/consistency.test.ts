import { describe, expect, it } from 'vitest';
import { companies } from './companies.ts';
import type { DemoCompany } from './history/company-history.ts';

/** In the proportions of the demo world. */
const world = [...companies({ seed: 8, companies: 6_000, reports: 10_800, representatives: 13_800, people: 0 })];

type Record = DemoCompany['record'];

const inOffice = ({ representatives }: Record) => representatives.filter(({ endedOn }) => endedOn === undefined);

/** The companies that break a rule, by name; there must be enough companies to which the rule applies. */
const breaking = (
  applies: (company: DemoCompany) => boolean,
  isKept: (record: Record) => boolean,
  least = 40,
): string[] => {
  const concerned = world.filter(applies);
  expect(concerned.length).toBeGreaterThanOrEqual(least);
  return concerned.filter(({ record }) => !isKept(record)).map(({ record }) => record.name);
};

const hasOffice = (titles: RegExp) => (record: Record) => inOffice(record).some(({ title }) => titles.test(title));

const FORMS_WITH_MANAGERS = new Set(['GmbH', 'FlexCo', 'UG (haftungsbeschränkt)', 'gGmbH']);
const isKnownByAccounts = ({ record }: DemoCompany) => record.representatives.length === 0 && record.reports.length > 0;
const isForgotten = ({ record }: DemoCompany) => record.status === 'terminated' && record.representatives.length === 0;
const isListed = (company: DemoCompany) => !isKnownByAccounts(company) && !isForgotten(company);

const amountIn = (text = ''): number =>
  Number(/(?:EUR|CHF|Einlage:) ([\d.']+)/.exec(text)?.[1]?.replaceAll(/\.00$|[.']/g, '') ?? Number.NaN);

const stakesOf = (record: Record) =>
  inOffice(record)
    .filter(({ title }) => title === 'Gesellschafter/in')
    .map(({ name, representation }) => ({ name, amount: amountIn(representation) }));

describe('who is in charge', () => {
  it.each([
    [
      'managers of a GmbH',
      (r: Record) => FORMS_WITH_MANAGERS.has(r.legalForm ?? ''),
      /^(?:Gesellschafter.* und )?Geschäftsführer|^Liquidator/,
    ],
    [
      'a board of an AG or a cooperative',
      (r: Record) => /^(?:AG|SE|KGaA|eG|Genossenschaft)$/.test(r.legalForm ?? ''),
      /^Vorstand|Verwaltung|^Abwickler|^Liquidator/,
    ],
    [
      'the owner of a sole trade',
      (r: Record) => /^(?:Einzelunternehmen|e\.U\.|e\.K\.)$/.test(r.legalForm ?? ''),
      /^Inhaber/,
    ],
    [
      'the chair of an association',
      (r: Record) => /^(?:Verein|e\.V\.)$/.test(r.legalForm ?? ''),
      /^Ob(?:mann|frau)|^Präsident|^Vorstand|^Abwickler|^Liquidator/,
    ],
  ])('is %s', (_, isMeant, titles) => {
    expect(breaking((company) => isMeant(company.record) && isListed(company), hasOffice(titles))).toEqual([]);
  });

  it('is unknown only for those deleted long ago, and those known by their accounts', () => {
    const unknown = world.filter(({ record }) => record.representatives.length === 0);
    expect(unknown.length).toBeLessThan(world.length * 0.05);
    expect(unknown.filter((company) => !isKnownByAccounts(company) && !isForgotten(company))).toEqual([]);
  });

  it('winds up a company in liquidation', () => {
    const isWoundUp = ({ record }: DemoCompany) =>
      record.status === 'in_liquidation' && !/Co\.? KG/.test(record.legalForm ?? '');
    expect(breaking(isWoundUp, hasOffice(/^(?:Liquidator|Abwickler)/))).toEqual([]);
  });
});

describe('how they sign', () => {
  const signers = world.flatMap(({ record }) =>
    inOffice(record).flatMap(({ title, representation }) =>
      representation === undefined
        ? []
        : [{ country: record.address.country, form: record.legalForm, title, representation }],
    ),
  );

  it('is in the words of each register', () => {
    const WORDS: { [country: string]: RegExp } = {
      AT: /^vertritt seit \d\d\.\d\d\.\d{4} (?:selbständig|gemeinsam mit )|^(?:Stammeinlage|Haftsumme) EUR /,
      DE: /^(?:einzelvertretungsberechtigt|vertretungsberechtigt gemeinsam mit |Einzelprokura|Gesamtprokura gemeinsam mit |Einlage: )/,
      CH: /^(?:Einzelunterschrift|Kollektiv(?:unterschrift|prokura) zu zweien|Kommanditsumme CHF )/,
    };
    const strange = signers.filter(({ country = '', representation }) => !WORDS[country]?.test(representation));
    expect(strange).toEqual([]);
  });

  it('speaks of offices that the company has', () => {
    const misplaced = signers.filter(({ form = '', title, representation }) => {
      const speaksOfManagers = /Geschäftsführer/.test(representation);
      return speaksOfManagers && (!FORMS_WITH_MANAGERS.has(form) || /^(?:Liquidator|Abwickler)/.test(title));
    });
    expect(misplaced).toEqual([]);
    const chairs = signers.filter(({ title, country }) => country === 'AT' && /^Ob(?:mann|frau)|^Kassier/.test(title));
    expect(chairs.length).toBeGreaterThan(20);
    for (const { representation } of chairs) {
      expect(representation).toMatch(/selbständig$|gemeinsam mit (?:dem Kassier|dem Obmann|der Obfrau)$/);
    }
  });

  it('names a colleague only where there is one', () => {
    const isJoint = ({ record }: DemoCompany) =>
      record.legalForm === 'GmbH' &&
      inOffice(record).some(({ representation = '' }) => / weiteren G| anderen G/.test(representation));
    const hasTwo = (record: Record) => inOffice(record).filter(({ title }) => /Geschäftsführer/.test(title)).length > 1;
    expect(breaking(isJoint, hasTwo)).toEqual([]);
  });
});

describe('owners', () => {
  const percents = ({ owners = '' }: Record) => [...owners.matchAll(/(\d+) %/g)].map(([, percent]) => Number(percent));
  const isOwned = ({ record }: DemoCompany) => percents(record).length > 0;

  it('add up to all of the company', () => {
    const sum = (record: Record) => percents(record).reduce((all, percent) => all + percent, 0);
    expect(breaking(isOwned, (record) => sum(record) === 100, 1_000)).toEqual([]);
  });

  it('are all listed in the Austrian register, with stakes that make up the capital', () => {
    const isAustrian = (company: DemoCompany) =>
      isOwned(company) && company.record.address.country === 'AT' && company.record.registeredCapital !== undefined;
    const isKept = (record: Record) => {
      const capital = record.registeredCapital?.amount ?? 0;
      const held = record.links.filter(({ kind, endedOn }) => kind === 'shareholder' && endedOn === undefined);
      const companiesHold = held.reduce((sum, { share = 0 }) => sum + (share * capital) / 100, 0);
      const stakes = stakesOf(record);
      return (
        stakes.reduce((sum, { amount }) => sum + amount, companiesHold) === capital &&
        stakes.length + held.length === percents(record).length &&
        stakes.every(({ name, amount }) => {
          const percent = (amount / capital) * 100;
          return record.owners
            ?.split(', ')
            .some((owner) => owner.endsWith(` ${percent} %`) && name.endsWith(owner.replace(/ \d+ %$/, '')));
        })
      );
    };
    expect(breaking(isAustrian, isKept, 300)).toEqual([]);
  });

  it('hold a capital that fits the size', () => {
    const revenueOf = ({ reports }: Record) => reports.at(-1)?.figures.revenue ?? 0;
    const isBig = ({ record }: DemoCompany) =>
      revenueOf(record) > 100_000_000 && record.registeredCapital !== undefined;
    expect(breaking(isBig, (record) => (record.registeredCapital?.amount ?? 0) >= 100_000, 15)).toEqual([]);
    const isSmall = ({ record }: DemoCompany) => (record.reports.at(-1)?.figures.totalAssets ?? 1e9) < 1_000_000;
    expect(breaking(isSmall, (record) => (record.registeredCapital?.amount ?? 0) <= 420_000)).toEqual([]);
  });

  it('of a partnership are liable for what fits its size, in its currency', () => {
    const limited = (record: Record) => inOffice(record).filter(({ title }) => /^Kommandit/.test(title));
    const revenueOf = ({ reports }: Record) => reports.at(-1)?.figures.revenue ?? 0;
    const isKept = (record: Record) => {
      const sum = limited(record).reduce((all, { representation }) => all + amountIn(representation), 0);
      const isSwiss = record.address.country === 'CH';
      return (
        sum >= (revenueOf(record) > 100_000_000 ? 100_000 : 10_000) &&
        limited(record).every(({ representation = '' }) => representation.includes(isSwiss ? 'CHF' : 'EUR'))
      );
    };
    expect(breaking(({ record }) => limited(record).length > 0, isKept)).toEqual([]);
  });
});

describe('sources', () => {
  const of = (...sources: DemoCompany['source'][]) => world.filter(({ source }) => sources.includes(source));

  it('are credited with accounts only if they have them', () => {
    expect(of('offeneregister', 'zefix', 'gisa').filter(({ record }) => record.reports.length > 0)).toEqual([]);
    expect(of('firmenbuch').filter(({ record }) => record.reports.length > 0).length).toBeGreaterThan(50);
  });

  it('are registers only where nobody knows more than a register does', () => {
    const registers = of('firmenbuch', 'gisa', 'zefix', 'offeneregister');
    expect(registers.length).toBeGreaterThan(1_000);
    for (const { record } of registers) {
      const { lei, vatId, gln, eori, stockSymbol } = record.identifiers;
      const stated = [lei, vatId, gln, eori, stockSymbol, record.domain, record.founders, record.subsidiaries];
      expect([...stated, ...Object.values(record.contact), ...Object.values(record.social)].filter(Boolean)).toEqual(
        [],
      );
    }
  });

  it('tell of insolvencies with the file number of the court', () => {
    const FILE: { [country: string]: RegExp } = {
      AT: /, \d+ S \d+\/\d\d[a-z]$/,
      DE: /, \d+ IN \d+\/\d\d$/,
      CH: /, Bezirksgericht /,
    };
    const isKept = ({ address, insolvency = '' }: Record) => FILE[address.country ?? '']?.test(insolvency) ?? false;
    expect(breaking(({ record }) => record.insolvency !== undefined, isKept)).toEqual([]);
  });

  it('announce the deletion of German companies, some of which were deleted since', () => {
    const announced = world.filter(({ history }) => history.events.some(({ kind }) => kind === 'deletion_announced'));
    expect(new Set(announced.map(({ record }) => record.status)).size).toBe(3);
    for (const { source, record, history } of announced) {
      expect([source, record.address.country]).toEqual(['demo', 'DE']);
      const day = history.events.find(({ kind }) => kind === 'deletion_announced')?.announcedOn ?? '';
      const deletedOn = history.events.find(({ kind }) => kind === 'deleted')?.happenedOn ?? '9999';
      expect(day < deletedOn, record.name).toBe(true);
    }
  });
});
