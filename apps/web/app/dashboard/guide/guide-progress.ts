import { useSyncExternalStore } from 'react';
import { readMemberItem, removeMemberItem, writeMemberItem } from '../../lib/member/member-storage.ts';
import { GUIDE_ITEM } from './guide-item.ts';

/** How far a reader is in the guide: kept for the tab, so that a reload changes nothing and signing out ends it. */

export const STEP_COUNT = 6;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isStep = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= STEP_COUNT;

const read = (): number | undefined => {
  const kept = readMemberItem('tab', GUIDE_ITEM);
  return isStep(kept) ? kept : undefined;
};

/** Undefined: the reader has left the guide, or never began. */
export const useGuideStep = (): number | undefined => useSyncExternalStore(subscribe, read);

export const goToStep = (step: number): void => {
  writeMemberItem('tab', GUIDE_ITEM, step);
  for (const listener of listeners) listener();
};

export const leaveGuide = (): void => {
  removeMemberItem('tab', GUIDE_ITEM);
  for (const listener of listeners) listener();
};
