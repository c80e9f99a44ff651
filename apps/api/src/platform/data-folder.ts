import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error.ts';

/** What we keep on disk is about people: only the user who runs us may read it. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/**
 * Makes a folder and those above it. Not by `recursive`: that never returns where a folder takes no others and says
 * ENOENT, as /proc does.
 */
export const makeFolder = async (folder: string, mode?: number): Promise<void> => {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      await mkdir(folder, mode);
    } else if (code !== 'EEXIST') {
      throw error;
    } else if (!(await stat(folder)).isDirectory()) {
      throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
    }
  }
};

/** Larger than what a file system may keep beside the name of a file. */
const PROBE = Buffer.alloc(8_192);

/** Makes the folder if need be and tries to write there; otherwise tells the operator what is wrong. */
export const makeWritable = async (folder: string, mode: number): Promise<void> => {
  // A unique name: a command may check at the same moment as a server.
  const probe = join(folder, `.writable-${randomUUID()}`);
  try {
    await makeFolder(folder, mode);
    await writeFile(probe, PROBE, { mode: PRIVATE_FILE });
    await rm(probe);
  } catch (cause) {
    await rm(probe, { force: true }).catch(() => {});
    throw unwritable(folder, cause as NodeJS.ErrnoException);
  }
};

const REASONS: Record<string, [reason: string, suggestion: string]> = {
  ENOTDIR: ['it is a file, or lies below one', 'Set DATA_DIR to a folder.'],
  ENOENT: ['no folder can be made there', 'Set DATA_DIR to a folder on a disk.'],
  EROFS: ['the disk is read-only', 'Make the disk writable, or set DATA_DIR to a folder on another one.'],
  ENOSPC: ['the disk is full', 'Make room on the disk, or set DATA_DIR to a folder on another one.'],
  EDQUOT: ['the quota of this user is used up', 'Make room, or set DATA_DIR to a folder on another disk.'],
  ENAMETOOLONG: ['the path is too long', 'Set DATA_DIR to a shorter path.'],
};

const unwritable = (folder: string, cause: NodeJS.ErrnoException): OperatorError => {
  const [reason, suggestion] = REASONS[cause.code ?? ''] ?? [
    'this user may not write there',
    'Give this user the right to write there, or set DATA_DIR to another folder.',
  ];
  return new OperatorError(
    `the data directory ${folder} cannot be written (${cause.code ?? cause.message}): ${reason}`,
    suggestion,
    { cause },
  );
};

/** Closes what an earlier version left open to others: files, and folders with all that is in them. */
export const closeToOthers = async (path: string): Promise<void> => {
  const found = await lstat(path).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  // What belongs to another user is not ours to change.
  if ((found.mode & 0o077) !== 0) await chmod(path, mode).catch(() => {});
  if (!found.isDirectory()) return;
  for (const name of await readdir(path).catch(() => [])) await closeToOthers(join(path, name));
};
