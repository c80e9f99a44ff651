import type { Language } from '@firmament/api-contract/language';
import type { ReactNode } from 'react';
import { ServerState } from '../app/lib/api/query-client.tsx';
import { useInitialMember } from '../app/lib/member/member.ts';
import Overview from '../app/routes/desk/overview.tsx';
import { Toasts } from '../app/ui/feedback/toasts.tsx';
import { renderPage } from './render-page.tsx';
import { MEMBER } from './sample-member.ts';

const Operator = ({ children }: { children: ReactNode }) => {
  useInitialMember(MEMBER);
  return children;
};

/** The overview of the desk at an address, or another of its pages, to an operator who is signed in. */
export const showDesk = (address: string, language: Language = 'en', page: ReactNode = <Overview />) =>
  renderPage(
    <ServerState>
      <Operator>{page}</Operator>
      <Toasts />
    </ServerState>,
    language,
    address,
  );
