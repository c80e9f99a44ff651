import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { connectIndex } from '../../src/search/engine/index-connection.ts';
import type { TestDatabase } from '../servers/test-database.ts';
import type { Dice } from './dice.ts';

/** Sessions that write by turns, in transactions that overlap, wait for each other and end in any order. */

const SESSIONS = 4;

type Session = { client: pg.Client; pid: number; isWithin: boolean; isBusy: Promise<void> | undefined };

/** Whoever stands in another's way begins anew, and so does whoever refers to what has just gone. */
const IN_THE_WAY = new Set(['40P01', '40001', '23502', '23503', '23505']);

/** Beside those of the pool, which are few. */
export const useConnection = async ({ url }: Pick<TestDatabase, 'url'>): Promise<pg.Client> => {
  const client = await connectIndex(url);
  onTestFinished(() => client.end());
  return client;
};

type Change = () => { what: string; statement: string };

export const useOverlappingSessions = async (database: TestDatabase, dice: Dice, nextChange: Change) => {
  const sessions: Session[] = [];
  for (let i = 0; i < SESSIONS; i++) {
    const client = await useConnection(database);
    const { rows } = await client.query('select pg_backend_pid() as pid');
    sessions.push({ client, pid: rows[0].pid, isWithin: false, isBusy: undefined });
  }
  /** What was done, for whoever has to understand a failure. */
  const notes: string[] = [];
  const note = (session: Session, what: string) => void notes.push(`session ${sessions.indexOf(session)}: ${what}`);

  const isHeldUp = async ({ pid }: Session): Promise<boolean> =>
    (await database.pool.query('select pg_blocking_pids($1) <> array[]::integer[] as yes', [pid])).rows[0].yes;

  /** Until it is done, or waits for another session. */
  const watch = async (session: Session): Promise<void> => {
    while (session.isBusy !== undefined && !(await isHeldUp(session))) {
      await Promise.race([session.isBusy, new Promise((resolve) => setTimeout(resolve, 1))]);
    }
  };

  const end = async (session: Session, how: 'commit' | 'rollback'): Promise<void> => {
    note(session, how);
    session.isWithin = false;
    await session.client.query(how);
  };

  const run = async (session: Session, statement: string): Promise<void> => {
    try {
      await session.client.query(statement);
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (!IN_THE_WAY.has(code ?? '')) throw new Error(`${statement}: ${message}`);
      await end(session, 'rollback');
    }
    session.isBusy = undefined;
  };

  /** One of them begins, writes or ends. */
  const act = async (): Promise<void> => {
    const free = sessions.filter(({ isBusy }) => isBusy === undefined);
    if (free.length === 0) return await Promise.race(sessions.map(({ isBusy }) => isBusy));
    const session = dice.oneOf(free);
    const chance = dice.below(10);
    if (session.isWithin && chance < 4) return await end(session, chance === 0 ? 'rollback' : 'commit');
    if (!session.isWithin && chance < 7) {
      note(session, 'begin');
      session.isWithin = true;
      // It has its place among the transactions from here on.
      await session.client.query('begin; select pg_current_xact_id()');
    }
    const { what, statement } = nextChange();
    note(session, what);
    session.isBusy = run(session, statement);
    await watch(session);
  };

  /** Nothing changes any more by itself: whatever is not done waits. */
  const settle = async (): Promise<void> => {
    for (const session of sessions) await watch(session);
  };

  const endAll = async (): Promise<void> => {
    while (sessions.some(({ isWithin, isBusy }) => isWithin || isBusy)) {
      await settle();
      for (const session of sessions) if (session.isWithin && !session.isBusy) await end(session, 'commit');
    }
  };

  return { act, settle, endAll, notes };
};
