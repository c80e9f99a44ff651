import { LOG } from '@firmament/api-contract/desk/log-action';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DESK_SAMPLE, writtenDown } from '../../../test/sample-desk.ts';
import { MEMBER } from '../../../test/sample-member.ts';
import { showDesk } from '../../../test/show-desk.tsx';

const ASKED = { message_id: 7, author: 'member', text: 'Der Export bricht ab.', sent_at: '2026-11-15T06:00:00.000Z' };
const OURS = { message_id: 9, author: 'support', text: 'Das ist behoben.', sent_at: '2026-11-16T08:59:00.000Z' };

const TICKET = {
  ticket_id: 4,
  title: 'Export stops',
  status: 'open',
  created_at: ASKED.sent_at,
  updated_at: ASKED.sent_at,
  details: null,
  messages: [ASKED],
  account_id: 7,
  from: 'Eva Muster',
  email: 'eva@kunde.example',
  language: 'de',
  log: [],
};

const REFUSED = 'This ticket was answered meanwhile.';

const fetch = vi.fn();
let ticket: typeof TICKET;

const sentTo = (action: string): object[] =>
  fetch.mock.calls.flatMap(([url, options]) =>
    url === `/api/desk/tickets/4/${action}` ? [JSON.parse(options.body)] : [],
  );

/** As the server does it: only who has seen the other operator's answer may go on. */
const act = (entry: object, { seen }: { seen: { message_id: number } }): Response => {
  ticket = { ...TICKET, status: 'answered', messages: [ASKED, OURS] };
  if (seen.message_id === OURS.message_id) return Response.json({ success: true, message: '', entry });
  const details = { status: 'answered', messages: [OURS] };
  return Response.json({ code: 'conflict', message: REFUSED, details }, { status: 409 });
};

beforeEach(() => {
  ticket = TICKET;
  fetch.mockReset().mockImplementation(async (url: string, options: { body: string }) => {
    if (url === '/api/desk/overview') return Response.json(DESK_SAMPLE);
    if (url === '/api/desk/tickets/4') return Response.json({ ticket });
    if (url === '/api/desk/tickets/4/answer') {
      return act(writtenDown(LOG.ticketAnswered(4), MEMBER.fullname), JSON.parse(options.body));
    }
    if (url === '/api/desk/tickets/4/close') {
      return act(writtenDown(LOG.ticketClosed(4), MEMBER.fullname), JSON.parse(options.body));
    }
    if (url === '/api/desk/sources') return Response.json({ sources: [] });
    if (url === '/api/desk/jobs') {
      return Response.json({ running: 0, waiting: 0, planned: 0, given_up: [], given_up_count: 0 });
    }
    return Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 404 });
  });
  vi.stubGlobal('fetch', fetch);
});

it('tells who answers what another has answered meanwhile, keeps the text, and sends it when asked again', async () => {
  showDesk('/desk?open=ticket:4&ask=answer');
  const field = await screen.findByRole('textbox', { name: /^Answer/ });
  fireEvent.change(field, { target: { value: 'Wir sehen nach.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect((await screen.findByText(REFUSED)).closest('[role=alert]')).toBeTruthy();
  expect(await screen.findByText('Das ist behoben.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Wir sehen nach.');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Send answer' }).hasAttribute('disabled')).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Answer/ })).toBeNull());
  expect(sentTo('answer')).toEqual([
    { text: 'Wir sehen nach.', seen: { message_id: 7, status: 'open' } },
    { text: 'Wir sehen nach.', seen: { message_id: 9, status: 'answered' } },
  ]);
});

it('tells who closes what another has answered meanwhile', async () => {
  showDesk('/desk?open=ticket:4&ask=close');
  fireEvent.click(await screen.findByRole('button', { name: 'Close ticket' }));
  expect((await screen.findByText(REFUSED)).closest('[role=alert]')).toBeTruthy();
  expect(await screen.findByText('Das ist behoben.')).toBeTruthy();
  expect(sentTo('close')).toEqual([{ seen: { message_id: 7, status: 'open' } }]);
});
