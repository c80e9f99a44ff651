import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { partCount } from '@firmament/demo-world/parts';
import { createWorld, type WorldOptions } from '@firmament/demo-world/world';
import { startWorker } from '../../platform/start-worker.ts';
import { rowMaker, type Setting, type WorldRows } from './world-rows.ts';

/** Parts of the world from `from` up to `to`. */
export type Stretch = { from: number; to: number };

export type ThreadSetting = { options: WorldOptions; setting: Setting };

/** Some thousand companies: worth a message, and little memory. */
const PARTS_PER_STRETCH = 64;

/** Smaller worlds are made before a thread has started. */
const LEAST_FOR_THREADS = 50_000;

/** How many a thread is asked for at once, so that it has work while another thread is awaited. */
const STRETCHES_AHEAD = 2;

/** Three threads keep the database process busy that takes the rows. */
const threadCount = (): number => Math.min(3, Math.max(2, availableParallelism() - 1));

/** The rows of a whole world, stretch by stretch. */
export const makeRows = (options: WorldOptions, setting: Setting): AsyncIterable<WorldRows> | Iterable<WorldRows> =>
  options.companies < LEAST_FOR_THREADS ? makeHere(options, setting) : makeInThreads(options, setting);

const stretchesOf = (options: WorldOptions): Stretch[] => {
  const count = partCount(createWorld(options));
  return Array.from({ length: Math.ceil(count / PARTS_PER_STRETCH) }, (_, index) => ({
    from: index * PARTS_PER_STRETCH,
    to: Math.min((index + 1) * PARTS_PER_STRETCH, count),
  }));
};

export function* makeHere(options: WorldOptions, setting: Setting): Generator<WorldRows> {
  const make = rowMaker(options, setting);
  for (const { from, to } of stretchesOf(options)) yield make(from, to);
}

/** Threads take turns, so that the stretches come in order. */
export async function* makeInThreads(options: WorldOptions, setting: Setting): AsyncGenerator<WorldRows> {
  const threadSetting: ThreadSetting = { options, setting };
  const stretches = stretchesOf(options);
  const turns = Array.from({ length: threadCount() }, () => {
    const thread = startWorker('demo/world/world-rows', threadSetting);
    return { thread, made: on(thread, 'message') };
  });
  const turnOf = (index: number) => turns[index % turns.length] as (typeof turns)[number];
  const ask = (index: number): void => {
    if (index < stretches.length) turnOf(index).thread.postMessage(stretches[index]);
  };
  const ahead = turns.length * STRETCHES_AHEAD;
  try {
    for (let index = 0; index < ahead; index++) ask(index);
    for (let index = 0; index < stretches.length; index++) {
      const { value } = await turnOf(index).made.next();
      ask(index + ahead);
      yield value[0];
    }
  } finally {
    await Promise.all(turns.map(({ thread }) => thread.terminate()));
  }
}
