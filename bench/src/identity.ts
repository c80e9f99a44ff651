import { parseArgs } from 'node:util';
import { MemoryStore } from '@firmament/identity/memory-store';
import { profilesOf } from '@firmament/identity/profile';
import { type Resolution, resolve } from '@firmament/identity/resolve';
import { countStatistics, type Statistics } from '@firmament/identity/statistics';
import { update } from '@firmament/identity/update';
import { changeCompanies } from './identity/changes.ts';
import { isHub, missesByCause, mistakesByCasting, score } from './identity/score.ts';
import { makeWorld, type TrueWorld } from './identity/world.ts';
import { machineNow } from './report.ts';
import { markdown } from './table.ts';
import { say } from './terminal.ts';

/**
 * `npm run bench -- identity [--mentions 100000] [--seed 77] [--changed 20000]`: how well mentions of generated people
 * are told apart and put together, and how long it takes. Weights were tuned on seeds 1 to 5; any other seed is a test.
 */

const GOALS = {
  certainPrecision: 0.999,
  likelyPrecision: 0.99,
  likelyRecall: 0.85,
  secondsPerMillion: 120,
  mib: 2_048,
};
/** For an update after at most this share of the companies has changed. */
const GOAL_UPDATE_SECONDS = 10;
const MOST_CHANGED_SHARE = 0.05;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      mentions: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '77' },
      changed: { type: 'string', default: '20000' },
    },
  });
  const [mentions, seed, changed] = [values.mentions, values.seed, values.changed].map(Number) as [
    number,
    number,
    number,
  ];
  if (!(mentions >= 1_000 && mentions <= 2_000_000)) throw new Error('--mentions is 1,000 to 2,000,000');
  return { mentions, seed, changed };
};

type Options = ReturnType<typeof readOptions>;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const peakMib = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

/** Seconds of the processor are what counts, because other programs may run beside; those of the clock are told, too. */
const timed = async <T>(run: () => T | Promise<T>): Promise<{ result: T; seconds: number; byTheClock: number }> => {
  const [start, startedAt] = [cpuSeconds(), performance.now()];
  const result = await run();
  return { result, seconds: cpuSeconds() - start, byTheClock: (performance.now() - startedAt) / 1000 };
};

const digits = (share: number): string => share.toFixed(4);

const accuracyTable = (world: TrueWorld, { persons, groups }: Resolution): string => {
  const isOrdinary = (mention: number): boolean => !isHub(world, mention);
  const isFrom = (country: string) => (mention: number) =>
    isOrdinary(mention) && world.people[world.personOf[mention] ?? -1]?.country === country;
  const row = (name: string, counts: (mention: number) => boolean): string[] => {
    const [certain, likely] = [score(world, persons, counts), score(world, groups, counts)];
    const cells = [certain, likely].flatMap(({ precision, recall, purity }) => [precision, recall, purity].map(digits));
    return [name, ...cells, (likely.right + likely.missed).toLocaleString('en')];
  };
  return markdown(
    ['', 'certain: precision', 'recall', 'purity', '+ likely: precision', 'recall', 'purity', 'true pairs'],
    [
      row('all', () => true),
      row('without administrators and shelf founders', isOrdinary),
      ...['AT', 'DE', 'CH'].map((country) => row(country, isFrom(country))),
    ],
  );
};

const missTable = (world: TrueWorld, { persons, groups }: Resolution): string => {
  const certain = missesByCause(world, persons);
  const likely = [...missesByCause(world, groups)].sort(([, one], [, other]) => other.missed - one.missed);
  const share = (counts = { missed: 0, all: 1 }): string => `${((100 * counts.missed) / counts.all).toFixed(1)} %`;
  return markdown(
    ['told of one of two mentions', 'pairs', 'not certain', 'neither likely'],
    likely.map(([cause, counts]) => [cause, counts.all.toLocaleString('en'), share(certain.get(cause)), share(counts)]),
  );
};

const mistakeTable = (world: TrueWorld, { persons, groups }: Resolution): string => {
  const [certain, likely] = [mistakesByCasting(world, persons), mistakesByCasting(world, groups)];
  return markdown(
    ['two people joined', 'certain', '+ likely'],
    [...likely].map(([casting, count]) => [casting, `${certain.get(casting) ?? 0}`, `${count}`]),
  );
};

type Timing = { name: string; seconds: number; byTheClock: number; peak: number };

const timingTable = (timings: readonly Timing[]): string =>
  markdown(
    ['', 'seconds of one core', 'by the clock', 'peak so far, MiB'],
    timings.map(({ name, seconds, byTheClock, peak }) => [
      name,
      seconds.toFixed(1),
      byTheClock.toFixed(1),
      peak.toLocaleString('en'),
    ]),
  );

/** Changes companies beside what was found, and checks that the end is that of a run over all. */
const measureUpdate = async (
  store: MemoryStore,
  statistics: Statistics,
  { seed, changed }: Options,
): Promise<Timing & { isEqual: boolean }> => {
  const most = Math.floor(store.allCompanies.size * MOST_CHANGED_SHARE);
  const touched = changeCompanies(store, seed, Math.min(changed, most));
  const { result, seconds, byTheClock } = await timed(() => update(store, touched, statistics));
  const peak = peakMib();
  say(`update: ${JSON.stringify(result)}`);
  const profiles = profilesOf(store.allMentions.values(), store.allCompanies.values());
  const { persons, groups } = resolve(profiles, [], statistics);
  const isEqual = profiles.every(({ mention: { id } }, i) => {
    const entry = store.allEntries.get(id);
    return entry?.person === persons[i] && entry?.group === groups[i];
  });
  return { name: `update of ${touched.length.toLocaleString('en')} companies`, seconds, byTheClock, peak, isEqual };
};

type Batch = { store: MemoryStore; statistics: Statistics; timings: Timing[]; isReached: boolean };

/** Looks at all mentions, and leaves what was found in a store; all else is forgotten, as it is in the product. */
const measureBatch = async ({ seed, mentions }: Options): Promise<Batch> => {
  const timings: Timing[] = [];
  const step = async <T>(name: string, work: () => T): Promise<T> => {
    const { result, ...times } = await timed(work);
    timings.push({ name, ...times, peak: peakMib() });
    return result;
  };
  const world = await step('make the world (not measured)', () => makeWorld(seed, mentions));
  const profiles = await step('read names', () => profilesOf(world.mentions, world.companies));
  const statistics = await step('count names', () => countStatistics(profiles));
  const resolution = await step('compare and cluster', () => resolve(profiles, [], statistics));
  const seconds = timings.slice(1).reduce((sum, timing) => sum + timing.seconds, 0);
  const count = (values: Float64Array): string => new Set(values).size.toLocaleString('en');
  say(
    `${new Set(world.personOf).size.toLocaleString('en')} people; found ${count(resolution.persons)} persons, ${count(resolution.groups)} groups, ${resolution.links.length.toLocaleString('en')} links`,
  );
  const [certain, likely] = [resolution.persons, resolution.groups].map((joined) => score(world, joined, () => true));
  const isReached =
    (certain?.precision ?? 0) >= GOALS.certainPrecision &&
    (likely?.precision ?? 0) >= GOALS.likelyPrecision &&
    (likely?.recall ?? 0) >= GOALS.likelyRecall &&
    seconds <= (GOALS.secondsPerMillion * mentions) / 1e6 &&
    peakMib() <= GOALS.mib;
  for (const table of [accuracyTable, missTable, mistakeTable]) say(`\n${table(world, resolution)}`);
  const store = new MemoryStore();
  for (const company of world.companies) store.putCompany(company);
  for (const mention of world.mentions) store.putMention(mention);
  await store.fill(resolution, statistics);
  return { store, statistics, timings, isReached };
};

const run = async (): Promise<void> => {
  const options = readOptions();
  const { cpu, cores, node, loadBefore } = machineNow();
  say(
    `${options.mentions.toLocaleString('en')} mentions, seed ${options.seed}, ${cores} × ${cpu}, Node.js ${node}, load ${loadBefore.toFixed(1)}`,
  );
  const { store, statistics, timings, isReached } = await measureBatch(options);
  const updated = await measureUpdate(store, statistics, options);
  say(`\n${timingTable([...timings, updated])}`);
  say(`after the update the same as a run over all: ${updated.isEqual ? 'yes' : 'NO'}`);
  if (!(isReached && updated.seconds <= GOAL_UPDATE_SECONDS && updated.isEqual)) process.exitCode = 1;
};

await run();
