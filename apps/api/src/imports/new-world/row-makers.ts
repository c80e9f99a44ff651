import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { partCount } from '@firmament/demo-world/parts';
import { createWorld, type WorldOptions } from '@firmament/demo-world/world';
import { startWorker } from '../../platform/start-worker.ts';
import { rowMaker, type Setting, type WorldRows } from './world-rows.ts';

/** Parts of the world from `from` up to `to`. */
export type Stretch = { from: number; to: number };

export type ThreadSetting = { options: WorldOptions; setting: Setting };

/** Some thousand companies: COPY is worth it, and what waits to be copied fits into little memory. */
const PARTS_PER_STRETCH = 64;

/** Smaller worlds are made before a thread has started. */
const LEAST_FOR_THREADS = 50_000;

/** Three keep the one process of the database busy that takes the rows. */
const threadCount = (): number => Math.min(3, Math.max(2, availableParallelism() - 1));

/** The rows of a whole world, stretch by stretch, in no particular order. */
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

/** Each thread is one stretch ahead of what it is asked for. */
export async function* makeInThreads(options: WorldOptions, setting: Setting): AsyncGenerator<WorldRows> {
  const threadSetting: ThreadSetting = { options, setting };
  const stretches = stretchesOf(options);
  const threads = Array.from({ length: threadCount() }, () =>
    startWorker('imports/new-world/world-rows', threadSetting),
  );
  const next = (thread: Worker): Promise<Made> | undefined => {
    const stretch = stretches.shift();
    if (!stretch) return undefined;
    thread.postMessage(stretch);
    const made = once(thread, 'message').then(([rows]) => ({ thread, rows: rows as WorldRows }));
    // Whoever waits for it next hears of a failure; until then it is not an unhandled one.
    made.catch(() => {});
    return made;
  };
  try {
    const busy = new Map(threads.map((thread) => [thread, next(thread)]));
    for (;;) {
      const waiting = [...busy.values()].filter((made) => made !== undefined);
      if (waiting.length === 0) return;
      const { thread, rows } = await Promise.race(waiting);
      busy.set(thread, next(thread));
      yield rows;
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

type Made = { thread: Worker; rows: WorldRows };
