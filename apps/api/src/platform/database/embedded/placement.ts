import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeWritable, PRIVATE_FILE, PRIVATE_FOLDER } from '../../data-folder.ts';
import { OperatorError } from '../../operator-error.ts';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';

export type SystemUser = { name: string; uid: number; gid: number };

/** Where the database server's files are, and which user runs it. */
export type Placement = {
  /** Folder that holds `cluster`, `password` and `postgres.log`. */
  homeDir: string;
  binaries: Binaries;
  /** Undefined: our own user. */
  user: SystemUser | undefined;
  /** What the operator should know about the choice, if it is not the obvious one. */
  remark: string | undefined;
};

/** Where root's database goes if the data directory is closed to other users. */
export const SYSTEM_DIR = '/var/lib/firmament';

/** Unprivileged users that exist on common systems, the most fitting first. */
const CANDIDATES = ['postgres', 'nobody', 'daemon'];

/** Lets the user of the database through to its folder, but not see what else is there. */
const PASSABLE_FOLDER = 0o711;

export const choosePlacement = async (dataDir: string): Promise<Placement> => {
  const binaries = await findBinaries();
  const isRoot = process.getuid?.() === 0;
  await makeWritable(dataDir, isRoot ? PASSABLE_FOLDER : PRIVATE_FOLDER);
  if (!isRoot) {
    const homeDir = join(dataDir, 'postgres');
    await makeHome(homeDir);
    return { homeDir, binaries, user: undefined, remark: undefined };
  }
  return placeForRoot(await realpath(dataDir), binaries);
};

/** PostgreSQL refuses to run as root, so it gets another user and a folder which that user can reach. */
const placeForRoot = async (dataDir: string, binaries: Binaries): Promise<Placement> => {
  const ownHome = join(dataDir, 'postgres');
  const user = (await ownerOf(join(ownHome, 'cluster'))) ?? (await findUnprivilegedUser());
  const isDataReachable = await canReach(user, dataDir);
  const homeDir = isDataReachable ? ownHome : join(SYSTEM_DIR, fingerprint(dataDir));
  const areBinariesReachable = await canReach(user, binaries.nativeDir);
  await makeHome(homeDir);
  await chown(homeDir, user.uid, user.gid);
  if (!isDataReachable) {
    await writeFile(join(dataDir, 'postgres.location'), `${homeDir}\n`, { mode: PRIVATE_FILE });
  }
  return {
    homeDir,
    binaries: areBinariesReachable ? binaries : await copyBinaries(binaries, SYSTEM_DIR),
    user,
    remark: isDataReachable
      ? `runs as user ${user.name}`
      : `runs as user ${user.name}, who cannot enter ${dataDir}, so its data lies in ${homeDir}`,
  };
};

/** Earlier versions left it open to others. If it is another user's, what we put there is still closed. */
const makeHome = async (homeDir: string): Promise<void> => {
  await makeWritable(homeDir, PRIVATE_FOLDER);
  await chmod(homeDir, PRIVATE_FOLDER).catch(() => {});
};

const readUsers = async (): Promise<SystemUser[]> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
};

const findUnprivilegedUser = async (): Promise<SystemUser> => {
  const users = await readUsers();
  for (const name of CANDIDATES) {
    const user = users.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (user) return user;
  }
  throw new OperatorError(
    `PostgreSQL refuses to run as root, and none of the users ${CANDIDATES.join(', ')} exists`,
    'Start Firmament as an ordinary user, create one of these users, or set DATABASE_URL.',
  );
};

/** A database made earlier by an ordinary user keeps its owner when root starts it. */
const ownerOf = async (folder: string): Promise<SystemUser | undefined> => {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = await stat(folder);
  if (uid === 0) return undefined;
  return (await readUsers()).find((user) => user.uid === uid) ?? { name: String(uid), uid, gid };
};

const canReach = async (user: SystemUser, folder: string): Promise<boolean> => {
  for (let current = await realpath(folder); ; current = dirname(current)) {
    const { mode, uid, gid } = await stat(current);
    const enterBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & enterBit) === 0) return false;
    if (current === dirname(current)) return true;
  }
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
