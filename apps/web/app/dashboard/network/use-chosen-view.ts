import { useState } from 'react';
import { readMemberItem, writeMemberItem } from '../../lib/member/member-storage.ts';

const ITEM = 'network-view';

/** Whether the network is shown as a list where its address does not say: as the member last chose. */
export const useChosenView = () => {
  const [isList, setIsList] = useState(() => readMemberItem('browser', ITEM) === 'list');
  const keep = (next: boolean): void => {
    setIsList(next);
    writeMemberItem('browser', ITEM, next ? 'list' : 'graph');
  };
  return { isList, keep };
};
