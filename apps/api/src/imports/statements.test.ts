import { dayOf } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { company } from '../../test/worlds/register-records.ts';
import {
  type Known,
  type Replaced,
  type StatedValues,
  type Statement,
  valuesOn,
} from '../companies/facts/statements.ts';
import { importRecords } from './import-run.ts';
import { stageCompany } from './staging/stage-company.ts';

/** Random lives of companies, stated by several sources, against plain recomputation from all statements. */

const { firmenbuch, offeneregister, gleif, csv } = SOURCE_IDS;
const AUTHORITY: Record<number, number> = { [firmenbuch]: 4, [offeneregister]: 3, [gleif]: 2, [csv]: 1 };
const FIELDS = ['name', 'city', 'phone', 'website', 'status', 'legal_form'] as const;
const DAYS = ['2014-05-01', '2016-02-29', '2018-06-18', '2020-01-01', '2022-12-31', '2025-03-30', '2026-10-01'];

type StatedByOne = {
  source: number;
  asOf: string | undefined;
  version: number;
  values: Partial<Record<(typeof FIELDS)[number], string>>;
  officers: { name: string; startedOn?: string | undefined; endedOn?: string | undefined }[];
};

const officer = fc.record({
  name: fc.constantFrom('Anna Beispiel', 'Bernd Muster', 'Dr. Clara Probe'),
  startedOn: fc.constantFrom(undefined, '2013-01-01'),
  endedOn: fc.constantFrom(undefined, undefined, '2019-07-01'),
});

const statement = fc
  .record({
    source: fc.constantFrom(firmenbuch, offeneregister, gleif, csv),
    asOf: fc.constantFrom(...DAYS),
    version: fc.constantFrom(1, 1, 1, 2),
    values: fc.record({
      name: fc.constantFrom('Adler GmbH', 'Bussard GmbH', 'Condor GmbH'),
      city: fc.constantFrom(undefined, 'Graz', 'Wien'),
      phone: fc.constantFrom(undefined, '+43 1', '+43 2'),
      website: fc.constantFrom(undefined, 'a.example'),
      status: fc.constantFrom('active', 'in_liquidation', 'terminated'),
      legal_form: fc.constantFrom(undefined, 'GmbH', 'AG'),
    }),
    officers: fc.uniqueArray(officer, { selector: ({ name }) => name, maxLength: 3 }),
  })
  // A file of one's own has no day here: what it says is undated.
  .map((one): StatedByOne => ({ ...one, asOf: one.source === csv ? undefined : one.asOf }) as StatedByOne);

const LIVES = 60;
const STATEMENTS = 8;

/** As many at once as possible, because each file that is read takes its time: statement by statement of every life. */
const someLives = (seed: number): StatedByOne[][] =>
  fc.sample(fc.array(statement, { minLength: STATEMENTS, maxLength: STATEMENTS }), { seed, numRuns: LIVES });

const contentOf = ({ values, officers }: StatedByOne): string =>
  JSON.stringify([FIELDS.map((f) => values[f] ?? null), officers]);

const toRecord = (life: number, { asOf, values, officers, source }: StatedByOne) =>
  company({
    sourceKey: `${source}-${life}`,
    name: values.name ?? '',
    status: values.status as 'active',
    asOf,
    legalForm: values.legal_form,
    identifiers: { registerNumber: `9${10_000 + life}f` },
    address: { country: 'AT', city: values.city },
    contact: { phone: values.phone, website: values.website },
    representatives: officers.map((person) => ({ title: 'Geschäftsführer', ...person })),
    reports: [],
  });

/** What each source said, in order, without what came too late. The day of what was only repeated moves on. */
const acceptedOf = (all: readonly StatedByOne[]): Map<number, StatedByOne[]> => {
  const accepted = new Map<number, StatedByOne[]>();
  for (const one of all) {
    const before = accepted.get(one.source) ?? [];
    const last = before.at(-1);
    const isSame = last !== undefined && contentOf(last) === contentOf(one);
    if (last?.asOf && one.asOf && one.asOf < last.asOf && !isSame) continue;
    accepted.set(one.source, [
      ...before,
      isSame && last.asOf && one.asOf && one.asOf < last.asOf ? { ...one, asOf: last.asOf } : one,
    ]);
  }
  return accepted;
};

/** The plain rule, applied to all statements. */
const recompute = (
  accepted: Map<number, StatedByOne[]>,
  field: (typeof FIELDS)[number],
  day: string,
): Known | undefined => {
  const newest = [...accepted]
    .flatMap(([source, list]) => ((AUTHORITY[source] ?? 0) >= 2 ? [list.at(-1)?.asOf ?? ''] : []))
    .sort()
    .at(-1);
  const isBehind = (asOf: string | undefined) =>
    asOf && newest ? `${Number(asOf.slice(0, 4)) + 3}${asOf.slice(4)}` < newest : false;
  const rankOf = (source: number, asOf: string | undefined) => (source === csv ? 2 : Number(isBehind(asOf)));
  const order = [...accepted].sort(
    ([a, left], [b, right]) =>
      rankOf(a, left.at(-1)?.asOf) - rankOf(b, right.at(-1)?.asOf) || (AUTHORITY[b] ?? 0) - (AUTHORITY[a] ?? 0),
  );
  const answers = order.flatMap(([sourceId, list]): (Known & { isStatedByThen: boolean })[] => {
    const lastBy = list.findLastIndex(({ asOf }) => asOf !== undefined && asOf <= day);
    const at = lastBy >= 0 ? lastBy : list[0]?.asOf === undefined ? list.length - 1 : 0;
    const value = list[at]?.values[field];
    if (value === undefined) return [];
    let [from, to] = [at, at];
    while (from > 0 && list[from - 1]?.values[field] === value) from -= 1;
    while (to < list.length - 1 && list[to + 1]?.values[field] === value) to += 1;
    const [since, asOf] = [list[from]?.asOf ?? null, list[to]?.asOf ?? null];
    const basis = lastBy < 0 ? 'undated' : asOf !== null && day <= asOf ? 'held' : 'last_stated';
    return [{ value, sourceId, since, asOf, basis, isStatedByThen: lastBy >= 0 || day === TODAY }];
  });
  const best = answers.find(({ isStatedByThen }) => isStatedByThen) ?? answers[0];
  return best && { value: best.value, sourceId: best.sourceId, asOf: best.asOf, since: best.since, basis: best.basis };
};

const KIND_OF: Record<string, (now: string | undefined, before: string | undefined) => string> = {
  name: () => 'renamed',
  legal_form: (now, before) => (now && before ? 'form_changed' : 'other:legal_form'),
  status: (now) => ({ in_liquidation: 'liquidation', terminated: 'deleted' })[now ?? ''] ?? 'continued',
  city: (now, before) => (now && before ? 'moved' : 'other:address'),
  phone: () => 'other:phone',
  website: () => 'other:website',
};

/** What follows from two statements of one source that the same parser has read. Dated events are there once. */
const happenings = (list: readonly StatedByOne[]): string[] => {
  const undated: string[] = [];
  const dated = new Set<string>();
  const note = (kind: string, on?: string) => (on ? void dated.add(`${kind} ${on}`) : void undated.push(kind));
  list.forEach((now, index) => {
    const before = list[index - 1];
    if (!before || before.version !== now.version) return;
    for (const field of FIELDS) {
      if (before.values[field] !== now.values[field])
        note(KIND_OF[field]?.(now.values[field], before.values[field]) ?? '');
    }
    for (const person of now.officers) {
      const known = before.officers.find(({ name }) => name === person.name);
      if (!known) note(`officer_entered ${person.name}`, person.startedOn);
      if (person.endedOn && !known?.endedOn) note(`officer_left ${person.name}`, person.endedOn);
    }
    for (const { name, endedOn } of before.officers) {
      if (!endedOn && !now.officers.some((person) => person.name === name)) note(`officer_left ${name}`);
    }
  });
  return [...undated, ...dated].sort();
};

const useWorld = async () => {
  const { pool } = await useTestDatabase();
  let files = 0;
  const read = async (step: readonly StatedByOne[]) => {
    files += 1;
    const records = step.map((one, life) => stageCompany(one.source, toRecord(life, one), one.version));
    await importRecords({
      pool,
      sourceId: csv,
      isOfManySources: true,
      fileName: 'test',
      fingerprint: String(files),
      records: () => records,
    });
  };
  const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;
  const idOf = async (life: number): Promise<number> => {
    const found = await rows(`select distinct company_id from company_source where source_key like '%-' || $1`, [life]);
    expect(found).toHaveLength(1);
    return found[0].company_id;
  };
  const storedOf = async (id: number): Promise<{ stored: Statement[]; replaced: Replaced[] }> => {
    const [row] = await rows('select * from company where id = $1', [id]);
    const sources = await rows('select * from company_source where company_id = $1', [id]);
    const replaced = await rows('select * from company_history where company_id = $1 order by read_at', [id]);
    const own = (source: number): StatedValues =>
      Object.fromEntries(
        FIELDS.flatMap((f) =>
          row[f] !== null && (row.value_sources[f] ?? row.source_id) === source ? [[f, row[f]]] : [],
        ),
      );
    return {
      stored: sources.map(({ source_id, as_of, first_as_of, fetched_at, statement }) => ({
        sourceId: source_id,
        authority: AUTHORITY[source_id] ?? 0,
        asOf: as_of,
        firstAsOf: first_as_of,
        readOn: dayOf(fetched_at),
        values: statement ?? own(source_id),
      })),
      replaced: replaced.map(({ source_id, field, value, seen_from, seen_until, replaced_on }) => ({
        sourceId: source_id,
        field,
        value,
        seenFrom: seen_from,
        seenUntil: seen_until,
        replacedOn: replaced_on,
      })),
    };
  };
  return { pool, read, rows, idOf, storedOf };
};

/** All files are read before. */
const TODAY = '2999-01-01';

const STATED_BY = `select kind, subject, happened_on from event join event_source on event_id = id
  where company_id = $1 and source_id = $2 and not exists (
    select from event_source older where older.event_id = event.supersedes and older.source_id = $2)`;

/**
 * Who left on an unknown day may have left on the day that another source gives: then it is that event. So officers are
 * compared without days, and each once.
 */
const comparable = (texts: readonly string[]): string[] => {
  const [officers, others] = [true, false].map((isOfficer) =>
    texts.filter((text) => text.startsWith('officer') === isOfficer),
  ) as [string[], string[]];
  return [...others, ...new Set(officers.map((text) => text.replace(/ \d{4}-.*$/, '')))].sort();
};

const eventText = ({ kind, subject, happened_on }: { kind: string; subject: string; happened_on: string | null }) => {
  const [, name] = subject.split(': ');
  const about = name ? `${kind} ${name}` : kind === 'other' ? `other:${subject}` : kind;
  return happened_on ? `${about} ${happened_on}` : about;
};

describe('what several sources say of companies over the years', () => {
  it('is on any day what a plain recomputation from all statements shows, with no event too many or too few', async () => {
    const seed = Date.now();
    const lives = someLives(seed);
    const { read, rows, idOf, storedOf } = await useWorld();
    const step = (index: number): StatedByOne[] => lives.map((life) => life[index] as StatedByOne);
    for (let index = 0; index < STATEMENTS; index++) await read(step(index));
    const [{ count }] = await rows('select count(*) from event');
    await read(step(STATEMENTS - 1));
    expect(await rows('select count(*) from event')).toEqual([{ count }]);
    expect(count).toBeGreaterThan(LIVES);

    for (const [life, statements] of lives.entries()) {
      const accepted = acceptedOf(statements);
      const id = await idOf(life);
      const { stored, replaced } = await storedOf(id);
      const about = (...what: unknown[]) => ({ seed, life: statements.map((one) => JSON.stringify(one)), what });
      for (const day of ['2010-01-01', ...DAYS, '2017-01-01', '2024-01-01', TODAY]) {
        const known = valuesOn(stored, replaced, FIELDS, day);
        for (const field of FIELDS) {
          expect(about(day, field, known.get(field))).toEqual(about(day, field, recompute(accepted, field, day)));
        }
      }
      const [row] = await rows('select * from company where id = $1', [id]);
      for (const field of FIELDS) {
        expect(about(field, row[field])).toEqual(about(field, recompute(accepted, field, TODAY)?.value ?? null));
      }
      for (const [source, list] of accepted) {
        const events = await rows(STATED_BY, [id, source]);
        expect(about(source, comparable(events.map(eventText)))).toEqual(about(source, comparable(happenings(list))));
      }
    }
  });
});
