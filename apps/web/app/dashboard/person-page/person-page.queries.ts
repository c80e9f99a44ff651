import { type EmployeeDetail, getEmployee } from '@firmament/api-contract/calls/people';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';

export const readPerson = async (employeeId: string, signal?: AbortSignal): Promise<EmployeeDetail> => {
  const call = callApi(getEmployee, { query: { eid: employeeId } }, signal === undefined ? {} : { signal });
  return (await call).employee;
};

/** Every opening asks, since every opening belongs into Recently Viewed; what was known is shown meanwhile. */
export const personQuery = (employeeId: string, first: FirstCall<EmployeeDetail>) =>
  queryOptions({
    queryKey: ['person', employeeId],
    queryFn: ({ signal }) => first.take() ?? readPerson(employeeId, signal),
    // Taken once more by the call above, which costs nothing and sees to the rest.
    initialData: first.answer,
    staleTime: 0,
    refetchOnReconnect: false,
  });
