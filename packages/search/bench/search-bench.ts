/**
 * Times every kind of search over a made-up world. Run: npx tsx packages/search/bench/search-bench.ts [companies] [people]
 * The full size is 2155000 and 1000000.
 */
import { performance } from 'node:perf_hooks';
import { SegmentBuilder } from '../src/index/builder.ts';
import { memoryOf, type Segment } from '../src/index/segment.ts';
import { readSnapshot, writeSnapshot } from '../src/index/snapshot.ts';
import { applyChanges, createView, mergeView, type View } from '../src/index/view.ts';
import { search } from '../src/query/search.ts';
import { correctKeyword } from '../src/query/spelling.ts';
import { suggestLabels, suggestNames } from '../src/query/suggest.ts';
import type { Columns, Document, Query, Schema } from '../src/schema.ts';
import { COMPANIES, companies, PEOPLE, people, randomFrom, wordNumber } from './world.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(10);
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const fullCompanies = Number(process.argv[2] ?? 200_000);
const fullPeople = Number(process.argv[3] ?? fullCompanies / 2);

/** Times the library alone, without making up the documents. */
const build = <C extends Columns>(schema: Schema<C>, documents: Iterable<Document<C>>): Segment => {
  const builder = new SegmentBuilder(schema);
  let adding = 0;
  let computing = 0;
  let batch: Document<C>[] = [];
  const flush = () => {
    const start = performance.now();
    const before = process.cpuUsage();
    for (const document of batch) builder.add(document);
    adding += performance.now() - start;
    computing += process.cpuUsage(before).user / 1000;
    batch = [];
  };
  for (const document of documents) {
    batch.push(document);
    if (batch.length === 5000) flush();
  }
  flush();
  const start = performance.now();
  const before = process.cpuUsage();
  const segment = builder.finish();
  const finishing = performance.now() - start;
  computing += process.cpuUsage(before).user / 1000;
  const memory = Object.entries(memoryOf(segment)).sort((a, b) => b[1] - a[1]);
  const sum = memory.reduce((total, [, bytes]) => total + bytes, 0);
  print(
    `\n${segment.size} documents: add ${ms(adding)}, finish ${ms(finishing)}, cpu ${ms(computing)}, index ${mb(sum)}`,
  );
  print(
    `  words ${segment.keyword.dictionary.starts.length - 1}, codes ${segment.codes.dictionary.starts.length - 1}, ready ${segment.keyword.readyInside.starts.length} + ${segment.keyword.readyStarts.starts.length} + ${segment.codes.readyStarts.starts.length}`,
  );
  print(
    `  ${memory
      .slice(0, 14)
      .map(([name, bytes]) => `${name} ${mb(bytes)}`)
      .join(', ')}`,
  );
  return segment;
};

const time = (name: string, runs: (() => number)[]): void => {
  const totals: number[] = [];
  const computing: number[] = [];
  const times = runs.map((run) => {
    const before = process.cpuUsage();
    const start = performance.now();
    totals.push(run());
    const wall = performance.now() - start;
    computing.push(process.cpuUsage(before).user / 1000);
    return wall;
  });
  times.sort((a, b) => a - b);
  computing.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const mean = totals.reduce((a, b) => a + b, 0) / totals.length;
  print(
    `${name.padEnd(44)} p50 ${ms(at(0.5))}  p95 ${ms(at(0.95))}  max ${ms(at(1))}  cpu p50 ${ms(computing[computing.length >> 1] ?? 0)} hits ${Math.round(mean)}`,
  );
};

const COMPANY_FACETS = { country: 5, status: 5, legalForm: 20, industry: 20, sizeClass: 6, region: 20 } as const;
const PEOPLE_FACETS = { industry: 20, management: 2, locality: 20, employer: 20 } as const;
const RUNS = 40;

/** Facets are remembered per view: each run gets its own view, so that it has to count. */
const timeQueries = <C extends Columns>(
  view: View<C>,
  facets: Query<C>['facets'],
  name: string,
  make: (random: () => number, i: number) => Query<C>,
): void => {
  const random = randomFrom(name.length * 7919);
  time(
    name,
    Array.from({ length: RUNS }, (_, i) => {
      const query = { facets, ...make(random, i) };
      const own = name.includes('again') ? view : { ...view };
      return () => search(own, query).total;
    }),
  );
};

const must = <T>(...conditions: T[]) => ({ operator: 'must' as const, conditions });

const timeCompanies = (view: View<(typeof COMPANIES)['columns']>): void => {
  const run = (name: string, make: Parameters<typeof timeQueries<(typeof COMPANIES)['columns']>>[3]) =>
    timeQueries(view, COMPANY_FACETS, name, make);
  const common = ['bau', 'ste', 'hol', 'ber', 'tec', 'sch', 'mul', 'ung', 'ing', 'erg'];
  const frequent = (random: () => number) => wordNumber(Math.floor(1 + random() * 200));
  const rare = (random: () => number) => wordNumber(30_000 + Math.floor(random() * 900_000));
  const industry = (random: () => number) => `Industrie ${wordNumber(Math.floor(700 ** random()))}`;
  run('warm up', (random) => ({ keyword: frequent(random) }));
  run('3-letter word', (_, i) => ({ keyword: common[i % common.length] ?? '' }));
  run('"gmbh"', () => ({ keyword: 'gmbh' }));
  run('"gmbh" again, facets remembered', () => ({ keyword: 'gmbh' }));
  run('"gmbh" without facets', () => ({ keyword: 'gmbh', facets: {} }));
  run('1 or 2 letters', (_, i) => ({ keyword: ['e', 'er', 'a', 'st', 'zx'][i % 5] ?? '' }));
  run('two words', (random) => ({ keyword: `${frequent(random)} gmbh` }));
  run('two pieces of words', (_, i) => ({ keyword: `${common[i % 10]} ${common[(i * 7 + 3) % 10]}` }));
  run('frequent word', (random) => ({ keyword: frequent(random) }));
  run('rare word', (random) => ({ keyword: rare(random) }));
  run('identifier', (random) => ({ keyword: `HRB ${Math.floor(random() * 300_000)}` }));
  run('no hit', (_, i) => ({ keyword: `qqx${i}qq` }));
  run('everything', () => ({}));
  run('everything, by name', () => ({ sort: { by: 'name', direction: 'asc' } }));
  run('everything, by name, offset 1,000,000', () => ({ sort: { by: 'name', direction: 'desc' }, offset: 1_000_000 }));
  run('frequent word, by founding day', (random) => ({
    keyword: frequent(random),
    sort: { by: 'founded', direction: 'desc' },
  }));
  run('range, by revenue, with those left out', () => ({
    where: [must({ number: 'revenue', min: 1000 })],
    missing: ['revenue'],
    sort: { by: 'revenue', direction: 'asc' },
  }));
  run('active only', () => ({ where: [must({ flag: 'isActive', is: true })] }));
  run('gmbh + active', () => ({ keyword: 'gmbh', where: [must({ flag: 'isActive', is: true })] }));
  run('100 km + active + industry', (random) => ({
    where: [
      must({ point: 'position', within: { latitude: 47 + random() * 6, longitude: 7 + random() * 8, radiusKm: 100 } }),
      must({ flag: 'isActive', is: true }),
      must({ choice: 'industry', is: industry(random) }),
    ],
  }));
  run('100 km + active', (random) => ({
    where: [
      must({ point: 'position', within: { latitude: 47 + random() * 6, longitude: 7 + random() * 8, radiusKm: 100 } }),
      must({ flag: 'isActive', is: true }),
    ],
  }));
  run('two wide ranges', () => ({
    where: [must({ number: 'revenue', min: 100 }), must({ number: 'staff', max: 1e7 })],
  }));
  run('at least one of five', (random) => ({
    where: [
      {
        operator: 'atleast',
        conditions: Array.from({ length: 5 }, () => ({
          text: 'industry' as const,
          contains: wordNumber(Math.floor(700 ** random())),
        })),
      },
    ],
  }));
  run('exactly one of three', (random) => ({
    where: [
      {
        operator: 'exclusive',
        conditions: [{ keyword: frequent(random) }, { number: 'revenue', min: 1000 }, { choice: 'country', is: 'AT' }],
      },
    ],
  }));
  run('address words', (random) => ({
    where: [must({ text: 'address', contains: `strasse ${wordNumber(500_000 + Math.floor(12_000 ** random()))}` })],
  }));
  run("people's titles", () => ({ where: [must({ text: 'titles', contains: 'geschäftsführer' })] }));
  run('word at offset 10,000', (_, i) => ({ keyword: common[i % common.length] ?? '', offset: 10_000 }));
  run('gmbh at offset 1,000,000', () => ({ keyword: 'gmbh', offset: 1_000_000 }));
  run('200 places for a map', (random) => ({
    keyword: frequent(random),
    facets: { country: 3, place: 200 },
    limit: 0,
  }));
  const random = randomFrom(5);
  time(
    'suggest names',
    Array.from(
      { length: RUNS },
      () => () => suggestNames(view, frequent(random).slice(0, 3 + Math.floor(random() * 3))).length,
    ),
  );
  time(
    'suggest labels',
    Array.from(
      { length: RUNS },
      () => () => suggestLabels(view, 'industry', wordNumber(Math.floor(random() * 700)).slice(0, 3)).length,
    ),
  );
  time(
    'did you mean',
    Array.from({ length: RUNS }, () => () => {
      const word = rare(random);
      const at = 2 + Math.floor(random() * (word.length - 2));
      return correctKeyword(view, `${word.slice(0, at)}q${word.slice(at + 1)}x`) === undefined ? 0 : 1;
    }),
  );
};

const timePeople = (view: View<(typeof PEOPLE)['columns']>): void => {
  const run = (name: string, make: Parameters<typeof timeQueries<(typeof PEOPLE)['columns']>>[3]) =>
    timeQueries(view, PEOPLE_FACETS, name, make);
  const skill = (random: () => number) => wordNumber(Math.floor(15_000 ** random()));
  run('people: warm up', (random) => ({ keyword: skill(random) }));
  run('people: everyone', () => ({}));
  run('people: title + skill + place', (random) => ({
    where: [
      must({ text: 'title', contains: 'manager' }),
      must({ text: 'skills', contains: skill(random) }),
      must({ text: 'locality', contains: 'am see' }),
    ],
  }));
  run('people: title', (_, i) => ({
    where: [must({ text: 'title', contains: ['head', 'engineer', 'leiter', 'senior'][i % 4] ?? '' })],
  }));
  run('people: former employer', (random) => ({ where: [must({ text: 'formerEmployer', contains: skill(random) })] }));
  run('people: age + management', () => ({
    where: [must({ number: 'age', min: 30, max: 50 }), must({ choice: 'management', is: 'yes' })],
  }));
  run('people: name', (random) => ({ keyword: skill(random).slice(0, 4) }));
  const random = randomFrom(6);
  time(
    'people: suggest employers',
    Array.from({ length: RUNS }, () => () => suggestLabels(view, 'employer', skill(random).slice(0, 3)).length),
  );
};

const timeChanges = (view: View<(typeof COMPANIES)['columns']>): View<(typeof COMPANIES)['columns']> => {
  let changed = view;
  const documents = [...companies(100_000, 77)].map((document, i) => ({
    ...document,
    id: i % 2 === 0 ? document.id : document.id + 5_000_000,
  }));
  const times: number[] = [];
  for (let from = 0; from < documents.length; from += 5000) {
    const start = performance.now();
    changed = applyChanges(changed, { upserts: documents.slice(from, from + 5000) }, { frozen: 1 });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  print(
    `\n100,000 changes in batches of 5,000: median ${ms(times[10] ?? 0)}, worst ${ms(times.at(-1) ?? 0)}, parts ${changed.parts.map(({ live }) => live).join(' + ')}`,
  );
  const one = performance.now();
  const single = applyChanges(changed, { upserts: documents.slice(0, 1) }, { frozen: changed.parts.length });
  print(`one changed document: ${ms(performance.now() - one)}`);
  return single;
};

const memory = (): string => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return `resident ${mb(rss)}, heap ${mb(heapUsed)}, arrays ${mb(arrayBuffers)}`;
};

const companySegment = build(COMPANIES, companies(fullCompanies));
const peopleSegment = build(PEOPLE, people(fullPeople));
globalThis.gc?.();
print(`\n${memory()}\n`);
const view = createView(COMPANIES, companySegment);
timeCompanies(view);
print('');
timePeople(createView(PEOPLE, peopleSegment));

const written = performance.now();
const chunks = [...writeSnapshot(companySegment)];
const read = performance.now();
await readSnapshot(COMPANIES, chunks);
print(
  `\nsnapshot ${mb(chunks.reduce((sum, chunk) => sum + chunk.length, 0))}: write ${ms(read - written)}, read ${ms(performance.now() - read)}`,
);

const changed = timeChanges(view);
print('\nWith changes:');
timeCompanies(changed);
const merging = performance.now();
const merged = mergeView(changed);
print(`\nmerge of all parts: ${ms(performance.now() - merging)} for ${merged.size} documents; ${memory()}`);
