import { readMemberItem, removeMemberItem, writeMemberItem } from '../../../lib/member/member-storage.ts';
import type { Entity } from '../criteria/search-definition.ts';

/**
 * Where a member left a list for another page: how many pages were loaded and how far it was scrolled. Stored per
 * search and order, not per history entry, so that it works for the browser's back button as well as for a link back.
 */
export type ListPlace = { pages: number; top: number };

const nameOf = (entity: Entity, listParameters: string): string => `list-place:${entity}:${listParameters}`;

/** Pages are restored one after the other while the member waits. */
const MAX_PAGES = 30;

const isPlace = (value: unknown): value is ListPlace =>
  typeof value === 'object' &&
  value !== null &&
  'pages' in value &&
  'top' in value &&
  Number.isInteger(value.pages) &&
  Number.isFinite(value.top);

export const readPlace = (entity: Entity, listParameters: string): ListPlace | undefined => {
  const place = readMemberItem('tab', nameOf(entity, listParameters));
  return isPlace(place) ? { pages: Math.min(MAX_PAGES, place.pages), top: place.top } : undefined;
};

export const keepPlace = (entity: Entity, listParameters: string, place: ListPlace): void =>
  writeMemberItem('tab', nameOf(entity, listParameters), place);

/** A search that is run again starts at the top. */
export const forgetPlace = (entity: Entity, listParameters: string): void =>
  removeMemberItem('tab', nameOf(entity, listParameters));
