import { BroadcastChannel, type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { findCoOfficers } from '@firmament/network/co-officers';
import type { Graph } from '@firmament/network/graph';
import { findNeighbourhood } from '@firmament/network/neighbourhood';
import { findOwnership } from '@firmament/network/ownership';
import { findPaths } from '@firmament/network/paths';
import { SearchStopped } from '@firmament/search/checkpoint';
import type { View } from '@firmament/search/index/view';
import { matchingIds } from '@firmament/search/query/matching';
import { search } from '@firmament/search/query/search';
import { correctKeyword } from '@firmament/search/query/spelling';
import { isNameStart, suggestLabels, suggestNames } from '@firmament/search/query/suggest';
import type { Columns, Query, Schema } from '@firmament/search/schema';
import { collectGarbage } from './collect-garbage.ts';
import type { NetworkQuestion } from './network/network-port.ts';
import type {
  AnswerOf,
  IndexNews,
  Question,
  SearcherOptions,
  SearcherReply,
  SearcherTask,
  SearchQuestion,
} from './protocol.ts';
import { type Entity, SCHEMAS } from './schemas.ts';

/** Answers questions about the views and the network it was given, one at a time. */

const port = parentPort;
if (!port) throw new Error('this file is a thread of the search');

const options = workerData as SearcherOptions;
/** The id of the question that was cancelled; the main thread writes it while this thread works. */
const cancelled = new Int32Array(options.cancelled);

const views = new Map<Entity, View>();
let graph: Graph | undefined;

const viewOf = (entity: Entity): View => {
  const view = views.get(entity);
  if (!view) throw new Error(`the index of ${entity} is not there yet`);
  return view;
};

const answerSearch = (question: SearchQuestion, shouldStop: () => boolean): AnswerOf[keyof AnswerOf] => {
  const view = viewOf(question.entity) as View<Columns>;
  switch (question.kind) {
    case 'search':
      return search(view, question.query as Query<Columns>, { shouldStop }) as AnswerOf['search'];
    case 'matching':
      return matchingIds(view, question.anyOf, { shouldStop });
    case 'names':
      return suggestNames(view, question.text, {
        limit: question.limit,
        shouldStop,
        ...(question.spellings !== undefined && { spellings: question.spellings }),
      });
    case 'name start':
      return isNameStart(view, question.texts);
    case 'labels':
      return suggestLabels(view, question.column as never, question.text, { limit: question.limit, shouldStop });
    case 'correction':
      return correctKeyword(view, question.keyword, { shouldStop });
  }
};

const answerNetwork = (asked: NetworkQuestion, shouldStop: () => boolean): AnswerOf[keyof AnswerOf] => {
  if (!graph) throw new Error('the network is not there yet');
  switch (asked.kind) {
    case 'neighbourhood':
      return findNeighbourhood(graph, asked.question, { shouldStop });
    case 'paths':
      return findPaths(graph, asked.question, { shouldStop });
    case 'ownership':
      return findOwnership(graph, asked.question, { shouldStop });
    case 'co-officers':
      return findCoOfficers(graph, asked.question, { shouldStop });
  }
};

const answer = (question: Question, shouldStop: () => boolean): AnswerOf[keyof AnswerOf] =>
  'entity' in question ? answerSearch(question, shouldStop) : answerNetwork(question, shouldStop);

const reply = (message: SearcherReply) => port.postMessage(message);

const hasAllViews = (): boolean => views.size === Object.keys(SCHEMAS).length;

const hear = (news: IndexNews): void => {
  if (news.type === 'free') collectGarbage();
  if (news.type === 'network') graph = news.graph;
  if (news.type !== 'view') return;
  const hadAllViews = hasAllViews();
  views.set(news.entity, { schema: SCHEMAS[news.entity] as Schema, parts: news.parts });
  if (!hadAllViews && hasAllViews()) reply('started');
};

const channel = new BroadcastChannel(options.channel);
// Node's types do not know that a channel will do.
const unread = channel as unknown as MessagePort;
channel.onmessage = ({ data }: { data: unknown }) => hear(data as IndexNews);

port.on('message', ({ id, question, deadlineMs }: SearcherTask) => {
  // A view that was sent before the question may lie here unread: it came another way.
  for (let next = receiveMessageOnPort(unread); next; next = receiveMessageOnPort(unread)) hear(next.message);
  const shouldStop = () => Date.now() > deadlineMs || Atomics.load(cancelled, 0) === id;
  try {
    reply({ id, answer: answer(question, shouldStop) });
  } catch (error) {
    reply({ id, failure: error instanceof SearchStopped ? 'stopped' : String((error as Error).stack ?? error) });
  }
});

channel.postMessage({ type: 'views wanted' } satisfies IndexNews);
