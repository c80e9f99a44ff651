import { BroadcastChannel, type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Stoppable, Stopped } from '@firmament/memory/checkpoint';
import { findCoOfficers } from '@firmament/network/co-officers';
import type { Graph } from '@firmament/network/graph';
import { findNeighbourhood } from '@firmament/network/neighbourhood';
import { findOwnership } from '@firmament/network/ownership';
import { findPaths } from '@firmament/network/paths';
import type { View } from '@firmament/search/index/view';
import { matchingIds } from '@firmament/search/query/matching';
import { search } from '@firmament/search/query/search';
import { correctKeyword } from '@firmament/search/query/spelling';
import { isNameStart, suggestLabels, suggestNames } from '@firmament/search/query/suggest';
import { collectGarbage } from './collect-garbage.ts';
import type { NetworkAnswer, NetworkKind, NetworkQuestion } from './network/network-port.ts';
import type {
  IndexNews,
  SearchAnswer,
  SearcherOptions,
  SearcherReply,
  SearcherTask,
  SearchKind,
  SearchQuestion,
} from './protocol.ts';
import { type ColumnsOf, ENTITIES, type Entity, SCHEMAS } from './schemas.ts';

/** Answers questions about the views and the network it was given, one at a time. */

const port = parentPort;
if (!port) throw new Error('this file is a thread of the search');

const given = workerData as SearcherOptions;
/** The id of the question that was cancelled; the main thread writes it while this thread works. */
const cancelled = new Int32Array(given.cancelled);

/** The view under an entity is of its columns. */
const views = new Map<Entity, View>();
let graph: Graph | undefined;

const viewOf = <E extends Entity>(entity: E): View<ColumnsOf[E]> => {
  const view = views.get(entity) as View<ColumnsOf[E]> | undefined;
  if (!view) throw new Error(`the index of ${entity} is not there yet`);
  return view;
};

type AnswerSearch<K extends SearchKind> = <E extends Entity>(
  question: SearchQuestion<K, E>,
  options: Stoppable,
) => SearchAnswer<K, E>;

const SEARCH_ANSWERS: { [K in SearchKind]: AnswerSearch<K> } = {
  search: ({ entity, query }, options) => search(viewOf(entity), query, options),
  matching: ({ entity, anyOf }, options) => matchingIds(viewOf(entity), anyOf, options),
  names: ({ entity, text, spellings, limit }, options) =>
    suggestNames(viewOf(entity), text, { ...options, spellings, limit }),
  'name start': ({ entity, texts }) => isNameStart(viewOf(entity), texts),
  labels: ({ entity, column, text, limit }, options) =>
    suggestLabels(viewOf(entity), column, text, { ...options, limit }),
  correction: ({ entity, keyword }, options) => correctKeyword(viewOf(entity), keyword, options),
};

type AnswerNetwork<K extends NetworkKind> = (
  graph: Graph,
  question: NetworkQuestion<K>['question'],
  options: Stoppable,
) => NetworkAnswer<K>;

const NETWORK_ANSWERS: { [K in NetworkKind]: AnswerNetwork<K> } = {
  neighbourhood: findNeighbourhood,
  paths: findPaths,
  ownership: findOwnership,
  'co-officers': findCoOfficers,
};

const answerSearch = <K extends SearchKind, E extends Entity>(question: SearchQuestion<K, E>, options: Stoppable) =>
  SEARCH_ANSWERS[question.kind](question, options);

const answerNetwork = <K extends NetworkKind>({ kind, question }: NetworkQuestion<K>, options: Stoppable) => {
  if (!graph) throw new Error('the network is not there yet');
  return NETWORK_ANSWERS[kind](graph, question, options);
};

type Asked<K extends SearchKind, E extends Entity, N extends NetworkKind> = SearchQuestion<K, E> | NetworkQuestion<N>;

const answer = <K extends SearchKind, E extends Entity, N extends NetworkKind>(
  question: Asked<K, E, N>,
  options: Stoppable,
) => ('entity' in question ? answerSearch(question, options) : answerNetwork(question, options));

const reply = (message: SearcherReply) => port.postMessage(message);

const hasAllViews = (): boolean => views.size === ENTITIES.length;

const hear = (news: IndexNews): void => {
  if (news.type === 'free') collectGarbage();
  if (news.type === 'network') graph = news.graph;
  if (news.type !== 'view') return;
  const hadAllViews = hasAllViews();
  views.set(news.entity, { schema: SCHEMAS[news.entity], parts: news.parts });
  if (!hadAllViews && hasAllViews()) reply('started');
};

const channel = new BroadcastChannel(given.channel);
// Node's types do not know that a channel will do.
const unread = channel as unknown as MessagePort;
channel.onmessage = ({ data }: { data: unknown }) => hear(data as IndexNews);

port.on(
  'message',
  <K extends SearchKind, E extends Entity, N extends NetworkKind>(task: SearcherTask<Asked<K, E, N>>) => {
    const { id, question, deadlineMs } = task;
    // A view that was sent before the question may lie here unread: it came another way.
    for (let next = receiveMessageOnPort(unread); next; next = receiveMessageOnPort(unread)) hear(next.message);
    const shouldStop = () => Date.now() > deadlineMs || Atomics.load(cancelled, 0) === id;
    try {
      reply({ id, answer: answer(question, { shouldStop }) });
    } catch (error) {
      reply({ id, failure: error instanceof Stopped ? 'stopped' : String((error as Error).stack ?? error) });
    }
  },
);

channel.postMessage({ type: 'views wanted' } satisfies IndexNews);
