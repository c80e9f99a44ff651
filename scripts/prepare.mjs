/**
 * Makes a clone ready to run: installs what the lockfile says and builds what is stale. Plain JavaScript without
 * dependencies, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = [20, 19];

/** Ends the program with a message and what to do, for problems of the machine. */
export const giveUp = (message, suggestion) => {
  console.error(`\nFirmament cannot start: ${message}\nWhat to do: ${suggestion}\n`);
  process.exit(1);
};

export const step = async (title, run) => {
  const startedAt = performance.now();
  const note = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${title.padEnd(10)} ${note} (${seconds} s)`);
};

/** Runs a program; resolves to its exit code and, with `isQuiet`, its output instead of printing it. */
export const run = (command, args, { cwd = ROOT, env = {}, isQuiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    // What runs beside something that makes us give up must not go on without us.
    const end = () => child.kill();
    process.once('exit', end);
    const settle = (result) => {
      process.off('exit', end);
      resolve(result);
    };
    child.on('error', (error) => settle({ code: 1, output: error.message }));
    child.on('close', (code) => settle({ code: code ?? 1, output }));
  });

/** The path of a program that a package installs. */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

const SKIPPED = new Set(['node_modules', 'dist', 'build', '.react-router']);

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
};

const fingerprint = (paths) => {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const isFresh = (stamp, mark) => existsSync(stamp) && readFileSync(stamp, 'utf8') === mark;

export const assertNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    giveUp(`Node.js ${process.version} is too old`, `Install Node.js ${OLDEST_NODE.join('.')} or newer.`);
  }
};

export const ensureInstalled = async () => {
  const stamp = join(ROOT, 'node_modules', '.firmament-installed');
  const mark = fingerprint(['package-lock.json', '.npmrc']);
  if (isFresh(stamp, mark)) return 'up to date';
  // npm tells its scripts its own path; another npm on the PATH may be older.
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { code, output } = await run(command, [...prefix, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    isQuiet: true,
  });
  if (code !== 0) {
    const reason = output.split('\n').filter((line) => /error/i.test(line) && !/complete log/i.test(line));
    giveUp(
      `the packages could not be installed (${
        reason
          .slice(0, 2)
          .join(' ')
          .replace(/npm error /g, '') || `npm ended with ${code}`
      })`,
      'Check the network and the right to write in this folder, then run the command again.',
    );
  }
  writeFileSync(stamp, mark);
  return 'installed from the lockfile';
};

/** What each part is built from, and where to. */
const PARTS = [
  { name: 'api', sources: ['apps/api/src', 'packages', 'scripts/build.mjs'], output: 'apps/api/dist' },
  {
    name: 'web',
    sources: ['apps/web', 'packages', 'scripts/build.mjs'],
    output: 'apps/web/build',
  },
];

/** Builds those of the named parts that are stale. */
export const ensureBuilt = async (wanted = PARTS.map(({ name }) => name)) => {
  const built = [];
  for (const { name, sources, output } of PARTS.filter((part) => wanted.includes(part.name))) {
    const stamp = join(ROOT, output, '.firmament-built');
    const mark = fingerprint([...sources, 'package-lock.json', 'tsconfig.base.json']);
    if (isFresh(stamp, mark)) continue;
    const result = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs'), name], { isQuiet: true });
    if (result.code !== 0) {
      console.error(result.output);
      giveUp(`the ${name} part could not be built (see above)`, 'Undo local changes to the code, or correct them.');
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, mark);
    built.push(name);
  }
  return built.length > 0 ? `built ${built.join(' and ')}` : 'up to date';
};
