import { execFile, spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { giveWay } from './give-way.ts';

const isLinux = process.platform === 'linux';

it('lowers the priority of another process, and ignores one that is gone', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  try {
    giveWay(other.pid ?? 0, 7);
    expect(getPriority(other.pid)).toBe(7);
  } finally {
    other.kill('SIGKILL');
  }
  giveWay(0x7ffffff, 7);
});

it.runIf(isLinux)('lowers the priority of a thread, not of the whole process', async () => {
  const program = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { giveWayAsThread } from ${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)};
    const rankOf = (thread) => Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
    giveWayAsThread(9);
    const threads = readdirSync('/proc/self/task').map(Number);
    console.log(JSON.stringify([rankOf(process.pid), ...threads.filter((id) => id !== process.pid).map(rankOf)]));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    program,
  ]);
  const [own, ...others] = JSON.parse(stdout) as number[];
  expect(own).toBe(9);
  expect(new Set(others)).toEqual(new Set([getPriority()]));
});
