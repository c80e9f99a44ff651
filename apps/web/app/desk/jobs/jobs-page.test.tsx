import { LOG } from '@firmament/api-contract/desk/log-action';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { MEMBER } from '../../../test/sample-member.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { KnownMember } from '../../lib/member/member.ts';
import { JobsPage } from './jobs-page.tsx';

const JOB = {
  job_id: '77',
  name: 'send-letter',
  recipient: 'm.gruber@firma.example',
  subject: 'Your invoice',
  attempts: 6,
  last_error: 'mailbox full',
  created_at: '2026-11-13T08:00:00.000Z',
};

let posted: string[];
let jobs: (typeof JOB)[];

const entryOf = (path: string) => ({
  ...(path.endsWith('retry') ? LOG.jobRetried : LOG.jobDiscarded)(JOB.job_id, JOB.name),
  entry_id: 1,
  at: '2026-11-17T09:00:00.000Z',
  actor: { kind: 'operator', name: 'Eva Muster' },
  subject_name: null,
  before: null,
  after: null,
});

beforeEach(() => {
  posted = [];
  jobs = [JOB];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') {
      return Response.json({ running: 2, waiting: 1, planned: 4, given_up: jobs, given_up_count: jobs.length });
    }
    posted.push(path);
    jobs = [];
    return Response.json({ success: true, message: '', entry: entryOf(path) });
  });
});

const open = async () => {
  renderPage(
    <ServerState>
      <KnownMember user={MEMBER}>
        <JobsPage />
      </KnownMember>
    </ServerState>,
  );
  await screen.findByText('mailbox full');
};

describe('a job that was given up', () => {
  it('is named in words, with its recipient', async () => {
    await open();
    expect(screen.getByText('Send mail')).toBeTruthy();
    expect(screen.getByText('to m.gruber@firma.example')).toBeTruthy();
  });

  it.each([
    ['Try again: Send mail, job 77', 'Eva Muster had job 77 (Send mail) tried again', 'Try again', 'retry'],
    ['Discard: Send mail, job 77', 'Eva Muster discarded job 77 (Send mail)', 'Discard job', 'discard'],
  ])('%s: only after a question that shows the sentence of the log', async (button, sentence, confirm, call) => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(posted).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: confirm }));
    expect(await screen.findByText('No job was given up.')).toBeTruthy();
    expect(posted).toEqual([`/api/desk/jobs/77/${call}`]);
  });
});
