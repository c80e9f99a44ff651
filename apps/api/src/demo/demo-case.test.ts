import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { getSameAddress, NetworkOwnership, NetworkPaths } from '@firmament/api-contract/calls/network';
import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { CASE_DAYS, CASE_NAMES } from '@firmament/demo-world/cast/aichfeld/case';
import { CASE } from '@firmament/demo-world/cast/companies';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf } from '../../test/servers/accounts-app.ts';
import { drainJobs } from '../../test/servers/drain-jobs.ts';
import { letTodayBe } from '../../test/tools/let-today-be.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { offlineDns } from '../../test/worlds/offline-refresh.ts';
import { buildSearchApp, createSearchWorld, type SearchWorld } from '../../test/worlds/search-world.ts';
import { readConfig } from '../config.ts';
import { extractHandlers } from '../extract-uploads/extract-uploads.handlers.ts';
import { createExtractMerger, createRecordMerger } from '../imports/merge/merge-record.ts';
import { createTakeBack } from '../imports/merge/take-back-extract.ts';
import { refreshHandlers } from '../refresh/refresh.handlers.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';
import { findCastCompany } from './cast-company.query.ts';
import { limitDataDay } from './demo-day.ts';
import { seedDemoMember } from './demo-member.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';

const DAY_MIN = 24 * 60;
/** After the registers were read; and when all rules would have forgotten the case, on a day that few years have. */
const DAYS = ['2026-11-15', '2032-02-29'];

describe.each(DAYS)('the case, on %s,', (today) => {
  const clock = createTestClock(`${today}T09:00:00Z`);

  let world: SearchWorld;
  let app: FastifyInstance;
  let session: { cookie: string };
  let ids: Record<keyof typeof CASE, number>;

  beforeAll(async () => {
    world = await createSearchWorld();
    const { db, pool } = world.database;
    await limitDataDay(db, true);
    await letTodayBe(pool, today);
    const client = await pool.connect();
    await identifyPeople(client, async () => () => undefined);
    client.release();
    app = await buildSearchApp(world, await world.start(), { clock, config: { isDemo: true } });
    await seedDemoMember(db, clock, DEMO_SIGN_IN);
    session = cookieOf(await app.inject({ method: 'POST', url: '/api/login', payload: DEMO_SIGN_IN }));
    const parts = Object.keys(CASE) as (keyof typeof CASE)[];
    ids = Object.fromEntries(
      await Promise.all(parts.map(async (part) => [part, await findCastCompany(db, CASE[part])])),
    ) as typeof ids;
  });

  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const get = async <Answer>(path: string): Promise<Answer> =>
    (await app.inject({ url: `/api/${path}`, headers: session })).json();

  const post = (path: string, payload: object): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: session });

  /** Jobs as the server runs them, with the fictional register. */
  const work = () => {
    const { db, pool } = world.database;
    const settings = { ...readConfig({}).refresh, isDemo: true };
    const http = () => Promise.reject(new Error('asked'));
    const mergeRecord = createRecordMerger(pool, (record) => record, clock);
    return drainJobs(pool, [
      ...refreshHandlers({ db, clock, settings, http, dns: offlineDns, mergeRecord }),
      ...extractHandlers({
        db,
        clock,
        keepDocument: async () => {},
        mergeExtract: createExtractMerger(pool),
        takeBack: createTakeBack(pool),
      }),
    ]);
  };

  it('stands out by three rules', async () => {
    const { flags } = await get<CompanyDetail>(`companies?cid=${ids.debtor}`);
    const applying = flags.filter(({ state, kind }) => state === 'applies' && kind === 'to_check');
    expect(applying.map(({ title }) => title.en)).toEqual([
      'Three changes of director in 12 months',
      'Accounts 4 months late',
      'Equity negative 2 years in a row',
    ]);
  });

  it('has its newest director likely from a company in liquidation', async () => {
    const { people_in_charge } = await get<CompanyDetail>(`companies?cid=${ids.debtor}`);
    const director = people_in_charge.find(({ name }) => name === CASE_NAMES.director);
    const { employee } = await get<{ employee: EmployeeDetail }>(`employees?eid=${director?.employee_id}`);
    const wreck = employee.register?.mandates.filter(({ company_id }) => company_id === ids.wreck);
    expect(wreck?.map(({ state, ended_on }) => [state, ended_on?.slice(0, 4)])).toContainEqual(['past', '2023']);
    expect(wreck?.some(({ is_old }) => is_old)).toBe(false);
  });

  describe('the connection', () => {
    const ask = (more: string): Promise<NetworkPaths> =>
      get(`network/path?from=${ids.debtor}&to=${ids.watched}&max_steps=8&${more}`);
    const named = ({ paths, points }: NetworkPaths): (string | undefined)[][] =>
      paths.map((path) => path.points.map((id) => points.find((point) => point.id === id)?.name));
    /** The step from the one to the other of his name is the likely one. */
    const over = (...between: string[]) => [
      CASE_NAMES.debtor,
      CASE_NAMES.director,
      CASE_NAMES.director,
      CASE_NAMES.wreck,
      ...between,
    ];

    it('is only there for those who accept what is likely', async () => {
      for (const more of ['', 'past=show', 'past=show&hubs=walk']) expect((await ask(more)).paths, more).toEqual([]);
      expect(named(await ask('sure=likely'))[0]).toEqual(
        over('Mag. Birgit Trattnerberger', CASE_NAMES.formerOwner, CASE_NAMES.watched),
      );
      const found = await ask('sure=likely&past=show');
      expect(named(found)[0]).toEqual(over(CASE_NAMES.formerOwner, CASE_NAMES.watched));
      expect(found.paths[0]).toMatchObject({ grade: 'likely', sentence: { en: expect.stringContaining('40%') } });
    });

    it('leads over a man of a rare name and one town, whose date of birth is stated once', async () => {
      const { rows } = await world.database.pool.query(
        `select mandate.company_id as company, person_id as person, group_id as group, mandate.birth_year as born
       from mention join mandate using (id, company_id) where mandate.name = $1 order by 1, 4`,
        [CASE_NAMES.director],
      );
      const [ofWreck, ofDebtor] = [ids.wreck, ids.debtor].map((id) => rows.filter(({ company }) => company === id));
      expect(ofWreck?.map(({ born }) => born)).toEqual([1971, 1971, 1971]);
      expect(ofDebtor?.map(({ born }) => born)).toEqual([null]);
      expect(new Set(rows.map(({ person }) => person)).size).toBe(2);
      expect(new Set(rows.map(({ group }) => group)).size).toBe(1);
    });
  });

  it('has owners of today, at an address of today', async () => {
    const { owners, relations } = await get<NetworkOwnership>(`network/ownership?company=${ids.debtor}`);
    expect(owners).toHaveLength(9);
    expect(owners.map(({ sentence }) => sentence.de).filter((sentence) => !sentence.includes(' hält '))).toEqual([]);
    expect(new Set(relations.map(({ standing }) => standing))).toEqual(new Set(['current']));
    const { sentence } = await get<EndpointOutput<typeof getSameAddress>>(`network/sameAddress?company=${ids.debtor}`);
    expect(sentence?.de).toMatch(/erfasst \(Firmenbuch/);
  });

  it('has its former board back as of the day before the last change', async () => {
    const board = async (more = ''): Promise<string[]> =>
      (await get<CompanyDetail>(`companies?cid=${ids.debtor}${more}`)).people_in_charge
        .filter(({ title, is_in_charge }) => is_in_charge && /^Geschäftsführer/.test(title ?? ''))
        .map(({ name }) => name.split(' ').at(-1) ?? '')
        .sort();
    expect(await board()).toEqual(['Puschenjak', 'Stollhuber', 'Wallner-Seidl']);
    expect(await board(`&as_of=${CASE_DAYS.before}`)).toEqual(['Puschenjak', 'Steinwender', 'Wallner-Seidl']);

    const { as_of, people_in_charge } = await get<CompanyDetail>(
      `companies?cid=${ids.debtor}&as_of=${CASE_DAYS.before}`,
    );
    expect(as_of.came_since.map(({ name }) => name)).toEqual([CASE_NAMES.director]);
    const gone = people_in_charge.filter(({ mandate_id }) => as_of.gone_since.includes(mandate_id));
    expect(gone.map(({ name }) => name)).toEqual(['Mag. Claudia Steinwender']);
  });

  // When an event was first seen is told by the database's own clock, which cannot be moved.
  it.runIf(today === DAYS[0])(
    'brings news soon after it is watched, also to whoever comes later that day or the next',
    async () => {
      const watch = { entity_type: 'company', entity_id: String(ids.debtor) };
      const news = async (): Promise<string[]> => {
        await post('watchlist', watch);
        await work();
        const { items } = await get<{ items: WatchlistItem[] }>('watchlist');
        const texts = items.flatMap(({ entity_id, changes }) =>
          entity_id === watch.entity_id ? changes.map(({ text }) => text) : [],
        );
        await app.inject({ method: 'DELETE', url: `/api/watchlist/company/${ids.debtor}`, headers: session });
        return texts;
      };
      const first = await news();
      expect(first).toEqual([expect.stringContaining('Helmut Tockner')]);
      clock.pass(60);
      expect(await news()).toEqual(first);
      clock.pass(2 * DAY_MIN);
      const later = await news();
      expect(later.filter((text) => !first.includes(text))).toHaveLength(1);
    },
  );

  it('has an extract at hand that renews the company of the old copy, and no other', async () => {
    const open = () => get<CompanyDetail>(`companies?cid=${ids.oldCopy}`);
    expect((await open()).company.provenance.as_of).toBe('2018-06-18');
    const { extract } = await get<{ extract: { content: string } }>(`exampleExtract?company_id=${ids.oldCopy}`);
    expect(await get(`exampleExtract?company_id=${ids.debtor}`)).toEqual({ extract: null });
    let isAnswered = false;
    const content = Buffer.from(extract.content).toString('base64');
    const answer = post('uploadExtract', { company_id: ids.oldCopy, content }).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) await work();
    expect((await answer).json()).toMatchObject({ success: true, state: 'applied' });
    const { company, people_in_charge } = await open();
    expect(company.provenance.as_of).toBe(clock.now().toISOString().slice(0, 10));
    const inCharge = people_in_charge.filter(({ is_in_charge }) => is_in_charge).map(({ name }) => name);
    expect(inCharge.sort()).toEqual(['Jakob Pointner', 'Lena Hartwig', 'Verena Aschauer']);
  });
});
