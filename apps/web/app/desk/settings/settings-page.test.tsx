import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { MEMBER } from '../../../test/sample-member.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { KnownMember } from '../../lib/member/member.ts';
import { SettingsPage } from './settings-page.tsx';

type Offer = typeof SAMPLE_OFFER;
type Sent = { path: string; body: { offer: Offer; version: number } };

const sent: Sent[] = [];
let saved = { offer: SAMPLE_OFFER, version: 3 };
let preview: { problems: object[]; changed_fields: string[] };
let answerToSave: () => Response;

const ENTRY = {
  entry_id: 1,
  at: '2026-11-17T09:00:00.000Z',
  actor: { kind: 'operator', name: 'Eva Muster' },
  action: 'settings.changed',
  subject: 'settings',
  subject_id: '4',
  details: { fields: 'operator.phone' },
  subject_name: null,
  before: null,
  after: null,
};

const respond = (path: string, body: Sent['body'] | undefined): Response => {
  if (body === undefined) {
    return Response.json({ ...saved, changed_at: null, changed_by: null, running_contracts: 12 });
  }
  if (path.endsWith('/preview')) {
    return Response.json({ ...preview, offer: preview.problems.length > 0 ? null : body.offer });
  }
  sent.push({ path, body });
  return answerToSave();
};

beforeEach(() => {
  sent.length = 0;
  saved = { offer: SAMPLE_OFFER, version: 3 };
  preview = { problems: [], changed_fields: [] };
  answerToSave = () => Response.json({ success: true, message: '', entry: ENTRY, version: 4 });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) =>
    respond(path, typeof body === 'string' ? JSON.parse(body) : undefined),
  );
});

const open = async (language: 'en' | 'de' = 'en') => {
  renderPage(
    <ServerState>
      <KnownMember user={MEMBER}>
        <SettingsPage />
      </KnownMember>
    </ServerState>,
    language,
  );
  await screen.findByText(language === 'en' ? 'Phone' : 'Telefon');
};

/** By their names: asking for roles among so many fields takes seconds. */
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
};

const phone = () => field('operator.phone');

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const press = async (text: string) => fireEvent.click(await screen.findByText(text));

const changePhone = async () => {
  preview = { problems: [], changed_fields: ['operator.phone'] };
  await open();
  type(phone(), '+43 1 555');
  await press('Save…');
};

describe('the settings', () => {
  it('show a problem at its field, in the words of the server', async () => {
    await open('de');
    preview = { problems: [{ field: 'operator.phone', text: 'Bitte prüfen Sie die Nummer.' }], changed_fields: [] };
    type(phone(), '12');
    expect(await screen.findByText('Bitte prüfen Sie die Nummer.')).toBeTruthy();
    expect(phone().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('1 Feld ist noch zu korrigieren.')).toBeTruthy();
  });

  it('are saved once, with the version that was changed, after the sentence of the log was shown', async () => {
    await changePhone();
    expect(await screen.findByText('Eva Muster changed the settings: Phone')).toBeTruthy();
    const confirm = screen.getByText('Save settings');
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByText('Save settings')).toBeNull());
    expect(sent.map(({ body }) => body.version)).toEqual([3]);
    expect(sent[0]?.body.offer.operator?.phone).toBe('+43 1 555');
  });

  it('keep what was typed in sight if somebody else saved meanwhile', async () => {
    answerToSave = () => Response.json({ code: 'conflict', message: 'Somebody else saved.' }, { status: 409 });
    await changePhone();
    await press('Save settings');
    await screen.findByText('Load the saved settings');
    expect(phone().value).toBe('+43 1 555');
    saved = { version: 4, offer: { ...SAMPLE_OFFER, priceIndex: { 2027: 3.1 } } };
    await press('Load the saved settings');
    expect(await screen.findByText(/You typed: \+43 1 555/)).toBeTruthy();
    expect(phone().value).toBe(SAMPLE_OFFER.operator?.phone);
    await press('Use it');
    expect(phone().value).toBe('+43 1 555');
  });

  it('show what customers will see', async () => {
    await open();
    type(field('plans.1.monthlyNetCents'), '300');
    expect(await screen.findByText('EUR 360')).toBeTruthy();
    expect(screen.getByText(/^12 running contracts keep their price/)).toBeTruthy();
  });
});
