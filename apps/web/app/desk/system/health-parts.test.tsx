import type { Health } from '@firmament/api-contract/calls/desk/health';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { HealthParts } from './health-parts.tsx';

const HEALTH: Health = {
  at: '2026-11-17T09:00:00.000Z',
  state: 'ok',
  version: '1.0.0',
  commit: null,
  started_at: '2026-11-17T08:00:00.000Z',
  readiness: { state: 'ok', failing: [] },
  search: { state: 'ok', p95_ms: 20, companies: 10, people: 10 },
  index: { state: 'ok', behind_seconds: 0 },
  database: { state: 'ok', answer_ms: 1, size_bytes: 1, connections: 1, max_connections: 100, replicas: [] },
  mail: { state: 'ok', is_sent: true, waiting: 0, given_up: 0, oldest_waiting_at: null },
  jobs: { state: 'ok', running: 0, waiting: 0, given_up: 0 },
  events: { state: 'ok', unnumbered: 0, oldest_unnumbered_at: null },
  backup: { state: 'ok', last_at: '2026-11-17T02:00:00.000Z', size_bytes: 1 },
  disk: { state: 'ok', used_bytes: 1, total_bytes: 2 },
};

const WAITING = { unnumbered: 3, oldest_unnumbered_at: '2026-11-17T08:50:00.000Z' };

it.each([
  [
    'en',
    'Events',
    /3 events are waiting for their numbers, the oldest since .*2026/,
    /missing from watchlists and emails/,
  ],
  [
    'de',
    'Ereignisse',
    /3 Ereignisse warten auf ihre Nummern, das älteste seit .*2026/,
    /fehlen sie in Beobachtungslisten/,
  ],
] as const)('says that events are in no feed once they have waited too long (%s)', (language, title, waiting, late) => {
  const calm = renderPage(<HealthParts health={HEALTH} />, language);
  const part = () => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);
  expect(part().queryByText(waiting)).toBeNull();
  calm.unmount();

  const young = renderPage(<HealthParts health={{ ...HEALTH, events: { state: 'ok', ...WAITING } }} />, language);
  expect(part().getByText(waiting)).toBeTruthy();
  expect(part().queryByText(late)).toBeNull();
  young.unmount();

  renderPage(<HealthParts health={{ ...HEALTH, events: { state: 'bad', ...WAITING } }} />, language);
  expect(part().getByText(late)).toBeTruthy();
});
