import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { useSyncExternalStore } from 'react';
import { readMemberItem, writeMemberItem } from '../../../lib/member/member-storage.ts';
import { encodeSearch, readIndicators } from '../criteria/search.url.ts';
import type { Entity, Indicators } from '../criteria/search-definition.ts';

/** The last searches in this browser, newest first. Stored only here, and removed when the session ends. */

const MAX_RECENT = 8;

type Recent = { indicators: PerformanceIndicator[]; total: number };

const nameOf = (entity: Entity): string => `recent-searches:${entity}`;

const isRecent = (value: unknown): value is { indicators: unknown; total: number } =>
  typeof value === 'object' &&
  value !== null &&
  'indicators' in value &&
  'total' in value &&
  Number.isFinite(value.total);

export const readRecent = (entity: Entity): Recent[] => {
  const kept = readMemberItem('browser', nameOf(entity));
  return (Array.isArray(kept) ? kept : []).filter(isRecent).flatMap(({ indicators, total }) => {
    const read = readIndicators(indicators);
    return read === undefined ? [] : [{ indicators: read, total }];
  });
};

const listeners = new Set<() => void>();
const snapshots = new Map<Entity, { text: string; searches: Recent[] }>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the same array until something changes, as useSyncExternalStore requires. */
const snapshot = (entity: Entity): Recent[] => {
  const searches = readRecent(entity);
  const text = JSON.stringify(searches);
  const last = snapshots.get(entity);
  if (last?.text === text) return last.searches;
  snapshots.set(entity, { text, searches });
  return searches;
};

const write = (entity: Entity, searches: Recent[]): void => {
  writeMemberItem('browser', nameOf(entity), searches);
  for (const listener of listeners) listener();
};

/** A repeated search only moves to the top. */
export const rememberSearch = (entity: Entity, indicators: Indicators, total: number): void => {
  const own = encodeSearch(indicators);
  const others = readRecent(entity).filter((search) => encodeSearch(search.indicators) !== own);
  write(entity, [{ indicators: [...indicators], total }, ...others].slice(0, MAX_RECENT));
};

export const forgetSearches = (entity: Entity): void => write(entity, []);

export const useRecentSearches = (entity: Entity): Recent[] => useSyncExternalStore(subscribe, () => snapshot(entity));
