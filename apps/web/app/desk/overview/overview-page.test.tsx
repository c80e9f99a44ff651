import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { DESK_SAMPLE } from '../../../test/sample-desk.ts';
import { MEMBER } from '../../../test/sample-member.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { useInitialMember } from '../../lib/member/member.ts';
import { OverviewPage } from './overview-page.tsx';

const fetch = vi.fn();
let answerOfDesk: () => Promise<Response> | Response;

const Operator = ({ children }: { children: ReactNode }) => {
  useInitialMember(MEMBER);
  return children;
};

const show = () =>
  renderPage(
    <ServerState>
      <Operator>
        <OverviewPage panel={null} />
      </Operator>
    </ServerState>,
    'en',
    '/desk',
  );

beforeEach(() => {
  answerOfDesk = () => Response.json(DESK_SAMPLE);
  fetch
    .mockReset()
    .mockImplementation(async (url: string) =>
      url === '/api/desk/overview'
        ? answerOfDesk()
        : Response.json({ code: 'not_found', message: 'Not here.' }, { status: 404 }),
    );
  vi.stubGlobal('fetch', fetch);
});

const queues = () => screen.getByRole('navigation', { name: 'Queues' });

it('shows outlines and no figures while it loads', () => {
  answerOfDesk = () => new Promise(() => {});
  show();
  expect(screen.getAllByRole('status', { name: 'Loading…' }).length).toBeGreaterThan(4);
  expect(within(queues()).queryByText('0')).toBeNull();
});

it('lists what waits as the server sends it, with deadlines in words', async () => {
  show();
  expect(await screen.findByText('3 things wait.')).toBeTruthy();
  expect(screen.getByText('3 days overdue')).toBeTruthy();
  expect(screen.getByText('due in 2 days')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Orders to accept' })).getByText('Nothing waits here.'),
  ).toBeTruthy();
});

it('says why it could not be read, and tries again', async () => {
  answerOfDesk = () => Response.json({ code: 'not_found', message: 'The desk is shut.' }, { status: 404 });
  show();
  const problem = (await screen.findByText('The desk is shut.')).closest('[role=alert]');
  answerOfDesk = () => Response.json(DESK_SAMPLE);
  fireEvent.click(within(problem as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 things wait.')).toBeTruthy();
  expect(screen.queryByText('The desk is shut.')).toBeNull();
});

it('moves through the rows of all lists by keyboard', async () => {
  show();
  const rows = ['Rheintal Präzision GmbH', 'Quellgrund Software GmbH', 'Export stops'];
  await screen.findByRole('link', { name: 'Rheintal Präzision GmbH' });
  const focused = () => document.activeElement?.textContent;
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key}` });
  press('j');
  await waitFor(() => expect(focused()).toBe(rows[0]));
  press('j');
  press('ArrowDown');
  expect(focused()).toBe(rows[2]);
  press('j');
  expect(focused()).toBe(rows[2]);
  press('k');
  press('ArrowUp');
  expect(focused()).toBe(rows[0]);
});
