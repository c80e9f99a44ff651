import {
  closeTicket,
  getTicket,
  getTickets,
  openTicket,
  replyToTicket,
  type Ticket,
} from '@firmament/api-contract/calls/support';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** The help desk may answer at any time, so cached data is never fresh. */
export const ticketsQuery = queryOptions({
  queryKey: ['tickets'],
  queryFn: async ({ signal }) => (await callApi(getTickets, {}, { signal })).tickets,
  staleTime: 0,
});

export const ticketQuery = (ticketId: number) =>
  queryOptions({
    queryKey: ['ticket', ticketId],
    queryFn: async ({ signal }) => (await callApi(getTicket, { params: { ticket_id: ticketId } }, { signal })).ticket,
    staleTime: 0,
  });

type Changed = { message: string; ticket: Ticket };

/** For calls that answer with the whole ticket: updates thread and list, and says in a toast what was done. */
const useTicketChange = <V>(call: (values: V) => Promise<Changed>) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ message, ticket }) => {
      queryClient.setQueryData(ticketQuery(ticket.ticket_id).queryKey, ticket);
      void queryClient.invalidateQueries({ queryKey: ticketsQuery.queryKey });
      void showToast(message);
    },
  });
};

type NewTicket = { title: string; description: string; details: string };

export const useOpenTicket = () => useTicketChange((body: NewTicket) => callApi(openTicket, { body }));

export const useReply = (ticketId: number) =>
  useTicketChange((text: string) => callApi(replyToTicket, { params: { ticket_id: ticketId }, body: { text } }));

export const useCloseTicket = (ticketId: number) =>
  useTicketChange(() => callApi(closeTicket, { params: { ticket_id: ticketId }, body: {} }));
