/**
 * Keeps package-lock.json usable on every machine.
 *
 * `node scripts/lockfile.mjs` adds the optional platform packages that the registry it was made with does not carry
 * (`npm ci` refuses a lockfile that lacks them). With `--check` it changes nothing and fails when the file names a
 * download host, lacks an optional package, or serves only one of Linux on x64 and arm64.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const OPERATING_SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** npm skips packages of other platforms, so an added entry must state its platform, which its name tells. */
const platformOf = (name) => {
  const words = name
    .split(/[-/.]/)
    .flatMap((word) => (word === 'windows' ? ['win32'] : word === 'armv7' ? ['arm'] : [word]));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined;
  const os = OPERATING_SYSTEMS.filter((candidate) => words.includes(candidate));
  const cpu = PROCESSORS.filter((candidate) => words.includes(candidate));
  return { ...(cpu.length && { cpu }), ...(libc && { libc }), optional: true, ...(os.length && { os }) };
};

const isResolvable = (packages, from, name) => {
  for (
    let path = from;
    ;
    path = path.includes('/node_modules/') ? path.slice(0, path.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
    if (path === '') return false;
  }
};

const findMissing = (packages) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isResolvable(packages, path, name))
      .map(([name, version]) => ({ name, version, requiredBy: path, isDev: entry.dev === true })),
  );

const lockfile = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = findMissing(lockfile.packages);

if (process.argv.includes('--check')) {
  const problems = missing.map(({ name, requiredBy }) => `${requiredBy} wants ${name}, which the lockfile lacks`);
  for (const [path, { resolved }] of Object.entries(lockfile.packages)) {
    if (resolved?.includes('://')) problems.push(`${path} names a download host`);
  }
  const names = Object.keys(lockfile.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13));
  for (const name of names.filter((candidate) => /linux-(x64|arm64)/.test(candidate))) {
    const twin = name.includes('x64') ? name.replace('x64', 'arm64') : name.replace('arm64', 'x64');
    if (!names.includes(twin)) problems.push(`${name} is there without ${twin}`);
  }
  if (problems.length > 0) {
    console.error(`package-lock.json: ${problems.join('; ')}. Run: node scripts/lockfile.mjs`);
    process.exit(1);
  }
} else {
  for (const { name, version, isDev } of missing) {
    if (!/^\d/.test(version)) throw new Error(`${name} is wanted as "${version}": pin an exact version`);
    lockfile.packages[`node_modules/${name}`] = { version, ...(isDev && { dev: true }), ...platformOf(name) };
  }
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lockfile.packages = Object.fromEntries(sorted);
  writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`added ${missing.length} platform packages`);
}
