import { readlinkSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type pg from 'pg';

/** Fails for processes of other users and on other systems; they keep their priority. */
const tryTo = (act: () => void): void => {
  try {
    act();
  } catch {}
};

/** Lowers the priority of a process on this machine; `rank` is what `nice` takes. */
export const giveWay = (processId: number, rank: number): void => {
  tryTo(() => setPriority(processId, rank));
  // Each connection of PostgreSQL is a session of its own, and between sessions Linux may only regard this.
  tryTo(() => writeFileSync(`/proc/${processId}/autogroup`, String(rank)));
};

/** The same for the calling thread; only Linux gives a thread a priority of its own. */
export const giveWayAsThread = (rank: number): void =>
  tryTo(() => {
    // "<process>/task/<thread>"; Node.js does not tell a thread its number.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, rank);
  });

/** The database process that serves this connection. */
export const backendOf = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return Number(rows[0]?.id);
};
