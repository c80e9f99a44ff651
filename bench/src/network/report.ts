import type { machineNow } from '../report.ts';
import { type Summary, summarise, summariseEvenly } from '../statistics.ts';
import { markdown } from '../table.ts';
import type { Comparison, EngineTimes, Times } from './measure.ts';
import type { ServerResult } from './over-http.ts';
import { FULL_SCALE } from './world.ts';

export type NetworkReport = {
  /** Part of the file's name. */
  size: string;
  date: string;
  machine: ReturnType<typeof machineNow>;
  companies: number;
  people: number;
  nodes: number;
  relations: number;
  bytes: number;
  buildSeconds: number;
  kinds: { kind: string; engine: string; summary: Summary; ratio?: { p50: number; p95: number } }[];
  families: { family: string; ratios: Record<string, number>; wanted: number }[];
  gaveUp: Record<string, number>;
  comparison: Comparison;
  server: ServerResult | undefined;
};

/** By what factor the best of the others should be slower, at the 95th percentile. */
const WANTED_RATIOS: Record<string, number> = { path: 30, neighbourhood: 3, ownership: 3 };
const WANTED = { p95Ms: 10, mib: 150, buildSeconds: 15 };

const PRODUCT = 'Firmament';

const msOf = (times: Times): number[] => times.map(({ ms }) => ms);

/** The product's times for the questions that the other one was asked. */
const onSameQuestions = (ours: Times, theirs: Times): number[] => {
  const asked = new Set(theirs.map(({ question }) => question));
  return msOf(ours.filter(({ question }) => asked.has(question)));
};

const ratioOf = (ours: Times, theirs: Times): { p50: number; p95: number } => {
  const [our, their] = [summarise(onSameQuestions(ours, theirs)), summarise(msOf(theirs))];
  return { p50: their.p50 / our.p50, p95: their.p95 / our.p95 };
};

/** `compared` are the product's times for being asked what the others are asked. */
export const kindLines = (
  product: EngineTimes,
  compared: EngineTimes,
  others: readonly EngineTimes[],
): NetworkReport['kinds'] =>
  [...product.times].flatMap(([kind, asked]) => [
    { kind, engine: product.name, summary: summarise(msOf(asked)) },
    ...others.flatMap(({ name, times }) => {
      const [ours = [], theirs] = [compared.times.get(kind), times.get(kind)];
      return theirs ? [{ kind, engine: name, summary: summarise(msOf(theirs)), ratio: ratioOf(ours, theirs) }] : [];
    }),
  ]);

/** At the 95th percentile; all kinds of questions of a family weigh the same. */
export const familyRatios = (compared: EngineTimes, others: readonly EngineTimes[]): NetworkReport['families'] => {
  const ratioIn = (family: string, { times }: EngineTimes): number => {
    const kinds = [...times].filter(([kind]) => kind.startsWith(family));
    const theirs = summariseEvenly(kinds.map(([, measured]) => msOf(measured)));
    const ours = kinds.map(([kind, measured]) => onSameQuestions(compared.times.get(kind) ?? [], measured));
    return theirs.p95 / summariseEvenly(ours).p95;
  };
  return Object.entries(WANTED_RATIOS).flatMap(([family, wanted]) => {
    const ratios = others.map((other): [string, number] => [other.name, ratioIn(family, other)]);
    const known = ratios.filter(([, ratio]) => !Number.isNaN(ratio));
    return known.length > 0 ? [{ family, ratios: Object.fromEntries(known), wanted }] : [];
  });
};

const fine = (value: number): string => (value < 9.95 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));
const times = (ratio: number): string => `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio).toLocaleString('en')} ×`;
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

const engineTable = ({ kinds }: NetworkReport): string => {
  const others = [...new Set(kinds.map(({ engine }) => engine))].filter((engine) => engine !== PRODUCT);
  const rows = kinds
    .filter(({ engine }) => engine === PRODUCT)
    .map(({ kind, summary: { count, p50, p95, p99 } }) => [
      kind,
      count.toLocaleString('en'),
      fine(p50),
      fine(p95),
      fine(p99),
      ...others.flatMap((engine) => {
        const line = kinds.find((one) => one.kind === kind && one.engine === engine);
        if (!line?.ratio) return ['', ''];
        const { summary, ratio } = line;
        return [
          `${fine(summary.p50)} / ${fine(summary.p95)} (${summary.count})`,
          `${times(ratio.p50)}, ${times(ratio.p95)}`,
        ];
      }),
    ]);
  return markdown(
    [
      'ms',
      'calls',
      'p50',
      'p95',
      'p99',
      ...others.flatMap((engine) => [`${engine}: p50 / p95 (calls)`, 'ratio of p50, p95']),
    ],
    rows,
  );
};

const serverTables = ({ server }: NetworkReport): string[] => {
  if (!server) return [];
  return [
    markdown(
      ['over HTTP, ms', 'first answers p95', 'calls', 'p50', 'p95', 'p99'],
      server.calls.map(({ call, first, summary: { count, p50, p95, p99 } }) => [
        call,
        fine(first.p95),
        `${count}`,
        ...[p50, p95, p99].map(fine),
      ]),
    ),
    markdown(
      ['server', ''],
      [
        ['network built from the database', `${server.buildSeconds.toFixed(1)} s`],
        ['the same right after the search index', `${server.buildSecondsAfterAll.toFixed(1)} s`],
        ['network loaded from the snapshot', `${server.loadSeconds.toFixed(1)} s`],
        ['ready after the start, built', `${server.readySeconds.built.toFixed(1)} s`],
        ['ready after the start, loaded', `${server.readySeconds.loaded.toFixed(1)} s`],
        ['memory of the network', mib(server.bytes)],
        ['relations in it', server.relations.toLocaleString('en')],
        ['resident after the run (peak)', `${mib(server.resident)} (${mib(server.peak)})`],
      ],
    ),
  ];
};

type Goal = { goal: string; isMet: boolean; seen: string };

const goalsOf = (report: NetworkReport): Goal[] => {
  const { families, server } = report;
  const slowestOf = (isWide: boolean): number =>
    Math.max(...(server?.calls.map((one) => (one.isWide === isWide ? one.summary.p95 : 0)) ?? []));
  return [
    ...families.flatMap(({ family, ratios, wanted }) =>
      Object.entries(ratios).map(([engine, ratio]) => ({
        goal: `${family}: ${engine} at least ${wanted} times slower (p95)`,
        isMet: ratio >= wanted,
        seen: times(ratio),
      })),
    ),
    ...(server
      ? [
          ...[false, true].map((isWide) => ({
            goal: `each call over HTTP${isWide ? ', 150 points' : ''}: p95 at most ${WANTED.p95Ms} ms`,
            isMet: slowestOf(isWide) <= WANTED.p95Ms,
            seen: `${fine(slowestOf(isWide))} ms`,
          })),
          {
            goal: `memory at most ${WANTED.mib} MiB`,
            isMet: server.bytes <= WANTED.mib * 2 ** 20,
            seen: mib(server.bytes),
          },
          {
            goal: `built from the database in at most ${WANTED.buildSeconds} s`,
            isMet: server.buildSeconds <= WANTED.buildSeconds,
            seen: `${server.buildSeconds.toFixed(1)} s`,
          },
        ]
      : []),
  ];
};

const countText = (count: number): string => count.toLocaleString('en');

export const networkText = (report: NetworkReport): string => {
  const { machine, comparison, gaveUp, companies, people, nodes, relations } = report;
  const isFull = companies >= FULL_SCALE.companies;
  return [
    `${countText(companies)} companies, ${countText(people)} people, ${countText(nodes)} nodes, ${countText(relations)} relations, ${report.date}, ${machine.cores} × ${machine.cpu}, Node.js ${machine.node}, load before ${machine.loadBefore.toFixed(1)}`,
    `graph: ${mib(report.bytes)}, built in ${report.buildSeconds.toFixed(1)} s from relations in memory`,
    engineTable(report),
    ...(comparison.compared === 0
      ? []
      : [
          comparison.differences.length === 0
            ? `all ${countText(comparison.compared)} compared answers agree`
            : [
                `${comparison.differences.length} of ${countText(comparison.compared)} answers differ:`,
                ...comparison.differences.slice(0, 20),
              ].join('\n'),
        ]),
    ...Object.entries(gaveUp).flatMap(([engine, count]) =>
      count > 0 ? [`${engine} gave up on ${count} questions`] : [],
    ),
    ...serverTables(report),
    markdown(
      [isFull ? 'goal' : 'goal (at full scale only)', 'seen', ''],
      goalsOf(report).map(({ goal, seen, isMet }) => [goal, seen, isMet ? 'met' : 'MISSED']),
    ),
  ].join('\n\n');
};

export const isReached = (report: NetworkReport): boolean =>
  report.comparison.differences.length === 0 &&
  (report.companies < FULL_SCALE.companies || goalsOf(report).every(({ isMet }) => isMet));
