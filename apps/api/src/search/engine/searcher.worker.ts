import { parentPort, workerData } from 'node:worker_threads';
import { SearchStopped } from '@firmament/search/checkpoint';
import type { View } from '@firmament/search/index/view';
import { matchingIds } from '@firmament/search/query/matching';
import { search } from '@firmament/search/query/search';
import { correctKeyword } from '@firmament/search/query/spelling';
import { suggestLabels, suggestNames } from '@firmament/search/query/suggest';
import type { Columns, Query, Schema } from '@firmament/search/schema';
import type { AnswerOf, Question, SearcherReply, SearcherTask } from './protocol.ts';
import { type Entity, SCHEMAS } from './schemas.ts';

/** Answers questions about the views it was given, one at a time. */

const port = parentPort;
if (!port) throw new Error('this file is a thread of the search');

/** The id of the question that was cancelled; the main thread writes it while this thread works. */
const cancelled = new Int32Array(workerData.cancelled as SharedArrayBuffer);

const views = new Map<Entity, View>();

const viewOf = (entity: Entity): View => {
  const view = views.get(entity);
  if (!view) throw new Error(`the index of ${entity} is not there yet`);
  return view;
};

const answer = (question: Question, shouldStop: () => boolean): AnswerOf[keyof AnswerOf] => {
  const view = viewOf(question.entity) as View<Columns>;
  switch (question.kind) {
    case 'search': {
      const { total, ids, facets } = search(view, question.query as Query<Columns>, { shouldStop });
      return { total, ids: [...ids], facets: facets as AnswerOf['search']['facets'] };
    }
    case 'matching':
      return matchingIds(view, question.anyOf, { shouldStop });
    case 'names':
      return suggestNames(view, question.text, { limit: question.limit, shouldStop });
    case 'labels':
      return suggestLabels(view, question.column as never, question.text, { limit: question.limit, shouldStop });
    case 'correction':
      return correctKeyword(view, question.keyword, { shouldStop });
  }
};

port.on('message', (task: SearcherTask) => {
  if (task.type === 'view') {
    views.set(task.entity, { schema: SCHEMAS[task.entity] as Schema, parts: task.parts });
    return;
  }
  const { id, question, deadlineMs } = task;
  const shouldStop = () => Date.now() > deadlineMs || Atomics.load(cancelled, 0) === id;
  const reply = (message: SearcherReply) => port.postMessage(message);
  try {
    reply({ id, answer: answer(question, shouldStop) });
  } catch (error) {
    reply({ id, failure: error instanceof SearchStopped ? 'stopped' : String((error as Error).stack ?? error) });
  }
});

port.postMessage('started' satisfies SearcherReply);
