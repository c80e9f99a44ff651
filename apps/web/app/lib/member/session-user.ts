import type { getSession } from '@firmament/api-contract/calls/session';
import type { User } from '@firmament/api-contract/user';
import { useEffect, useState } from 'react';
import { readLightly } from '../api/light-read.ts';
import { guardRestoredPage } from './restored-page.ts';

/**
 * Who is signed in, for public pages; undefined until known, and as long as nobody asks. A failed call counts as no
 * session: whoever signs in then sees what is wrong.
 */
export const useSessionUser = (isAsked = true): User | null | undefined => {
  const [user, setUser] = useState<User | null>();
  useEffect(() => {
    if (!isAsked) return;
    readLightly<typeof getSession>('/api/session').then(
      ({ user: member }) => {
        if (member !== null) guardRestoredPage(member.uid);
        setUser(member);
      },
      () => setUser(null),
    );
  }, [isAsked]);
  return user;
};
