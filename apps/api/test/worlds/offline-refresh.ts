import { readConfig } from '../../src/config.ts';
import { OutgoingError } from '../../src/platform/outgoing-http.ts';
import type { DnsResolver } from '../../src/refresh/dns-facts.ts';
import type { RefreshDeps } from '../../src/refresh/refresh.handlers.ts';

const unplugged = () => Promise.reject(Object.assign(new Error('no network'), { code: 'ECONNREFUSED' }));

/** The DNS of a machine without a network. */
export const offlineDns = {
  resolve4: unplugged,
  resolve6: unplugged,
  resolveMx: unplugged,
  resolveNs: unplugged,
  resolveTxt: unplugged,
} as DnsResolver;

/** For tests that ask no register: a machine without a network. */
export const offlineRefresh: Omit<RefreshDeps, 'db' | 'clock'> = {
  settings: readConfig({}).refresh,
  http: () => Promise.reject(new OutgoingError('broken', 'no network')),
  dns: offlineDns,
  mergeRecord: () => Promise.reject(new Error('nothing can have been learned without a network')),
};
