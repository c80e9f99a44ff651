import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { showDesk } from '../../../test/show-desk.tsx';
import { JobsPage } from '../../desk/jobs/jobs-page.tsx';
import { MemberPage } from '../../desk/members/member-page.tsx';

/** Runs from right to left and would take the number behind it along. */
const FOREIGN = 'שלום עולם';

/** What is ours, or has a form of its own; every other text of an answer is somebody else's. */
const OURS = new Set([
  ...'action subject subject_id phase reference number contract_number code plan currency'.split(' '),
  ...'email language profile_id employee_id other opened sha256 iban sync_id job_id source_label label kind'.split(' '),
  ...'employee_ids what version commit node region'.split(' '),
]);

type Chosen = Readonly<Record<string, unknown>>;

/** An answer as the contract describes it, in which everybody writes in Hebrew. */
const answerOf = (schema: z.core.$ZodType, key: string, chosen: Chosen): unknown => {
  if (key in chosen) return chosen[key];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, answerOf(part, name, chosen)]));
    case 'array':
      return [answerOf(def.element, key, chosen)];
    case 'string': {
      const { format } = def as { format?: string };
      if (format === 'date') return '2026-11-16';
      if (format === 'datetime') return '2026-11-16T09:00:00.000Z';
      return OURS.has(key) ? 'x1' : FOREIGN;
    }
    case 'number':
      return 7;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'nullable':
    case 'optional':
    case 'default':
      return answerOf(def.innerType, key, chosen);
    case 'union':
      return answerOf(def.options[0] as z.core.$ZodType, key, chosen);
    case 'record':
      return { reason: FOREIGN };
    default:
      return FOREIGN;
  }
};

const CHOSEN: Chosen = {
  action: 'order.declined',
  outcome: null,
  settled_by: null,
  is_not_listed: false,
};

const fetch = vi.fn();

const answer = (chosen: Chosen): void => {
  fetch.mockReset().mockImplementation(async (url: string) => {
    const path = url.split('?')[0] ?? '';
    const endpoint = ENDPOINTS.find(
      (one) => one.method === 'GET' && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return endpoint
      ? Response.json(answerOf(endpoint.response, '', chosen))
      : Response.json({ code: 'not_found', message: 'Not here.' }, { status: 404 });
  });
  vi.stubGlobal('fetch', fetch);
};

const HEBREW = /[\u0590-\u05ff]/;
const ISOLATED = /\u2068[^\u2069]*\u2069/g;

/** Foreign words that reorder what stands around them. */
const loose = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isApart = parentElement?.closest('bdi, [dir=auto]') != null;
    if (!isApart && HEBREW.test(textContent?.replace(ISOLATED, '') ?? '')) found.push(parentElement?.outerHTML ?? '');
  }
  return found;
};

it.each<[string, string, ReactNode?, Chosen?]>([
  ['a ticket', '/desk?open=ticket:4'],
  ['a privacy request', '/desk?open=privacy_request:3&ask=grant'],
  ['a declaration', '/desk?open=declaration:2'],
  ['an order', '/desk?open=order:V-1'],
  ['an invoice', '/desk?open=invoice:2026-000002'],
  ['an uploaded extract', '/desk?open=upload:5'],
  ['a report about two people', '/desk?open=identity_report:5&ask=join'],
  ['people to tell apart', '/desk?open=identity_report:5&ask=apart'],
  ['a member', '/desk/members/7', <MemberPage key="member" accountId={7} />],
  // The names of jobs are ours.
  ['jobs', '/desk/jobs', <JobsPage key="jobs" />, { name: 'send_mail' }],
])('what strangers wrote stands apart in %s', async (_, address, page, more = {}) => {
  answer({ ...CHOSEN, ...more });
  showDesk(address, 'en', page);
  await waitFor(() => {
    expect(screen.queryAllByRole('status', { name: 'Loading…' })).toEqual([]);
    expect(document.body.textContent).toMatch(HEBREW);
  });
  expect(loose()).toEqual([]);
});
