import { type EmployeeDetail, getEmployee } from '@firmament/api-contract/calls/people';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';

export const readPerson = async (employeeId: string, signal?: AbortSignal): Promise<EmployeeDetail> => {
  // The page itself is the only place that shows mandates of long ago.
  const query = { eid: employeeId, past: 'all' } as const;
  const call = callApi(getEmployee, { query }, signal === undefined ? {} : { signal });
  return (await call).employee;
};

/** Always asks the server, because every visit belongs in Recently Viewed; shows cached data meanwhile. */
export const personQuery = (employeeId: string, first: FirstCall<EmployeeDetail>) =>
  queryOptions({
    queryKey: ['person', employeeId],
    queryFn: ({ signal }) => first.take() ?? readPerson(employeeId, signal),
    // Shown at once; queryFn then takes the same answer without another request.
    initialData: first.answer,
    staleTime: 0,
    refetchOnReconnect: false,
  });
