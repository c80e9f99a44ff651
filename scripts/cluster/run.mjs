/**
 * Runs the set-up of deploy/cluster on loopback with two processes of the application, writers and searchers, then
 * kills the primary.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, step } from '../prepare.mjs';
import { killNode, startCluster } from './database-cluster.mjs';
import { join, register } from './member.mjs';
import { startProgram, stopPrograms, waitFor } from './programs.mjs';
import { findPeople, startTraffic } from './traffic.mjs';

const RESUME_WITHIN_MS = 30_000;
const BEFORE_MS = 8_000;
const AFTER_MS = 8_000;
/** More than a writer can add during the test. */
const PEOPLE = 500;
const WRITERS = 3;
const SEARCHERS = 3;
/** Processes of one database share it. */
const SECRETS_KEY = randomBytes(32).toString('base64');

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

const startApp = async (folder, cluster, name) => {
  const program = startProgram(name, [process.execPath, joinPath(ROOT, 'apps/api/dist/main.js')], {
    folder,
    env: {
      PORT: '0',
      DATA_DIR: joinPath(folder, `${name}-data`),
      DATABASE_URL: cluster.primaryUrl,
      SECRETS_KEY,
      DATABASE_REPLICA_URLS: cluster.nodeUrls.join(','),
      DEMO: 'on',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
    },
  });
  const log = joinPath(folder, `${name}.log`);
  const address = () => {
    if (program.hasEnded()) return 'ended';
    return /ready: (http\S+)/.exec(readFileSync(log, 'utf8'))?.[1];
  };
  const origin = await waitFor(`${name} to be ready`, address, 120_000);
  if (origin === 'ended') throw new Error(`${name} could not start`);
  return { program, origin };
};

const gather = async (count, origin) => {
  const members = [];
  for (let i = 0; i < count; i += 1) members.push(await join(origin));
  return members;
};

/** How long after the kill each process first acknowledged a write again. */
const resumptions = (writes, origins, killedAt) =>
  origins.map((_, place) => {
    const firstOf = (isWanted) =>
      writes.find((write) => write.place === place && write.at > killedAt && isWanted(write));
    const failed = firstOf(({ status }) => status !== 200);
    const next = firstOf(({ status, at }) => status === 200 && at > (failed?.at ?? killedAt));
    return next === undefined ? undefined : next.at + next.ms - killedAt;
  });

const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Compares the members' contact lists with the writes that were acknowledged. */
const countLost = async (writers, writes, origin) => {
  let lost = 0;
  for (const member of writers) {
    const { body } = await member.ask(origin, 'GET', `getContactList?uid=${member.uid}`);
    const kept = new Set(body.contacts.map(({ employee_id }) => employee_id));
    const acknowledged = writes.filter((write) => write.member === member && write.status === 200);
    lost += acknowledged.filter(({ employeeId }) => !kept.has(employeeId)).length;
  }
  return lost;
};

const describeSearches = (searches, from, until) => {
  const during = searches.filter(({ at }) => at >= from && at < until);
  const times = during.map(({ ms }) => ms);
  return `${during.length} searches, p95 ${percentile(times, 0.95).toFixed(0)} ms, slowest ${Math.max(0, ...times).toFixed(0)} ms`;
};

const rehearse = async (folder, failures) => {
  const check = (isTrue, sentence) => {
    console.log(`  ${isTrue ? '✓' : '✗'} ${sentence}`);
    if (!isTrue) failures.push(sentence);
  };
  let cluster;
  const apps = [];
  await step('cluster', async () => {
    cluster = await startCluster(folder);
    return 'three nodes, one etcd, HAProxy';
  });
  for (const name of ['app1', 'app2']) {
    await step(name, async () => {
      apps.push(await startApp(folder, cluster, name));
      return apps.at(-1).origin;
    });
  }
  const origins = apps.map(({ origin }) => origin);
  let writers;
  let searchers;
  let people;
  await step('members', async () => {
    writers = await gather(WRITERS, origins[0]);
    searchers = await gather(SEARCHERS, origins[1]);
    people = await findPeople([...writers, ...searchers], origins[0], PEOPLE);
    return `${WRITERS} who write, ${SEARCHERS} who search, and visitors`;
  });

  const traffic = startTraffic({ writers, searchers, origins, people });
  const { writes, searches } = traffic;
  const startedAt = performance.now();
  await pause(BEFORE_MS);
  const old = await cluster.primary();
  const killedAt = performance.now();
  killNode(old);
  console.log(`  ${old.name}, the primary, was killed`);
  const resumed = await waitFor(
    'writes to resume on both processes',
    () => {
      const all = resumptions(writes, origins, killedAt);
      return all.every((ms) => ms !== undefined) && all;
    },
    60_000,
  ).catch(() => [Number.POSITIVE_INFINITY]);
  await pause(AFTER_MS);
  await traffic.stop();

  const acknowledged = writes.filter(({ status }) => status === 200);
  const failed = searches.filter(({ status }) => status !== 200);
  const lost = (await Promise.all(origins.map((origin) => countLost(writers, writes, origin)))).reduce((a, b) => a + b);
  const slowest = Math.max(...resumed);
  console.log(`  before: ${describeSearches(searches, startedAt, killedAt)}`);
  console.log(`  without a primary: ${describeSearches(searches, killedAt, killedAt + slowest)}`);
  console.log(`  after: ${describeSearches(searches, killedAt + slowest, Number.POSITIVE_INFINITY)}`);
  check(lost === 0, `${acknowledged.length} writes acknowledged, ${lost} lost`);
  check(slowest <= RESUME_WITHIN_MS, `writes resumed ${resumed.map(seconds).join(' and ')} after the kill`);
  check(failed.length === 0, `${searches.length} searches, ${failed.length} failed`);
  for (const { kind, status, reason, ms, at } of failed.slice(0, 5))
    console.log(
      `    search ${kind}, ${seconds(at - killedAt)} after the kill: ${status} ${reason} (${ms.toFixed(0)} ms)`,
    );
  check(
    apps.every(({ program }) => !program.hasEnded()),
    'both processes live',
  );

  cluster.startNode(old);
  const rejoinedIn = performance.now();
  await waitFor('the dead node to follow the new primary', cluster.isWhole, 60_000)
    .then(() => check(true, `the dead node followed the new primary after ${seconds(performance.now() - rejoinedIn)}`))
    .catch((error) => check(false, error.message));

  for (const [place, app] of [...apps.entries()].reverse()) {
    if (place === 1) check((await app.program.stop()) === 0, 'the second process ended in order');
    // The other process has ended, so only this one's queue can send the mail.
    else
      await register(app.origin, 20_000)
        .then(() => check(true, 'the queue of jobs works on'))
        .catch((error) => check(false, error.message));
  }
};

/** Returns whether every check passed; stops whatever it has started, also when it fails. */
export const runClusterTest = async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'firmament-cluster-'));
  const failures = [];
  const startedAt = performance.now();
  try {
    await rehearse(folder, failures);
  } catch (error) {
    failures.push(error.message);
    console.error(`  ✗ ${error.message}`);
  } finally {
    await stopPrograms();
  }
  if (failures.length === 0) rmSync(folder, { recursive: true, force: true });
  else console.error(`  logs: ${folder}`);
  console.log(`${failures.length === 0 ? 'passed' : 'failed'} in ${seconds(performance.now() - startedAt)}`);
  return failures.length === 0;
};
