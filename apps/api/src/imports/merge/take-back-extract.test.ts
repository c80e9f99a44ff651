import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { type Dice, useDice } from '../../../test/tools/dice.ts';
import { linesOfStatements } from '../../../test/worlds/plain-statements.ts';
import { company } from '../../../test/worlds/register-records.ts';
import { withholdObjected } from '../../records/withheld/withhold-objected.ts';
import { importNotices } from '../import-notices.ts';
import { importRecords } from '../import-run.ts';
import { leiKey, stageCompany } from '../staging/stage-company.ts';
import type { StagedRecord } from '../staging/staged-record.ts';
import { createExtractMerger, createRecordMerger } from './merge-record.ts';
import { stageStatement } from './merge-statements.query.ts';
import { createTakeBack } from './take-back-extract.ts';

/**
 * Random lives of companies: uploads, imports, refreshes, notices and what is taken back. After each one that is taken
 * back everything is as in a new database that was given only the rest. `LIVES` sets how many, `SEED` the first.
 */

const LIVES = Number(process.env.LIVES ?? 2);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const STEPS = 14;
const STRIDE = 8;

const { offeneregister, gleif, csv } = SOURCE_IDS;
const EXTRACT = SOURCE_IDS['uploaded-extract'];

const NAMES = ['Adler Dach GmbH', 'Bussard Dach GmbH', 'Condor Dach GmbH', 'Dohle Dach GmbH'];
const PEOPLE = ['Berta Beispiel', 'Carlo Chiffre', 'Dora Dummy', 'Emil Exempel'];
const NUMBERS = [990001, 990002, 990003];
const DAYS = ['2019-03-01', '2020-05-05', '2022-02-22', '2024-04-04', '2025-09-09', '2026-01-01', '2026-02-20'];

const keyOf = (number: number): string => `D2910V_HRB${number}`;
const movedTo = (number: number): number => number + 10;
const leiOf = (number: number): string => `52990000000000${number}`;

/** What somebody states of the company of this number. */
const stateOf = (dice: Dice, number: number, changes: Partial<CompanyRecord> = {}): CompanyRecord => {
  const people = PEOPLE.filter(() => dice.below(2) === 0);
  return company({
    sourceKey: keyOf(number),
    name: dice.oneOf(NAMES),
    formerNames: dice.below(4) === 0 ? [dice.oneOf(NAMES)] : [],
    status: dice.oneOf(['active', 'active', 'in_liquidation', 'terminated'] as const),
    court: 'Amtsgericht Traunstein',
    identifiers: { registerNumber: `Traunstein HRB ${number}`, courtCode: 'D2910V', euid: `DED2910V.HRB${number}` },
    address: {
      city: dice.oneOf(['Nest', 'Horst']),
      // Nobody else's: who is turned away from a company that is described already stays elsewhere.
      postcode: `9999${number % 10}`,
      street: dice.oneOf(['Am Horst 5', 'Zum Ast 1']),
      country: 'DE',
    },
    representatives: people.map((name) => ({
      title: dice.oneOf(['Geschäftsführer', 'Prokurist']),
      name,
      birthYear: dice.oneOf([undefined, 1970]),
      startedOn: dice.oneOf([undefined, undefined, '2010-01-05']),
      location: dice.oneOf([undefined, 'Nest']),
      representation: dice.oneOf([undefined, 'einzelvertretungsberechtigt']),
    })),
    links: [
      ...(dice.below(2) === 0
        ? [{ kind: 'shareholder' as const, title: 'Gesellschafter', name: dice.oneOf([...NAMES, 'Fremd GmbH']) }]
        : []),
    ],
    reports: [],
    ...changes,
  });
};

type Step =
  | { do: 'import'; sourceId: number; staged: StagedRecord[] }
  | { do: 'notice'; number: number; on: string; text: string }
  | { do: 'refresh'; number: number; record: CompanyRecord }
  | { do: 'extract'; id: number; number: number; record: CompanyRecord };

const stepBy = (dice: Dice, id: number): Step => {
  const number = dice.oneOf(NUMBERS);
  const asOf = dice.oneOf(DAYS);
  const what = dice.below(10);
  if (what < 4) {
    // A company that moves gets another number.
    const written = dice.below(4) === 0 ? movedTo(number) : number;
    return { do: 'extract', id, number, record: stateOf(dice, written, { asOf }) };
  }
  if (what === 4) return { do: 'notice', number, on: asOf, text: dice.oneOf(['Gelöscht.', 'Verlegt.']) };
  if (what === 5) return { do: 'refresh', number, record: stateOf(dice, number) };
  const some = NUMBERS.filter(() => dice.below(2) === 0);
  if (what === 6) {
    // Some are found by a number that only an extract tells of.
    const numbered = (one: number) =>
      dice.below(2) === 0 ? {} : { euid: `DE${keyOf(movedTo(one)).replace('_', '.')}` };
    const record = (one: number) =>
      stateOf(dice, one, {
        sourceKey: leiOf(one),
        asOf,
        identifiers: { lei: leiOf(one), ...numbered(one) },
        representatives: [],
      });
    const tie = (one: number): StagedRecord =>
      stageStatement(gleif, {
        companyKey: leiKey(leiOf(one)),
        asOf,
        link: { kind: 'parent', title: 'IS_DIRECTLY_CONSOLIDATED_BY', lei: leiOf(dice.oneOf(NUMBERS)) },
      });
    return {
      do: 'import',
      sourceId: gleif,
      staged: some.flatMap((one) => [stageCompany(gleif, record(one)), tie(one)]),
    };
  }
  const sourceId = what === 7 ? csv : offeneregister;
  // A file of one's own knows no numbers: who is meant is found by the name.
  const changes = sourceId === csv ? { identifiers: {}, representatives: [] } : { asOf };
  return {
    do: 'import',
    sourceId,
    staged: some.map((one) => stageCompany(sourceId, stateOf(dice, one, changes))),
  };
};

const FIRST = (dice: Dice): Step => ({
  do: 'import',
  sourceId: offeneregister,
  staged: NUMBERS.map((number) => stageCompany(offeneregister, stateOf(dice, number, { asOf: '2018-06-18' }))),
});

const clock = { now: () => new Date('2026-02-21T10:00:00Z') };

const useWorld = async () => {
  const { pool } = await useTestDatabase();
  const merge = createExtractMerger(pool);
  const refresh = createRecordMerger(pool, (record) => record, clock);
  const takeBack = createTakeBack(pool);
  let files = 0;
  const idOf = async (number: number): Promise<number> => {
    const { rows } = await pool.query(
      'select company_id from company_source where source_id = $1 and source_key = $2',
      [offeneregister, keyOf(number)],
    );
    return rows[0].company_id;
  };
  const signal = new AbortController().signal;
  const act = async (step: Step): Promise<void> => {
    if (step.do === 'import') {
      files += 1;
      const { sourceId, staged } = step;
      await importRecords({ pool, sourceId, fileName: 'test', fingerprint: String(files), records: () => staged });
    } else if (step.do === 'notice') {
      const { number, on, text } = step;
      const notice = { publishedOn: on, registerNumber: `Traunstein HRB ${number}`, name: undefined, text };
      await importNotices(pool, [{ ...notice, kind: 'other' }], { isDryRun: false, signal });
    } else if (step.do === 'refresh') {
      await refresh(await idOf(step.number), offeneregister, step.record);
    } else {
      const { id, number, record } = step;
      const companyId = await idOf(number);
      await pool.query(
        `insert into extract_upload (id, company_id, sha256, byte_count, received_at, name, court_code, register_number,
           retrieved_on, state, decided_at)
         overriding system value values ($1, $2, $3, 1, now(), 'x', 'x', 'x', $4, 'applied', now())`,
        [id, companyId, Buffer.from(String(id)), record.asOf],
      );
      await merge({ id, companyId, sourceId: EXTRACT, record, document: `text ${id}` });
    }
  };
  return { pool, act, idOf, merge, takeBack, lines: () => linesOfStatements(pool) };
};

const tell = (step: Step): string =>
  step.do === 'import'
    ? `import ${step.sourceId}: ${step.staged.flatMap(({ lines }) => lines.map(({ table, text }) => `${table} ${text}`)).join(' | ')}`
    : JSON.stringify(step);

const live = async (seed: number): Promise<void> => {
  const dice = useDice(seed);
  const world = await useWorld();
  const first = FIRST(dice);
  let said: Step[] = [first];
  await world.act(first);
  let taken = 0;
  for (let id = 1; id <= STEPS; id++) {
    const extracts = said.filter((step) => step.do === 'extract');
    if (extracts.length > 0 && dice.below(3) === 0) {
      const wrong = dice.oneOf(extracts);
      await world.takeBack(await world.idOf(wrong.number), wrong.id);
      said = said.filter((step) => step !== wrong);
      taken += 1;
      const fresh = await useWorld();
      for (const step of said) await fresh.act(step);
      const story = `life ${seed}, step ${id}, ${wrong.id} of ${wrong.number} taken back, left:\n${said.map(tell).join('\n')}`;
      expect(await world.lines(), story).toEqual(await fresh.lines());
    } else {
      const step = stepBy(dice, id);
      await world.act(step);
      said.push(step);
    }
  }
  const { rows } = await world.pool.query('select count(*)::integer as count from statement_since_extract');
  const left = said.some((step) => step.do === 'extract');
  expect(rows[0].count > 0, 'kept as long as an extract holds').toBe(left);
  // A life has to be a life.
  if (taken === 0) await live(seed + LIVES);
};

describe('an extract that is taken back', () => {
  for (let seed = SEED; seed < SEED + LIVES; seed++) {
    it(`leaves what all other statements make, life ${seed}`, () => live(seed), 120_000);
  }

  /** A company with a true extract, a forged one, and an import and a notice after them. */
  const useForged = async () => {
    const dice = useDice(7);
    const world = await useWorld();
    await world.act(FIRST(dice));
    const [number = 0] = NUMBERS;
    const extract = (id: number, changes: Partial<CompanyRecord>): Step => ({
      do: 'extract',
      id,
      number,
      record: stateOf(dice, number, changes),
    });
    const staying = { title: 'Geschäftsführer', name: 'Berta Beispiel', startedOn: '2010-01-05' };
    await world.act(extract(1, { asOf: '2024-04-04', representatives: [staying] }));
    const forged = { name: 'Raub GmbH', representatives: [{ title: 'Geschäftsführer', name: 'Falk Falsch' }] };
    await world.act(extract(2, { asOf: '2025-09-09', status: 'terminated', ...forged }));
    await world.act({ do: 'notice', number, on: '2025-10-10', text: 'Verlegt.' });
    const later = stateOf(dice, number, { asOf: '2026-01-01', representatives: [staying] });
    await world.act({ do: 'import', sourceId: offeneregister, staged: [stageCompany(offeneregister, later)] });
    const companyId = await world.idOf(number);
    return { ...world, companyId };
  };

  it('is taken back as a whole or not at all, whichever statement fails', async () => {
    const { pool, lines, companyId } = await useForged();
    const before = await lines();
    const states: string[][] = [];
    // Some statements in each run, others in the next.
    for (let allowed = SEED % STRIDE; ; allowed += STRIDE) {
      let left = allowed;
      const connect = async () => {
        const client = await pool.connect();
        return new Proxy(client, {
          get: (target, name) => {
            if (name === 'query' && left === 0) throw new Error('the statement fails');
            if (name === 'query') left -= 1;
            const value = Reflect.get(target, name);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
      };
      const outcome = await createTakeBack({ connect } as unknown as pg.Pool)(companyId, 2).then(
        () => 'taken back',
        (error: Error) => error.message,
      );
      if (outcome === 'taken back') break;
      expect(outcome).toBe('the statement fails');
      await pool.query('select sequence_events()');
      states.push(await lines());
    }
    const after = await lines();
    expect(states.length).toBeGreaterThan(8);
    // What comes after the commit is the numbering of events, which is made up for.
    for (const state of states) expect([before, after]).toContainEqual(state);
    expect(states[0]).toEqual(before);
    expect(before.join('\n')).toMatch(/Raub GmbH.*Falk Falsch/s);
    expect(after.join('\n')).not.toMatch(/Raub|Falk Falsch/);
  });

  it('leaves the numbers of offices and what feeds have told of them, and can be asked for again', async () => {
    const { pool, takeBack, companyId, lines } = await useForged();
    const read = async () => {
      const { rows: offices } = await pool.query(
        `select name, source_id, id from mandate where company_id = $1 and name <> 'Falk Falsch' order by id`,
        [companyId],
      );
      const { rows: events } = await pool.query<{ id: string; seq: string }>(
        'select id, seq, seen_at from event where company_id = $1 order by seq',
        [companyId],
      );
      return { offices, events };
    };
    const before = await read();
    const { rows: marks } = await pool.query(`select last_value as mark from event_seq_number`);
    expect(await takeBack(companyId, 2)).toEqual({ id: 1, document: 'text 1' });
    const after = await read();
    expect(after.offices.length).toBeGreaterThan(0);
    expect(before.offices.map(({ id }) => id)).toEqual(expect.arrayContaining(after.offices.map(({ id }) => id)));
    const known = new Map(before.events.map((event) => [event.id, event]));
    const staying = after.events.filter(({ id }) => known.has(id));
    expect(staying.length).toBeGreaterThan(0);
    for (const event of staying) expect(event).toEqual(known.get(event.id));
    for (const event of after.events.filter(({ id }) => !known.has(id))) {
      expect(Number(event.seq)).toBeGreaterThan(Number(marks[0].mark));
    }
    const { rows: buried } = await pool.query(
      `select entity_id from tombstone where entity = 'mandate' and entity_id = any ($1)`,
      [after.offices.map(({ id }) => id)],
    );
    expect(buried).toEqual([]);

    const left = await lines();
    expect(await takeBack(companyId, 2)).toEqual({ id: 1, document: 'text 1' });
    expect(await lines()).toEqual(left);
    expect(await takeBack(companyId, 1)).toBeUndefined();
    const { rows: kept } = await pool.query('select from company_before_extract');
    expect(kept).toEqual([]);
  });

  it('leaves out whoever is the same person as somebody who objected elsewhere', async () => {
    const { pool, idOf, takeBack, companyId } = await useForged();
    const elsewhere = await idOf(NUMBERS[1] ?? 0);
    const berta = `company_id = ${companyId} and name = 'Berta Beispiel'`;
    await pool.query(
      `insert into objected_mention (mention_id, company_id, source_id, name_hash, hidden_at)
       values (999, $1, $2, suppression_hash('berta frueher'), now())`,
      [elsewhere, offeneregister],
    );
    await pool.query(
      `insert into mention (id, company_id, person_id, group_id, component_id)
       select 999, ${elsewhere}, 999, 999, 999 union all select id, company_id, 999, 999, 999 from mandate where ${berta}`,
    );
    await withholdObjected((statement) => pool.query(statement));
    await takeBack(companyId, 2);
    const { rows } = await pool.query(`select distinct is_withheld from mandate where ${berta}`);
    expect(rows).toEqual([{ is_withheld: true }]);
  });
});
