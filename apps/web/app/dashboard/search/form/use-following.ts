import { type Dispatch, type SetStateAction, useState } from 'react';

/** State that is derived anew whenever its source changes, and can be edited in between. */
export const useFollowing = <S, T>(
  source: S,
  derive: (source: S, previous?: T) => T,
): [T, Dispatch<SetStateAction<T>>] => {
  const [followed, setFollowed] = useState(source);
  const [value, setValue] = useState(() => derive(source));
  if (followed === source) return [value, setValue];
  const next = derive(source, value);
  setFollowed(source);
  setValue(next);
  return [next, setValue];
};
