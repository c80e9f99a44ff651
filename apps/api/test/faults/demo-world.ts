import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { spawnProgram } from '../servers/program.ts';
import { makeTemporaryDir } from '../tools/temporary-dir.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with the demo world, stopped; every fault leaves it usable for the next. */
    demoDir: string;
  }
}

/** Once per run: the world in which most faults happen. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const demoDir = makeTemporaryDir('faults');
  const program = spawnProgram({ DATA_DIR: demoDir, DEMO: 'on' });
  const address = await program.isReady;
  program.child.kill('SIGTERM');
  if ((await program.ended) !== 0) throw new Error(`the demo world could not be made: ${address}`);
  project.provide('demoDir', demoDir);
  return () => rmSync(demoDir, { recursive: true, force: true });
}
