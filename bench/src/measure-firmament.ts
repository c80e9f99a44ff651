import { openFirmament } from './engines/firmament.ts';
import { removeSnapshot, startServer, waitForSnapshot } from './engines/server-process.ts';
import { type KindResult, measureEngine } from './measure.ts';
import { say } from './terminal.ts';
import type { Kind } from './workload.ts';

/** How long the server takes to start, and how much memory it takes. */
export type ServerFacts = {
  buildSeconds: number;
  loadSeconds: number;
  listenSeconds: number;
  /** Bytes of the process. */
  afterBuild: number;
  peakOfBuild: number;
  afterLoad: number;
  afterRun: number;
  peakOfRun: number;
  /** Bytes of the index by collection. */
  index: Record<string, number>;
};

/** Starts the server once without a snapshot and once with one; asks the second. */
export const measureFirmament = async (
  dataDir: string,
  kinds: readonly Kind[],
  maxSeconds: number,
): Promise<{ facts: ServerFacts; results: Map<string, KindResult> }> => {
  await removeSnapshot(dataDir);
  const builder = await startServer(dataDir);
  const [afterBuild, peakOfBuild] = [await builder.residentBytes(), await builder.peakBytes()];
  const index = await waitForSnapshot(dataDir);
  await builder.stop();
  say(`the index is ready ${builder.secondsToReady.toFixed(1)} s after the start, built from the database`);

  const server = await startServer(dataDir);
  say(`the index is ready ${server.secondsToReady.toFixed(1)} s after the start, loaded from its snapshot`);
  const afterLoad = await server.residentBytes();
  const engine = await openFirmament(dataDir, server.port);
  try {
    const results = await measureEngine(engine, kinds, maxSeconds);
    const facts: ServerFacts = {
      buildSeconds: builder.secondsToReady,
      loadSeconds: server.secondsToReady,
      listenSeconds: server.secondsToListen,
      afterBuild,
      peakOfBuild,
      afterLoad,
      index,
      afterRun: await server.residentBytes(),
      peakOfRun: await server.peakBytes(),
    };
    return { facts, results };
  } finally {
    await engine.close();
    await server.stop();
  }
};
