import { readlinkSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type pg from 'pg';

/** What fails here belongs to somebody else or to another system; then it is as quick as others. */
const tryTo = (act: () => void): void => {
  try {
    act();
  } catch {}
};

/** Lets a process of this machine come after others; a rank is what `nice` takes. */
export const giveWay = (processId: number, rank: number): void => {
  tryTo(() => setPriority(processId, rank));
  // Each connection of PostgreSQL is a session of its own, and between sessions Linux may regard only this.
  tryTo(() => writeFileSync(`/proc/${processId}/autogroup`, String(rank)));
};

/** The same for the thread that calls; only Linux gives a thread a rank of its own. */
export const giveWayAsThread = (rank: number): void =>
  tryTo(() => {
    // "<process>/task/<thread>"; Node.js does not tell a thread its number.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, rank);
  });

/** The process that works for a connection, in the database. */
export const backendOf = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return Number(rows[0]?.id);
};
