import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { usePrintInLight } from '../drawing/use-print-in-light.ts';
import { NoticePage } from '../feedback/notice-page.tsx';
import { Problem } from '../feedback/problem.tsx';
import { RequestsUsedUp } from '../feedback/requests-used-up.tsx';

type MissingProps = {
  title: string;
  what: string;
  why: string;
  /** Leads to where one finds another. */
  action: string;
  to: string | undefined;
};

const Missing = ({ title, what, why, action, to }: MissingProps) => (
  <>
    <title>{`${title} · Firmament`}</title>
    <NoticePage
      heading={title}
      what={what}
      why={why}
      actions={
        to !== undefined && (
          <Button component={Link} to={to} size="sm">
            {action}
          </Button>
        )
      }
    />
  </>
);

type LoadedRecordProps<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  loading: ReactNode;
  /** Title of the page where the record could not be read. */
  failed: string;
  missing: MissingProps;
  children: (record: T) => ReactNode;
};

/** Shows a record that opening may count against the member's requests, or why it cannot be shown. */
export const LoadedRecord = <T,>({ query, loading, failed, missing, children }: LoadedRecordProps<T>) => {
  const { data, error, refetch } = query;
  const readMemberAgain = useReadMemberAgain();
  usePrintInLight();

  // The frame shows the count.
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) readMemberAgain();
  }, [isLoaded, readMemberAgain]);

  if (data !== undefined) return children(data);
  if (error === null) return loading;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'quota_used_up') return <RequestsUsedUp message={error.message} />;
  // An id that is not a number is an invalid request, but means the same: no such record.
  if (code === 'not_found' || code === 'invalid_request') return <Missing {...missing} />;
  return <Problem title={failed} error={error} onRetry={() => refetch()} />;
};
