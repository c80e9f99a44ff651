import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { loadGazetteer } from '../../platform/gazetteer/load-gazetteer.ts';
import { backendOf, giveWay, giveWayAsThread } from '../../platform/give-way.ts';
import { identifyPeople } from './identify-people.ts';
import { locateTowns } from './locate-towns.ts';
import type { IdentifyTask } from './run-in-thread.ts';

/** One run, in a thread of its own: comparing takes minutes, and its memory goes with it. */

/** Leaves the processor to requests first. */
const RANK = 7;

const { databaseUrl, isDatabaseHere } = workerData as IdentifyTask;

const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'firmament people' });
const client = await pool.connect();
try {
  giveWayAsThread(RANK);
  if (isDatabaseHere) giveWay(await backendOf(client), RANK);
  parentPort?.postMessage(await identifyPeople(client, async () => locateTowns(await loadGazetteer(pool))));
} finally {
  client.release(true);
  await pool.end();
}
