import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '@firmament/calendar/day';
import { EXCEPTION_COLUMNS, LEI_COLUMNS, RELATIONSHIP_COLUMNS, type Row, zippedCsv } from './gleif-files.ts';

/**
 * The LEI register's service for its golden copy, on this machine: publications with full files and deltas, archives that
 * can be loaded in parts. It does what it is told to wrongly, as the real one does now and then.
 */

type Kind = 'lei2' | 'rr' | 'repex';
/** Without a row: it is gone, which only a full file shows. */
type Change = { at: number; kind: Kind; key: string; row: Row | undefined };
type Fault = { status: number; headers?: Record<string, string> } | { cutAfter: number } | { hold: Promise<unknown> };

const WINDOWS_MS = { IntraDay: DAY_MS / 3, LastDay: DAY_MS, LastWeek: 7 * DAY_MS, LastMonth: 31 * DAY_MS };
/** Before every file of changes, yet in the full one. */
const LONG_AGO = 0;
const COLUMNS = { lei2: LEI_COLUMNS, rr: RELATIONSHIP_COLUMNS, repex: EXCEPTION_COLUMNS };

export type GleifImitation = {
  /** What GLEIF_GOLDEN_COPY_URL takes. */
  url: string;
  /** Path and range of every request. */
  asked: { path: string; range: string | undefined }[];
  company(row: Row): void;
  relationship(row: Row): void;
  exception(row: Row): void;
  /** An exception that no longer holds. */
  endException(row: Row): void;
  /** What has been noted since the last publication will be in no file of changes. */
  lose(): void;
  /** Lets time pass there, and publishes what holds then. */
  publish(at: string): void;
  /** The next request whose path contains this goes wrong; the one after it not. */
  misbehave(path: string, fault: Fault): void;
  /** Columns of the files published from now on. */
  columns(kind: Kind, columns: readonly string[]): void;
  close(): void;
};

export const startGleifImitation = async (): Promise<GleifImitation> => {
  const changes: Change[] = [];
  const asked: GleifImitation['asked'] = [];
  const faults: { path: string; fault: Fault }[] = [];
  const columns: Record<Kind, readonly string[]> = { ...COLUMNS };
  const files = new Map<string, () => Promise<Buffer>>();
  let clock = 0;
  let newest: object | undefined;
  let origin = '';

  const stateOf = (kind: Kind, since: number): Row[] => {
    const state = new Map<string, Change>();
    for (const change of changes) if (change.kind === kind) state.set(change.key, change);
    return [...state.values()].filter(({ at }) => at > since).flatMap(({ row }) => (row ? [row] : []));
  };

  const offer = (kind: Kind, stamp: string, window: string, since: number): object => {
    const path = `/storage/golden-copy-files/${stamp}-gleif-goldencopy-${kind}-${window}.csv.zip`;
    const rows = stateOf(kind, since);
    const header = columns[kind];
    let packed: Promise<Buffer> | undefined;
    files.set(path, () => (packed ??= buffer(zippedCsv(`${kind}.csv`, header, rows))));
    return { csv: { url: `${origin}${path}`, record_count: rows.length } };
  };

  const publish = (at: string): void => {
    const moment = Date.parse(`${at.replace(' ', 'T')}Z`);
    // What changed since the last publication counts as changed just before this one.
    for (const change of changes) if (change.at > clock) change.at = moment - 1;
    clock = moment;
    const stamp = at.replace(/\D/g, '');
    const list = (kind: Kind) => ({
      type: kind,
      publish_date: at,
      full_file: offer(kind, stamp, 'golden-copy', Number.NEGATIVE_INFINITY),
      delta_files: Object.fromEntries(
        Object.entries(WINDOWS_MS).map(([window, ms]) => [window, offer(kind, stamp, window, moment - ms)]),
      ),
    });
    newest = { publish_date: at, lei2: list('lei2'), rr: list('rr'), repex: list('repex') };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    asked.push({ path, range: request.headers.range });
    const planned = faults.findIndex((one) => path.includes(one.path));
    const fault = planned < 0 ? undefined : faults.splice(planned, 1)[0]?.fault;
    if (fault && 'status' in fault) return void response.writeHead(fault.status, fault.headers).end('no');
    if (fault && 'hold' in fault) await fault.hold;
    const file = files.get(path);
    if (file) return send(await file(), request, response, fault && 'cutAfter' in fault ? fault.cutAfter : undefined);
    if (!path.startsWith('/api/v2/golden-copies/publishes')) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: newest ? [newest] : [], meta: { total: 1 } }));
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const exceptionKey = (row: Row) => `${row.LEI} ${row['Exception.Category']}`;
  const note = (kind: Kind, key: string, row: Row | undefined) =>
    changes.push({ at: Number.POSITIVE_INFINITY, kind, key, row });
  return {
    url: `${origin}/api/v2/golden-copies`,
    asked,
    company: (row) => note('lei2', row.LEI ?? '', row),
    exception: (row) => note('repex', exceptionKey(row), row),
    endException: (row) => note('repex', exceptionKey(row), undefined),
    relationship: (row) =>
      note('rr', [...RELATIONSHIP_COLUMNS.slice(0, 5)].map((column) => row[column]).join(' '), row),
    publish,
    lose: () => {
      for (const change of changes) if (change.at > clock) change.at = LONG_AGO;
    },
    misbehave: (path, fault) => faults.push({ path, fault }),
    columns: (kind, changed) => {
      columns[kind] = changed;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** The whole file or the range that is asked for; with `cutAfter` the line is dead after that many bytes. */
const send = (file: Buffer, request: IncomingMessage, response: ServerResponse, cutAfter?: number): void => {
  const etag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
  const { range, 'if-range': ifRange } = request.headers;
  const from = ifRange === etag ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
  if (from >= file.length) return void response.writeHead(416).end();
  const part = file.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': part.length,
    etag,
    'accept-ranges': 'bytes',
    ...(from > 0 && { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }),
  });
  if (cutAfter === undefined) return void response.end(part);
  response.write(part.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 20));
};
