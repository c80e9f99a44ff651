import { type FileHandle, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/data-folder.ts';
import { type OpenAnswer, OutgoingError } from '../platform/outgoing-http.ts';
import type { Download, PoliteQuestion, Send } from './politeness.ts';
import { SyncFailure } from './sync-failure.ts';

type Deps = { send: Send; folder: string };

/** Where a file lies until its last byte is here, and what tells whether the source still has the same file. */
type Paths = { whole: string; part: string; tag: string };

/** Loads files completely or not at all. A broken download is resumed, also by a later run, or starts over. */
export const createDownloader =
  ({ send, folder }: Deps) =>
  async (download: Download): Promise<string> => {
    const whole = join(folder, `${download.edition}-${download.name}`);
    const paths = { whole, part: `${whole}.part`, tag: `${whole}.tag` };
    if ((await sizeOf(whole)) > 0) return whole;
    await makeFolder(folder, PRIVATE_FOLDER);
    await removeOthers(folder, download);
    await send(
      () => fromWhereItWas(download, paths),
      (answer) => receive(answer, download, paths),
    );
    await rename(paths.part, whole);
    await rm(paths.tag, { force: true });
    return whole;
  };

const removeOthers = async (folder: string, { edition }: Download): Promise<void> => {
  const others = (await readdir(folder)).filter((name) => !name.startsWith(`${edition}-`));
  for (const name of others) await rm(join(folder, name), { recursive: true });
};

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

const fromWhereItWas = async ({ url, headers, secretHeaders }: Download, paths: Paths): Promise<PoliteQuestion> => {
  const have = await sizeOf(paths.part);
  const tag = await readFile(paths.tag, 'utf8').catch(() => '');
  const range = have > 0 && tag !== '' ? { range: `bytes=${have}-`, 'if-range': tag } : {};
  return {
    url,
    headers: { ...headers, 'accept-encoding': 'identity', ...range },
    ...(secretHeaders && { secretHeaders }),
  };
};

const CONTENT_RANGE = /^bytes (\d+)-\d+\/(\d+)$/;

/** Returns undefined if another try may help. */
const receive = async (answer: OpenAnswer, download: Download, paths: Paths): Promise<true | undefined> => {
  const { status, headers } = answer;
  if (status !== 200 && status !== 206) {
    answer.close();
    // Whatever was wrong with the range, what we have is useless.
    if (status === 416) await rm(paths.part, { force: true });
    if (status >= 500 || status === 416) return undefined;
    throw new SyncFailure('faulty', `HTTP ${status}`);
  }
  const [, from, whole] = CONTENT_RANGE.exec(headers['content-range'] ?? '') ?? [];
  const start = status === 206 ? Number(from) : 0;
  if (start !== (status === 206 ? await sizeOf(paths.part) : 0)) {
    answer.close();
    await rm(paths.part, { force: true });
    return undefined;
  }
  const total = Number(status === 206 ? whole : (headers['content-length'] ?? Number.NaN));
  if (total > download.maxBytes) {
    answer.close();
    throw tooLarge(download);
  }
  // Without one of these a file that changed meanwhile could not be told from the old one.
  const tag = headers.etag?.startsWith('W/') ? undefined : (headers.etag ?? headers['last-modified']);
  const file = await open(paths.part, start > 0 ? 'a' : 'w', PRIVATE_FILE);
  try {
    await writeFile(paths.tag, tag ?? '', { mode: PRIVATE_FILE });
    await write(answer, file, start, total, download);
  } finally {
    await file.close();
  }
  return true;
};

const write = async (answer: OpenAnswer, file: FileHandle, start: number, total: number, download: Download) => {
  let size = start;
  for await (const part of answer.parts()) {
    size += part.length;
    if (size > download.maxBytes) throw tooLarge(download);
    await file.writeFile(part);
    download.onProgress?.(size, total || size);
  }
  if (size !== (Number.isNaN(total) ? size : total)) {
    throw new OutgoingError('broken', `${size} of ${total} bytes arrived`);
  }
};

const tooLarge = ({ maxBytes }: Download): OutgoingError =>
  new OutgoingError('too_large', `the file is larger than ${maxBytes} bytes`);
