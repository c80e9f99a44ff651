/**
 * Items that the browser keeps for a member: never more than a convenience, and removed when the session ends, so that
 * the next user of this computer does not see them.
 */
const PREFIX = 'member:';

/** If the browser has storage switched off, nothing is remembered. */
const storages = (): Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
};

type Lifetime = 'browser' | 'tab';

const storageOf = (lifetime: Lifetime): Storage | undefined => storages()[lifetime === 'browser' ? 0 : 1];

/** Returns undefined if nothing is kept or it cannot be read; the caller checks the value. */
export const readMemberItem = (lifetime: Lifetime, name: string): unknown => {
  try {
    const text = storageOf(lifetime)?.getItem(PREFIX + name);
    return text === null || text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const writeMemberItem = (lifetime: Lifetime, name: string, value: unknown): void => {
  try {
    storageOf(lifetime)?.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or switched off: remembering is a convenience.
  }
};

export const removeMemberItem = (lifetime: Lifetime, name: string): void =>
  storageOf(lifetime)?.removeItem(PREFIX + name);

export const clearMemberItems = (): void => {
  for (const storage of storages()) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) if (name?.startsWith(PREFIX)) storage.removeItem(name);
  }
};
