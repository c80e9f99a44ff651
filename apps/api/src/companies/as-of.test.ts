import { type CompanyDetail, companyDetail } from '@firmament/api-contract/calls/companies';
import { dayOf } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { letTodayBe } from '../../test/tools/let-today-be.ts';
import { addCompany, addReport } from '../../test/worlds/records.ts';
import { company } from '../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../test/worlds/statement-world.ts';

/** The test clock stands in March 2026. */
const useCompany = async () => {
  const world = await useStatementWorld();
  const app = await useAccountsApp({ database: world });
  await letTodayBe(world.pool, dayOf(app.clock.now()));
  await app.join();
  const session = await app.enter();
  const show = async (asOf?: string): Promise<CompanyDetail> => {
    const [{ id }] = await world.rows('select min(id) as id from company');
    const answer = await app.get(`companies?cid=${id}${asOf === undefined ? '' : `&as_of=${asOf}`}`, session);
    expect(answer.statusCode).toBe(200);
    return companyDetail.parse(answer.json());
  };
  return { ...world, ...app, session, show };
};

const factOf = ({ facts }: CompanyDetail, field: string) => facts.find((fact) => fact.field === field);

const JANA = { title: 'Geschäftsführer', name: 'Jana Öllinger', startedOn: '2015-04-01' };
const adler = (asOf: string, changes: Parameters<typeof company>[0] = {}) =>
  company({ asOf, reports: [], representatives: [], ...changes });

describe('a company as of a day', () => {
  it('shows what held on that day as we know it today, else what was last stated before it', async () => {
    const { read, show } = await useCompany();
    const { address } = company();
    await read(adler('2018-06-18', { foundedOn: '2009-01-02', representatives: [JANA] }));
    await read(adler('2019-06-18', { foundedOn: '2009-01-02', representatives: [JANA] }));
    await read(
      adler('2023-01-01', {
        name: 'Murauer Solar GmbH',
        foundedOn: '2009-01-02',
        address: { ...address, city: 'Murau' },
        representatives: [{ title: 'Geschäftsführer', name: 'Karl Pichler' }],
      }),
    );

    const today = await show();
    expect(today.company).toMatchObject({ company_name: 'Murauer Solar GmbH', address_city: 'Murau' });
    expect(today.company.date_updated).toBe('2023-01-01T00:00:00.000Z');
    expect(today.company.provenance).toMatchObject({ as_of: '2023-01-01', label: 'Firmenbuch' });
    expect(today.as_of).toMatchObject({ day: null, stated_on: '2023-01-01' });
    expect(factOf(today, 'company_name')).toEqual({
      field: 'company_name',
      value: 'Murauer Solar GmbH',
      display: 'Murauer Solar GmbH',
      source: SOURCE_IDS.firmenbuch,
      source_label: 'Firmenbuch',
      as_of: '2023-01-01',
      since: '2023-01-01',
      basis: 'last_stated',
    });
    expect(factOf(today, 'ID_Fb')).toMatchObject({ value: '912345f', display: 'FN 912345f' });
    expect(today.representatives.map(({ name }) => name)).toEqual(['Karl Pichler']);
    // Jana left between two statements, less than five years ago.
    expect(today.people_in_charge).toMatchObject([
      { name: 'Karl Pichler', is_in_charge: true, basis: 'last_stated' },
      { name: 'Jana Öllinger', is_in_charge: false },
    ]);
    const dated = today.events.filter(({ happened_on }) => happened_on !== null);
    expect(dated.map(({ kind, seen_at }) => [kind, seen_at])).toEqual([
      ['officer_entered', null],
      ['founded', null],
    ]);
    const compared = today.events.filter(({ certainty }) => certainty === 'compared').map(({ kind }) => kind);
    expect(compared.sort()).toEqual(['moved', 'officer_entered', 'officer_left', 'renamed']);

    const outcome = ({ flags }: CompanyDetail, rule: string) => flags.find((flag) => flag.rule === rule);
    expect(outcome(today, 'liquidation')).toMatchObject({
      state: 'not_checkable',
      sentence: { en: 'The data are as of 1 January 2023; what has happened since is not known.' },
    });

    const held = await show('2018-12-01');
    expect(outcome(held, 'liquidation')).toMatchObject({ state: 'does_not_apply', day: '2023-01-01' });
    expect(held.company).toMatchObject({ company_name: 'Murtaler Solar GmbH', address_city: 'Judenburg' });
    expect(factOf(held, 'company_name')).toMatchObject({ as_of: '2019-06-18', since: '2018-06-18', basis: 'held' });
    expect(held.representatives).toMatchObject([{ name: 'Jana Öllinger', started_on: '2015-04-01' }]);
    expect(held.people_in_charge).toMatchObject([{ name: 'Jana Öllinger', basis: 'held' }]);
    expect(held.events.map(({ kind }) => kind)).toEqual(['officer_entered', 'founded']);
    expect(held.updates).toEqual([]);

    const between = await show('2020-05-05');
    expect(factOf(between, 'address_city')).toMatchObject({ value: 'Judenburg', basis: 'last_stated' });
    expect(between.people_in_charge).toMatchObject([
      { name: 'Jana Öllinger', basis: 'last_stated', as_of: '2019-06-18' },
    ]);

    const before = await show('2012-01-01');
    expect(factOf(before, 'company_name')).toMatchObject({ value: 'Murtaler Solar GmbH', basis: 'undated' });
    expect(before.people_in_charge).toEqual([]);
  });

  it('shows who left by then, and nobody whose mandate ended more than five years before today', async () => {
    const { read, show } = await useCompany();
    const over = { title: 'Vorstand', name: 'Over, since an unknown day', hasEnded: true };
    const officer = (name: string, endedOn: string) => ({ title: 'Vorstand', name, startedOn: '2000-01-01', endedOn });
    await read(
      adler('2026-01-01', { representatives: [JANA, officer('A', '2024-01-01'), officer('B', '2012-01-01'), over] }),
    );
    const shown = async (day?: string) =>
      (await show(day)).people_in_charge.map(({ name, is_in_charge }) => [name, is_in_charge]);
    expect(await shown()).toEqual([
      ['Jana Öllinger', true],
      ['A', false],
    ]);
    expect(await shown('2016-01-01')).toEqual([
      ['Jana Öllinger', true],
      ['A', true],
    ]);
    expect(await shown('2011-01-01')).toEqual([['A', true]]);
  });

  it('cannot be asked for a day to come, nor for no day', async () => {
    const { read, get, session, rows } = await useCompany();
    await read(adler('2020-01-01'));
    const [{ id }] = await rows('select id from company');
    const ask = async (asOf: string) => {
      const answer = await get(`companies?cid=${id}&as_of=${asOf}`, { ...session, 'accept-language': 'de' });
      return [answer.statusCode, answer.json().fields];
    };
    expect(await ask('2027-01-01')).toEqual([400, { as_of: expect.stringContaining('liegt in der Zukunft') }]);
    for (const day of ['gestern', '2020-02-30', ''])
      expect(await ask(day)).toEqual([400, { as_of: expect.any(String) }]);
    expect((await get('getUserDetails', session)).json().user.company_requests).toBe(0);
  });
});

describe('checks', () => {
  const checksOf = ({ checks }: CompanyDetail) => Object.fromEntries(checks.map(({ check, ...rest }) => [check, rest]));

  it('say "none" only where a source that would know was asked', async () => {
    const { read, show, pool } = await useCompany();
    await read(adler('2018-06-18', { address: { country: 'DE' } }), { sourceId: SOURCE_IDS.offeneregister });
    const nothing = { state: 'not_asked', value: null, source_label: null, as_of: null };
    expect(checksOf(await show())).toEqual({
      insolvency: { ...nothing, reason: 'no_open_source', look_up: expect.stringContaining('insolvenz') },
      vat: { ...nothing, reason: 'not_checked', look_up: expect.any(String) },
      lei: { ...nothing, reason: 'not_checked', look_up: expect.any(String) },
      accounts: { ...nothing, reason: 'not_read', look_up: expect.any(String) },
      deletion_notice: { ...nothing, reason: 'not_read', look_up: expect.any(String) },
    });
    await pool.query(`insert into refresh_run (company_id, source_id, started_at, finished_at, outcome)
      select id, 5, '2026-02-03', '2026-02-03', 'not_there' from company`);
    expect(checksOf(await show()).lei).toMatchObject({
      state: 'not_found',
      source_label: 'GLEIF',
      as_of: '2026-02-03',
    });
  });

  it('say what was found, who said so and when', async () => {
    const { read, show } = await useCompany();
    await read(
      company({
        asOf: '2025-02-01',
        insolvency: 'Konkurs eröffnet',
        identifiers: { vatId: 'ATU12345678', lei: '529900T8BM49AURSDO55' },
      }),
    );
    expect(checksOf(await show())).toMatchObject({
      insolvency: { state: 'found', value: 'Konkurs eröffnet', source_label: 'Firmenbuch', as_of: '2025-02-01' },
      vat: { state: 'found', value: 'ATU12345678' },
      lei: { state: 'found' },
      accounts: { state: 'found', value: '2023-12-31' },
    });
  });
});

it('accounts in another currency come with the filed amounts, the rate and its day', async () => {
  const { db, show } = await useCompany();
  const id = await addCompany(db, { country: 'CH' });
  await addReport(db, id, '2024-12-31', {
    currency: 'CHF',
    exchange_rate: 0.95,
    exchange_rate_on: '2024-12-31',
    registered_capital: 95_000,
    revenue: 1_900_000,
    equity_ratio: 40,
  });
  await addReport(db, id, '2025-12-31', { revenue: 1 });
  expect((await show()).financials).toMatchObject([
    {
      currency: 'CHF',
      exchange_rate: 0.95,
      exchange_rate_on: '2024-12-31',
      revenue: 1_900_000,
      filed: { base_per_share_capital: 100_000, revenue: 2_000_000 },
    },
    { currency: 'EUR', exchange_rate: 1, filed: null },
  ]);
});

describe('ownership', () => {
  const owners = (detail: CompanyDetail) =>
    detail.ownership.owners.map(({ name, relation, percent, since }) => [name, relation, percent, since]);

  it('has every owner once, and leaves open what nobody tells of', async () => {
    const { read, show } = await useCompany();
    const [head, former] = [
      { name: 'Quellgrund Holding AG', startedOn: '2016-02-03' },
      { name: 'Altbach GmbH', endedOn: '2016-02-03' },
    ];
    await read(
      adler('2021-01-01', {
        links: [
          { kind: 'parent', ...head },
          { kind: 'shareholder', share: 60, ...head },
          { kind: 'shareholder', share: 100, ...former },
        ],
      }),
    );
    const today = await show();
    expect(owners(today)).toEqual([['Quellgrund Holding AG', 'shareholder', 60, '2016-02-03']]);
    expect(today.ownership).toMatchObject({ known_percent: 60, unknown_percent: 40 });
    expect(today.ownership.owners[0]).toMatchObject({ source_label: 'Firmenbuch', as_of: '2021-01-01' });
    const before = await show('2015-01-01');
    expect(owners(before)).toEqual([['Altbach GmbH', 'shareholder', 100, null]]);
  });

  it('reads owners that a source writes into one line, and joins them with those it lists', async () => {
    const { read, show } = await useCompany();
    await read(
      adler('2021-01-01', {
        owners: 'Quellgrund Holding AG 74 %, Jana Öllinger 26 %',
        links: [{ kind: 'shareholder', name: 'Quellgrund Holding AG', startedOn: '2016-02-03' }],
      }),
    );
    const { ownership } = await show();
    expect(ownership).toMatchObject({ known_percent: 100, unknown_percent: 0 });
    expect(ownership.owners).toMatchObject([
      { name: 'Quellgrund Holding AG', percent: 74, since: '2016-02-03' },
      { name: 'Jana Öllinger', percent: 26, since: null },
    ]);
  });

  it('lists persons whom the register names as owners, and no line that only repeats them', async () => {
    const { read, show } = await useCompany();
    const owner = (name: string, share: number) => ({
      title: 'Gesellschafter/in',
      name,
      share,
      startedOn: '2016-02-03',
    });
    await read(
      adler('2021-01-01', {
        owners: 'Mag. Jana Öllinger, Karl Pichler, Quellgrund Holding AG',
        representatives: [owner('Mag. Jana Öllinger', 25), owner('Karl Pichler', 15)],
        links: [{ kind: 'shareholder', name: 'Quellgrund Holding AG', share: 60 }],
      }),
    );
    const detail = await show();
    expect(detail.ownership).toMatchObject({ known_percent: 100, unknown_percent: 0 });
    expect(owners(detail)).toEqual([
      ['Quellgrund Holding AG', 'shareholder', 60, null],
      ['Mag. Jana Öllinger', 'shareholder', 25, '2016-02-03'],
      ['Karl Pichler', 'shareholder', 15, '2016-02-03'],
    ]);
  });

  it('counts a person once who stands in the line with a share, and in the register with a degree', async () => {
    const { read, show } = await useCompany();
    await read(
      adler('2021-01-01', {
        owners: 'Jana Öllinger 100 %',
        representatives: [{ title: 'Gesellschafter/in', name: 'Mag. Jana Öllinger', share: 100 }],
      }),
    );
    expect(owners(await show())).toEqual([['Jana Öllinger', 'shareholder', 100, null]]);
  });

  it('knows no shares where there are none to be held', async () => {
    const { read, show } = await useCompany();
    const partner = { title: 'Persönlich haftender Gesellschafter', name: 'Quellgrund Verwaltungs GmbH' };
    await read(adler('2021-01-01', { legalForm: 'KG', links: [{ kind: 'shareholder', ...partner }] }));
    const partnership = await show();
    expect(partnership.ownership.unknown_percent).toBeNull();
    expect(owners(partnership)).toEqual([['Quellgrund Verwaltungs GmbH', 'partner', null, null]]);
    const owner = { title: 'Inhaber/in', name: 'Jana Öllinger', startedOn: '2015-04-01' };
    await read(adler('2021-06-01', { legalForm: 'e.U.', links: [], representatives: [owner] }));
    const trader = await show();
    expect(trader.ownership.unknown_percent).toBeNull();
    expect(owners(trader)).toEqual([['Jana Öllinger', 'proprietor', null, '2015-04-01']]);
    await read(adler('2022-01-01', { legalForm: 'Verein', links: [] }));
    expect((await show()).ownership).toEqual({
      owners: [],
      known_percent: 0,
      unknown_percent: null,
      no_parent: null,
    });
  });
});

describe('the way from event to event', () => {
  it('also names the days after the one that is shown', async () => {
    const { read, show } = await useCompany();
    await read(adler('2020-01-01', { foundedOn: '2009-01-02', representatives: [JANA] }));
    expect((await show('2010-01-01')).as_of.event_days).toEqual(['2015-04-01', '2009-01-02']);
  });
});
