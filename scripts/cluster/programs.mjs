/** Programs that the test starts: each writes its own log and is stopped when the test is over. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 15_000;

const running = [];

/** `user` is the uid and gid to run as if the test itself is root; `afterStop` cleans up after the program. */
export const startProgram = (name, [command, ...args], { folder, env = {}, user = {}, afterStop = () => {} }) => {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', log, log], ...user });
  closeSync(log);
  const ended = once(child, 'exit').catch(() => {});
  const program = {
    name,
    pid: child.pid,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
    kill: (signal) => child.kill(signal),
    stop: async () => {
      if (program.hasEnded()) return child.exitCode;
      child.kill('SIGTERM');
      const isLate = await Promise.race([ended.then(() => false), pause(STOP_TIMEOUT_MS, true, { ref: false })]);
      if (isLate) child.kill('SIGKILL');
      await ended;
      afterStop();
      return child.exitCode;
    },
  };
  running.push(program);
  return program;
};

/** Newest first, because later programs depend on earlier ones. */
export const stopPrograms = async () => {
  for (const program of running.splice(0).reverse()) await program.stop();
};

/** Asks until the answer is truthy; an error means not yet. */
export const waitFor = async (what, ask, timeoutMs) => {
  const until = performance.now() + timeoutMs;
  let failure;
  while (performance.now() < until) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      failure = error;
    }
    await pause(250);
  }
  throw new Error(`waited ${timeoutMs / 1000} s in vain for ${what}${failure ? ` (${failure.message})` : ''}`);
};
