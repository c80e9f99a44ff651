/**
 * A table whose keys come from foreign files. Unlike a plain object it has no inherited keys: the code "constructor" is
 * simply not found.
 */
type Lookup<V> = { find: (key: string | undefined) => V | undefined };

export const lookup = <V>(entries: Readonly<Record<string, V>>): Lookup<V> => {
  const table = new Map(Object.entries(entries));
  return { find: (key) => (key === undefined ? undefined : table.get(key)) };
};
