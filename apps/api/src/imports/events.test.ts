import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { company } from '../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../test/worlds/statement-world.ts';
import { importRecords } from './import-run.ts';
import { stageCompany } from './staging/stage-company.ts';

const { firmenbuch, offeneregister, gleif } = SOURCE_IDS;

const JANA = { title: 'Geschäftsführer', name: 'Jana Öllinger' };
const KARL = { title: 'Prokurist', name: 'Karl Pichler' };

const adler = (asOf: string | undefined, changes: Parameters<typeof company>[0] = {}) =>
  company({ asOf, reports: [], representatives: [], ...changes });

describe('an event', () => {
  it('compares two statements of one source; the first is only where it begins', async () => {
    const { read, events } = await useStatementWorld();
    await read(adler('2020-01-01', { representatives: [JANA], foundedOn: '2001-02-03' }));
    expect(await events()).toEqual([]);
    const { address } = company();
    await read(
      adler('2021-01-01', {
        name: 'Murauer Solar AG',
        legalForm: 'AG',
        status: 'in_liquidation',
        foundedOn: '2001-02-03',
        address: { ...address, street: 'Ring 2', city: 'Murau' },
        representatives: [JANA],
        registeredCapital: { amount: 70_000, currency: 'EUR' },
      }),
    );
    expect(await events()).toMatchObject([
      {
        kind: 'renamed',
        from: 'Murtaler Solar GmbH',
        to: 'Murauer Solar AG',
        happened_on: null,
        sources: [firmenbuch],
      },
      { kind: 'other', subject: 'registered_capital', from: null, to: '70000 EUR' },
      { kind: 'moved', from: 'Hauptplatz 1, 8750 Judenburg, AT', to: 'Ring 2, 8750 Murau, AT' },
      { kind: 'liquidation', from: 'active', to: 'in_liquidation' },
      { kind: 'form_changed', from: 'GmbH', to: 'AG' },
    ]);
  });

  it('is not made by another source, nor by another parser, nor by a spelling', async () => {
    const { read, events, rows } = await useStatementWorld();
    await read(adler('2020-01-01'));
    await read(adler('2021-01-01', { sourceKey: 'LEI', name: 'Neuer Name GmbH' }), { sourceId: gleif });
    await read(adler('2022-01-01', { name: 'Anders gelesen GmbH', representatives: [JANA] }), { version: 2 });
    expect(await events()).toEqual([]);
    expect(await rows('select name from company')).toEqual([{ name: 'Anders gelesen GmbH' }]);
    await read(adler('2023-01-01', { name: 'ANDERS GELESEN G.m.b.H.', representatives: [JANA] }), { version: 2 });
    expect(await events()).toMatchObject([{ kind: 'other', subject: 'name' }]);
  });

  it('that two sources tell of is one, and knows both', async () => {
    const { read, events } = await useStatementWorld();
    for (const [asOf, name] of [
      ['2020-01-01', 'Alt GmbH'],
      ['2021-01-01', 'Neu GmbH'],
    ] as const) {
      await read(adler(asOf, { name }));
      await read(adler(asOf, { name: name.toUpperCase(), sourceKey: 'LEI' }), { sourceId: gleif });
    }
    expect(await events()).toMatchObject([{ kind: 'renamed', to: 'Neu GmbH', sources: [firmenbuch, gleif] }]);
  });

  it('that comes again is another one', async () => {
    const { read, events } = await useStatementWorld();
    for (const [index, phone] of ['1', '2', '1', '2'].entries())
      await read(adler(`202${index}-01-01`, { contact: { phone } }));
    expect((await events()).map(({ from, to }) => `${from} ${to}`)).toEqual(['1 2', '2 1', '1 2']);
  });

  it('with a day takes the place of the one without that another source told between the same days', async () => {
    const { read, events, rows } = await useStatementWorld();
    const other = { sourceId: offeneregister };
    await read(adler('2020-01-01', { sourceKey: 'OR', representatives: [JANA] }), other);
    await read(adler('2020-06-01', { representatives: [JANA] }));
    await read(adler('2022-01-01', { sourceKey: 'OR' }), other);
    await read(adler('2022-02-01', { representatives: [{ ...JANA, endedOn: '2021-03-04' }] }));
    expect(await events()).toMatchObject([
      { kind: 'officer_left', happened_on: null, sources: [offeneregister] },
      { kind: 'officer_left', happened_on: '2021-03-04', sources: [firmenbuch, offeneregister] },
    ]);
    const [{ count }] = await rows('select count(*) from event later join event on later.supersedes = event.id');
    expect(count).toBe(1);
    // The other way round, the source without a day tells of the event that is known already.
    const late = await useStatementWorld();
    await late.read(adler('2020-01-01', { sourceKey: 'OR', representatives: [JANA] }), other);
    await late.read(adler('2020-06-01', { representatives: [JANA] }));
    await late.read(adler('2021-06-01', { representatives: [{ ...JANA, endedOn: '2021-03-04' }] }));
    await late.read(adler('2022-01-01', { sourceKey: 'OR' }), other);
    expect(await late.events()).toMatchObject([{ happened_on: '2021-03-04', sources: [firmenbuch, offeneregister] }]);
  });
});

describe('a statement', () => {
  it('that is older than what its source has said since is left out, and counted', async () => {
    const { read, events, rows } = await useStatementWorld();
    await read(adler('2022-01-01'));
    expect(await read(adler('2018-01-01', { name: 'Von früher GmbH' }))).toMatchObject({ outdated: 1, updated: 0 });
    expect(await rows('select name from company')).toEqual([{ name: 'Murtaler Solar GmbH' }]);
    expect(await events()).toEqual([]);
  });

  it('that says the same again moves its day, and touches nothing else', async () => {
    const { read, rows } = await useStatementWorld();
    await read(adler('2020-01-01', { representatives: [JANA] }));
    const state = () =>
      rows('select c.revision, m.revision as mandate from company c join mandate m on m.company_id = c.id');
    const before = await state();
    expect(await read(adler('2023-05-06', { representatives: [JANA] }))).toMatchObject({ unchanged: 1 });
    expect(await state()).toEqual(before);
    expect(await rows('select as_of, first_as_of, parser_version from company_source')).toEqual([
      { as_of: '2023-05-06', first_as_of: '2020-01-01', parser_version: 1 },
    ]);
  });

  it('of a register that is years behind yields to a newer one of less authority', async () => {
    const { read, rows } = await useStatementWorld();
    await read(adler('2018-06-18', { sourceKey: 'OR', name: 'Alt GmbH' }), { sourceId: offeneregister });
    await read(adler('2020-06-18', { sourceKey: 'LEI', name: 'Neu GmbH' }), { sourceId: gleif });
    expect(await rows('select name, source_id from company')).toEqual([
      { name: 'Alt GmbH', source_id: offeneregister },
    ]);
    // The same again, but newer by more than three years.
    await read(adler('2022-06-18', { sourceKey: 'LEI', name: 'Neu GmbH' }), { sourceId: gleif });
    expect(await rows('select name, source_id from company')).toEqual([{ name: 'Neu GmbH', source_id: gleif }]);
  });

  it('keeps what it replaces, with the days between which it was said', async () => {
    const { read, rows } = await useStatementWorld();
    for (const [asOf, phone] of [
      ['2019-01-01', '1'],
      ['2020-01-01', '1'],
      ['2021-01-01', undefined],
      ['2022-01-01', '2'],
    ] as const) {
      await read(adler(asOf, { contact: { phone } }));
    }
    expect(
      await rows(
        `select value, seen_from, seen_until, replaced_on from company_history where field = 'phone' order by read_at`,
      ),
    ).toEqual([
      { value: '1', seen_from: '2019-01-01', seen_until: '2020-01-01', replaced_on: '2021-01-01' },
      { value: null, seen_from: '2021-01-01', seen_until: '2021-01-01', replaced_on: '2022-01-01' },
    ]);
  });
});

describe('a mandate', () => {
  it('stays the same row while its source lists it, and is kept when it no longer does', async () => {
    const { read, rows, events } = await useStatementWorld();
    await read(adler('2020-01-01', { representatives: [JANA, KARL] }));
    const [jana] = await rows(`select id from mandate where name = 'Jana Öllinger'`);
    await read(
      adler('2021-01-01', { representatives: [{ ...JANA, representation: 'selbständig', name: 'Dr. Jana Öllinger' }] }),
    );
    expect(
      await rows('select id, name, is_listed, seen_from, seen_until, missed_on from mandate order by name'),
    ).toEqual([
      {
        id: jana.id,
        name: 'Dr. Jana Öllinger',
        is_listed: true,
        seen_from: '2020-01-01',
        seen_until: null,
        missed_on: null,
      },
      expect.objectContaining({
        name: KARL.name,
        is_listed: false,
        seen_until: '2020-01-01',
        missed_on: '2021-01-01',
      }),
    ]);
    expect(await events()).toMatchObject([
      { kind: 'officer_left', from: 'Prokurist: Karl Pichler' },
      { kind: 'officer_changed', from: null, to: 'selbständig' },
    ]);
    // Whoever comes back begins anew.
    await read(adler('2022-01-01', { representatives: [JANA, KARL] }));
    expect(await rows(`select is_listed, seen_from from mandate where name = 'Karl Pichler' order by id`)).toEqual([
      { is_listed: false, seen_from: '2020-01-01' },
      { is_listed: true, seen_from: '2022-01-01' },
    ]);
  });

  it('of a second term is another one than that of the first', async () => {
    const { read, rows, events } = await useStatementWorld();
    const first = { ...JANA, startedOn: '2010-01-01', endedOn: '2014-01-01' };
    await read(adler('2020-01-01', { representatives: [first] }));
    const [{ id }] = await rows('select id from mandate');
    await read(adler('2021-01-01', { representatives: [{ ...JANA, startedOn: '2020-07-01' }, first] }));
    expect(await rows('select id, term, started_on from mandate order by term')).toEqual([
      { id, term: 1, started_on: '2010-01-01' },
      { id: expect.any(Number), term: 2, started_on: '2020-07-01' },
    ]);
    expect(await events()).toMatchObject([{ kind: 'officer_entered', happened_on: '2020-07-01' }]);
  });

  it('that goes leaves a tombstone, and every change of it has a revision', async () => {
    const { read, rows, pool } = await useStatementWorld();
    await read(adler('2020-01-01', { representatives: [JANA] }));
    const [{ id, revision }] = await rows('select id, revision from mandate');
    await read(adler('2021-01-01', { representatives: [{ ...JANA, location: 'Graz' }] }));
    const [after] = await rows('select revision from mandate');
    expect(Number(after.revision)).toBeGreaterThan(Number(revision));
    await pool.query('delete from company');
    expect(await rows(`select entity_id from tombstone where entity = 'mandate'`)).toEqual([{ entity_id: id }]);
  });
});

describe('a company that is only named', () => {
  const partner = {
    kind: 'representative' as const,
    name: 'Adler Verwaltungs-GmbH',
    place: 'Musterstadt',
    title: 'PhG',
  };

  it('is one for all who name it, until its record arrives', async () => {
    const { read, rows } = await useStatementWorld();
    const named = { ...partner, registerNumber: '900001g' };
    for (const sourceKey of ['k1', 'k2', 'k3']) {
      await read(
        adler('2020-01-01', {
          sourceKey,
          identifiers: {},
          address: { country: 'AT' },
          name: sourceKey,
          links: [named],
        }),
      );
    }
    expect(await rows('select name, place, company_id from named_company')).toEqual([
      { name: partner.name, place: 'Musterstadt', company_id: null },
    ]);
    await read(
      adler('2020-01-01', { sourceKey: 'k4', name: partner.name, identifiers: { registerNumber: '900001g' } }),
    );
    const [{ id }] = await rows(`select id from company where name = '${partner.name}'`);
    expect(await rows('select company_id from named_company')).toEqual([{ company_id: id }]);
    expect(await rows('select distinct to_company_id from tie')).toEqual([{ to_company_id: id }]);
  });

  it('that is the head office of a branch is no owner who enters or leaves', async () => {
    const { read, events } = await useStatementWorld();
    const zefix = { sourceId: SOURCE_IDS.zefix };
    const head = (name: string) => ({ links: [{ kind: 'parent' as const, name }] });
    await read(adler('2020-01-01', head('Star AG')), zefix);
    await read(adler('2021-01-01', head('Stern AG')), zefix);
    expect(new Set((await events()).map(({ kind, subject }) => `${kind} ${subject}`))).toEqual(
      new Set(['other head_office: Star AG', 'other head_office: Stern AG']),
    );
  });

  it('that enters or leaves as a partner or owner is an event; its tie is kept', async () => {
    const { read, rows, events } = await useStatementWorld();
    const owner = { kind: 'shareholder' as const, name: 'Bussard AG', share: 25 };
    await read(adler('2020-01-01', { links: [partner, owner] }));
    await read(adler('2021-01-01', { links: [{ ...owner, share: 30 }] }));
    await read(adler('2022-01-01', { links: [{ ...owner, share: 30, endedOn: '2021-12-31' }] }));
    expect(await events()).toMatchObject([
      { kind: 'share_changed', subject: 'shareholder: Bussard AG', from: '25', to: '30' },
      { kind: 'officer_left', from: 'PhG: Adler Verwaltungs-GmbH' },
      { kind: 'owner_left', happened_on: '2021-12-31' },
    ]);
    expect(await rows('select to_name, is_listed, ended_on from tie order by to_name')).toEqual([
      { to_name: partner.name, is_listed: false, ended_on: null },
      { to_name: 'Bussard AG', is_listed: true, ended_on: '2021-12-31' },
    ]);
  });
});

it('an import that is killed and goes on makes every event once', async () => {
  const { pool, rows } = await useStatementWorld();
  const count = 12_000;
  const file = (asOf: string, phone: string) =>
    Array.from({ length: count }, (_, index) =>
      stageCompany(
        firmenbuch,
        adler(asOf, { sourceKey: `k${index}`, identifiers: {}, address: {}, contact: { phone } }),
      ),
    );
  const options = { pool, sourceId: firmenbuch, fileName: 'test' };
  await importRecords({ ...options, fingerprint: 'first', records: () => file('2020-01-01', '1') });
  const second = { ...options, fingerprint: 'second', records: () => file('2021-01-01', '2') };
  const killed = importRecords({
    ...second,
    onMerged: (done) => {
      if (done >= 10_000) throw new Error('killed');
    },
  });
  await expect(killed).rejects.toThrow('killed');
  await importRecords(second);
  expect(
    await rows('select count(*), count(distinct company_id) as companies, count(seq) as numbered from event'),
  ).toEqual([{ count, companies: count, numbered: count }]);
}, 60_000);
