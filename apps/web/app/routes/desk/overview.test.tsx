import { LOG } from '@firmament/api-contract/desk/log-action';
import { logSentence } from '@firmament/api-contract/desk/log-sentence';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DESK_SAMPLE, INVOICE_SAMPLE, writtenDown } from '../../../test/sample-desk.ts';
import { MEMBER } from '../../../test/sample-member.ts';
import { showDesk } from '../../../test/show-desk.tsx';

const PAY = '/api/desk/invoices/2026-000002/pay';

const fetch = vi.fn();
let answerOfPay: () => Response;
let desk: object;

const sent = (): object[] =>
  fetch.mock.calls.flatMap(([url, options]) => (url === PAY ? [JSON.parse(options.body)] : []));

const PAID = LOG.invoicePaid('2026-000002', { cents: 30_500, on: '2026-11-16', statement: 'SEPA 4471' });

/** As the server does it: the invoice leaves the list. */
const book = () => {
  const [, ...items] = DESK_SAMPLE.invoices.items;
  desk = { ...DESK_SAMPLE, invoices: { ...DESK_SAMPLE.invoices, count: 1, items } };
  return Response.json({ success: true, message: '', entry: writtenDown(PAID, MEMBER.fullname) });
};

beforeEach(() => {
  desk = DESK_SAMPLE;
  answerOfPay = book;
  fetch.mockReset().mockImplementation(async (url: string) => {
    if (url === '/api/desk/overview') return Response.json(desk);
    if (url === '/api/desk/invoices/2026-000002') return Response.json({ invoice: INVOICE_SAMPLE });
    if (url === PAY) return answerOfPay();
    if (url === '/api/desk/sources') return Response.json({ sources: [] });
    if (url === '/api/desk/jobs') {
      return Response.json({ running: 0, waiting: 0, planned: 0, given_up: [], given_up_count: 0 });
    }
    return Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 404 });
  });
  vi.stubGlobal('fetch', fetch);
});

const typeStatement = async (label: string) => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: ' SEPA 4471 ' } });
  return field;
};

it.each([
  ['en', 'Reference on the statement'],
  ['de', 'Verwendungszweck am Kontoauszug'],
] as const)('says before what the log says afterwards, and sends it once (%s)', async (language, label) => {
  showDesk('/desk?open=invoice:2026-000002&ask=pay', language);
  const field = await typeStatement(label);
  // The library compares with plain blanks.
  const sentence = logSentence(language, writtenDown(PAID, MEMBER.fullname)).replaceAll('\u00a0', ' ');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(sent()).toEqual([]);

  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(document.activeElement?.id).toBe('invoice-2026-000005'));
  expect(sent()).toEqual([{ paid_on: '2026-11-16', statement: 'SEPA 4471' }]);
  expect(screen.queryByText('Rheintal Präzision GmbH')).toBeNull();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('shows at its field what the server refuses, and keeps what was typed', async () => {
  answerOfPay = () =>
    Response.json(
      { code: 'invalid_input', message: 'Please check.', fields: { paid_on: 'That day is yet to come.' } },
      { status: 400 },
    );
  showDesk('/desk?open=invoice:2026-000002&ask=pay');
  const field = await typeStatement('Reference on the statement');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('That day is yet to come.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe(' SEPA 4471 ');
});

it('cancels with Escape and closes with the next one, back at the row', async () => {
  showDesk('/desk?open=invoice:2026-000002&ask=pay');
  fireEvent.keyDown(await screen.findByLabelText('Received on'), { key: 'Escape' });
  const heading = await screen.findByRole('heading', { name: 'Invoice 2026-000002' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByLabelText('Received on')).toBeNull();

  fireEvent.keyDown(heading, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.id).toBe('invoice-2026-000002'));
  expect(sent()).toEqual([]);
});
