import type { Desk } from '@firmament/api-contract/calls/desk/overview';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { deskQuery } from './desk.queries.ts';

type KnownDeskProps = { desk: Desk | undefined; children: ReactNode };

/** For the frame, whose loader has read the desk to see whether it may be opened. */
export const KnownDesk = ({ desk, children }: KnownDeskProps): ReactNode => {
  const queryClient = useQueryClient();
  useState(() => desk !== undefined && queryClient.setQueryData(deskQuery.queryKey, desk));
  return children;
};
