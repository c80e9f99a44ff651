import { LOG } from '@firmament/api-contract/desk/log-action';
import { logSentence } from '@firmament/api-contract/desk/log-sentence';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DESK_SAMPLE, writtenDown } from '../../../test/sample-desk.ts';
import { MEMBER } from '../../../test/sample-member.ts';
import { showDesk } from '../../../test/show-desk.tsx';

const MANDATE = {
  company_id: 1,
  title: 'Geschäftsführer',
  name: 'Lena Hartwig',
  location: 'Graz',
  birth_year: null,
  started_on: '2015-04-01',
  ended_on: null,
  is_current: true,
  source_label: 'Demo data',
};
const PERSON = { birth_year: 1971, place: 'Graz', mandate_count: 2, grade: null, reasons: [] };

const IDENTITY = {
  persons: [
    {
      ...PERSON,
      employee_id: 'reg.6',
      name: 'Lena Hartwig',
      mandates: [
        { ...MANDATE, mention_id: 6, company_name: 'Alpenglas GmbH' },
        { ...MANDATE, mention_id: 9, company_name: 'Nordlicht AG' },
      ],
    },
    {
      ...PERSON,
      employee_id: 'reg.8',
      name: 'Lena Hartwig-Moser',
      grade: 'likely',
      mandate_count: 1,
      mandates: [{ ...MANDATE, mention_id: 8, company_name: 'Talquell AG' }],
      reasons: [
        { kind: 'same_place', bits: 6, place: 'Graz' },
        { kind: 'spelling', bits: -2, given: 'same', surname: 'double' },
      ],
    },
  ],
  rulings: [],
  log: [],
};

const ITEM = {
  report_id: 5,
  verdict: 'two',
  name: 'Lena Hartwig',
  other_name: null,
  received_at: '2026-11-16T08:00:00.000Z',
  answer_by: '2026-11-18',
};
const REPORT = {
  ...ITEM,
  employee_id: 'reg.6',
  other: null,
  text: 'Eine wohnt in Linz.',
  account_id: 7,
  from: 'Eva Muster',
  outcome: null,
  decided_at: null,
  reason: null,
  identity: IDENTITY,
};

const REQUEST = {
  request_id: 3,
  kind: 'objection',
  name: 'Lena Hartwig',
  received_at: '2026-11-10T08:00:00.000Z',
  answer_by: '2026-12-10',
  is_confirmed: true,
  hidden_count: 0,
  final_on: null,
  email: 'lena@firma.example',
  language: 'de',
  profile: null,
  message: 'Alpenglas',
  outcome: null,
  decided_at: null,
  answer: null,
  hidden: [],
  withheld: [],
  by_mailbox: [],
  by_link: [],
  namesakes: [],
  is_name_searched: true,
  log: [],
  register: [
    {
      employee_id: 'reg.6',
      name: 'Lena Hartwig',
      birth_year: 1971,
      place: 'Graz',
      way: 'namesake',
      is_company_named: true,
      mandate_count: 2,
      mandates: [{ company_id: 1, company_name: 'Alpenglas GmbH', title: 'Geschäftsführer', is_current: true }],
    },
  ],
};

const fetch = vi.fn();

const SPLIT = LOG.mandatesSplitOff('reg.6', { mandates: 1, reason: 'Zwei Geburtsjahre.' });
const DECIDE = '/api/desk/registerPeople/reg.6/decide';
const GRANT = '/api/desk/privacyRequests/3/grant';
let posted: Record<string, object>;

beforeEach(() => {
  posted = {};
  fetch.mockReset().mockImplementation(async (url: string, options?: { body?: string }) => {
    if (options?.body !== undefined) posted[url] = JSON.parse(options.body);
    if (url === '/api/desk/overview') {
      return Response.json({ ...DESK_SAMPLE, identity_reports: { count: 1, items: [ITEM] } });
    }
    if (url === '/api/desk/identityReports/5') return Response.json({ report: REPORT });
    if (url === '/api/desk/registerPeople/reg.6') return Response.json({ identity: IDENTITY });
    if (url === '/api/desk/privacyRequests/3') return Response.json({ request: REQUEST });
    if (url === DECIDE || url === GRANT) {
      return Response.json({ success: true, message: '', entry: writtenDown(SPLIT, MEMBER.fullname) });
    }
    return Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 404 });
  });
  vi.stubGlobal('fetch', fetch);
});

it.each([
  ['en', 'same town: Graz', 'the names are spelt differently', 'likely the same'],
  ['de', 'gleicher Ort: Graz', 'die Namen sind verschieden geschrieben', 'vermutlich dieselbe'],
] as const)('shows both persons side by side, with what speaks for and against it (%s)', async (language, ...texts) => {
  showDesk('/desk?open=identity_report:5', language);
  const box = await screen.findByRole('article', { name: 'Lena Hartwig-Moser reg.8' });
  for (const text of texts) expect(within(box).getByText(text, { exact: false })).toBeTruthy();
  expect(screen.getByText('Eine wohnt in Linz.')).toBeTruthy();
});

it('asks which mandates belong to somebody else, says what will be written down, and settles the report', async () => {
  showDesk('/desk?open=identity_report:5&ask=apart');
  fireEvent.click(await screen.findByLabelText(/Nordlicht AG/));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Zwei Geburtsjahre.' } });
  expect(screen.getByText(logSentence('en', writtenDown(SPLIT, MEMBER.fullname)))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Decide: two people' }));
  await waitFor(() =>
    expect(posted[DECIDE]).toEqual({ verdict: 'two', reason: 'Zwei Geburtsjahre.', report_id: 5, mention_ids: [9] }),
  );
});

it('decides about anybody without a report, and sends nothing before all is said', async () => {
  showDesk('/desk?open=register_person:reg.6&ask=join');
  fireEvent.click(await screen.findByRole('button', { name: 'Decide: one person' }));
  expect(await screen.findByText('Please fill this in.')).toBeTruthy();
  expect(posted).toEqual({});
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Heirat.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decide: one person' }));
  await waitFor(() => expect(posted[DECIDE]).toEqual({ verdict: 'one', other: 'reg.8', reason: 'Heirat.' }));
});

it('grants an objection for people of the registers, those listed and those named by number', async () => {
  showDesk('/desk?open=privacy_request:3&ask=grant', 'de');
  const candidate = await screen.findByLabelText(/Lena Hartwig/);
  expect(screen.getByText(/die Anfrage nennt eines der Unternehmen/)).toBeTruthy();
  expect(screen.getByText('Alpenglas GmbH (Geschäftsführer); 1 weiteres Mandat')).toBeTruthy();
  fireEvent.click(candidate);
  fireEvent.change(screen.getByLabelText('Jemand anderes in den Registern'), { target: { value: ' reg.8 ' } });
  expect(screen.getByText(/2 Personen aus den Registern nicht mehr angezeigt/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stattgeben' }));
  await waitFor(() => expect(posted[GRANT]).toEqual({ profile_ids: ['reg.6', 'reg.8'], is_not_listed: false }));
});
