import { MAX_POINTS_DRAWN } from '@firmament/api-contract/calls/network';
import { idOfNode, kindOfNode, type NodeKey } from '@firmament/network/relation';
import { findRunningEmbeddedPostgres } from '../../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import { HttpConnection } from '../engines/http-connection.ts';
import { signInMembers } from '../engines/members.ts';
import { type RunningServer, removeSnapshot, startServer, waitForSnapshot } from '../engines/server-process.ts';
import { type Summary, summarise } from '../statistics.ts';
import { say } from '../terminal.ts';
import { type AnyAnswer, differenceOf } from './answer.ts';
import type { Comparison } from './measure.ts';
import type { Question, QuestionKind } from './questions.ts';

/** The real product on the same network, asked by signed-in members one at a time. */

export type ServerResult = {
  /** Of the network: by itself, and right after all of the search index was built, too. */
  buildSeconds: number;
  buildSecondsAfterAll: number;
  loadSeconds: number;
  readySeconds: { built: number; loaded: number };
  bytes: number;
  relations: number;
  resident: number;
  peak: number;
  /** `first`: the answers to questions that nobody had asked before. */
  calls: { call: string; isWide: boolean; first: Summary; summary: Summary }[];
};

const MEMBERS = 300;
const MAX_CALLS = 400;

const PREFIXES = { company: '', person: 'reg.', named: 'named.' };
const pointId = (key: NodeKey): string => `${PREFIXES[kindOfNode(key)]}${idOfNode(key)}`;

const pathOf = (question: Question): string => {
  switch (question.kind) {
    case 'neighbourhood':
      return `/api/network?start=${pointId(question.start)}&depth=${question.depth}`;
    case 'path':
      return `/api/network/path?from=${pointId(question.from)}&to=${pointId(question.to)}`;
    case 'ownership':
      return `/api/network/ownership?company=${pointId(question.company)}&threshold=any`;
    case 'co-officers':
      return `/api/network/coOfficers?person=${pointId(question.person)}`;
  }
};

/** A page begins with 50 points; who wants to see more asks for all that are drawn. */
const asWide = (path: string): string => `${path}&limit=${MAX_POINTS_DRAWN}`;

type Call = { call: string; isWide: boolean; paths: string[] };

const callsOf = (kinds: readonly QuestionKind[]): Call[] => {
  const plain = kinds.map(({ name, questions }) => ({ call: name, isWide: false, paths: questions.map(pathOf) }));
  const drawn = kinds
    .filter(({ questions }) => questions[0]?.kind === 'neighbourhood')
    .map(({ name, questions }) => ({
      call: `${name}, ${MAX_POINTS_DRAWN} points`,
      isWide: true,
      paths: questions.map(pathOf).map(asWide),
    }));
  const companies = kinds.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.kind === 'ownership' ? [question.company] : [])),
  );
  const paths = companies
    .filter((key) => kindOfNode(key) === 'company')
    .map((key) => `/api/network/sameAddress?company=${pointId(key)}`);
  return [...plain, ...drawn, { call: 'same address', isWide: false, paths }];
};

type Ask = (path: string) => Promise<Buffer>;

const openClient = async (dataDir: string, port: number): Promise<{ ask: Ask; close(): void }> => {
  const url = await findRunningEmbeddedPostgres(dataDir);
  if (!url) throw new Error('the database of the server does not run');
  const tokens = await signInMembers(url, MEMBERS);
  const connection = new HttpConnection(port);
  let asked = 0;
  const ask: Ask = async (path) => {
    const cookie = `firmament_session=${tokens[asked++ % tokens.length]}`;
    const { status, body } = await connection.call('GET', path, { cookie });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString('utf8').slice(0, 300)}`);
    return body;
  };
  return { ask, close: () => connection.close() };
};

/** The answer as far as the wire tells it in full. */
const answerOn = (question: Question, body: Buffer): AnyAnswer | undefined => {
  if (question.kind !== 'path') return undefined;
  const { paths } = JSON.parse(body.toString('utf8'));
  return { kind: 'path', steps: paths[0] && paths[0].points.length - 1 };
};

/** Whether the network that was read from the database is the one that the engines were asked about. */
const compareOverHttp = async (
  ask: Ask,
  kinds: readonly QuestionKind[],
  fullAnswer: (question: Question) => AnyAnswer | undefined,
): Promise<Comparison> => {
  const comparison: Comparison = { compared: 0, differences: [] };
  const note = (question: Question, difference: string | undefined): void => {
    comparison.compared++;
    if (difference) comparison.differences.push(`over HTTP: ${difference} for ${JSON.stringify(question)}`);
  };
  for (const question of kinds.flatMap(({ questions }) => questions.slice(0, 20))) {
    const ours = fullAnswer(question);
    if (!ours) continue;
    const body = await ask(pathOf(question));
    const theirs = answerOn(question, body);
    if (theirs) note(question, differenceOf(ours, theirs));
    if (ours.kind === 'neighbourhood') {
      const { companies, people } = JSON.parse(body.toString('utf8')).total;
      // The wire counts the start as well.
      const total = companies + people - 1;
      note(question, total === ours.steps.size ? undefined : `${ours.steps.size} and ${total} nodes`);
    }
  }
  return comparison;
};

const repeated = (paths: readonly string[]): string[] =>
  Array.from({ length: MAX_CALLS }, (_, i) => paths[i % paths.length] ?? '');

/** Asks one after the other, at least ten, until the time is over. */
const timeEach = async (ask: Ask, paths: readonly string[], until = Number.POSITIVE_INFINITY): Promise<number[]> => {
  const durations: number[] = [];
  for (const path of paths) {
    if (durations.length >= 10 && performance.now() >= until) break;
    const askedAt = performance.now();
    await ask(path);
    durations.push(performance.now() - askedAt);
  }
  return durations;
};

const measureCalls = async (
  ask: Ask,
  kinds: readonly QuestionKind[],
  maxSeconds: number,
): Promise<ServerResult['calls']> => {
  const all = callsOf(kinds).filter(({ paths }) => paths.length > 0);
  // Everything once before anything is measured, as in the benchmark of the search: a server that knows its work.
  const firsts: Summary[] = [];
  for (const { paths } of all) firsts.push(summarise(await timeEach(ask, paths)));
  const calls: ServerResult['calls'] = [];
  for (const [i, { call, isWide, paths }] of all.entries()) {
    const durations = await timeEach(ask, repeated(paths), performance.now() + maxSeconds * 1000);
    calls.push({ call, isWide, first: firsts[i] as Summary, summary: summarise(durations) });
  }
  return calls;
};

const relationsOf = ({ notes }: RunningServer): number =>
  Number(/[\d,]+/.exec(notes.network ?? '')?.[0].replaceAll(',', ''));

const buildAndSave = async (dataDir: string): Promise<{ built: RunningServer; bytes: number }> => {
  const built = await startServer(dataDir);
  const { network: bytes = 0 } = await waitForSnapshot(dataDir);
  await built.stop();
  return { built, bytes };
};

/** Starts the server without a snapshot, then without that of the network, then with all; asks the last. */
export const measureServer = async (
  dataDir: string,
  kinds: readonly QuestionKind[],
  maxSeconds: number,
  fullAnswer: (question: Question) => AnyAnswer | undefined,
): Promise<{ result: ServerResult; comparison: Comparison }> => {
  await removeSnapshot(dataDir);
  const { built: all, bytes } = await buildAndSave(dataDir);
  await removeSnapshot(dataDir, 'network');
  const { built: network } = await buildAndSave(dataDir);
  say('the server has built the network from the database');
  const server = await startServer(dataDir);
  const { ask, close } = await openClient(dataDir, server.port);
  try {
    const comparison = await compareOverHttp(ask, kinds, fullAnswer);
    const calls = await measureCalls(ask, kinds, maxSeconds);
    const result: ServerResult = {
      buildSeconds: network.stepSeconds.network ?? Number.NaN,
      buildSecondsAfterAll: all.stepSeconds.network ?? Number.NaN,
      loadSeconds: server.stepSeconds.network ?? Number.NaN,
      readySeconds: { built: all.secondsToReady, loaded: server.secondsToReady },
      bytes,
      relations: relationsOf(server),
      calls,
      resident: await server.residentBytes(),
      peak: await server.peakBytes(),
    };
    return { result, comparison };
  } finally {
    close();
    await server.stop();
  }
};
