import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { Language } from '@firmament/api-contract/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { RegisterPage } from './register-page.tsx';
// Loaded late by the page; here in advance, so that no test waits for it.
import './report-dialog.tsx';
import { sampleMandate, sampleMatch, samplePerson, sampleReason, sampleRecord } from './sample-record.ts';

const fetch = vi.fn();

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

const show = (about: Partial<RegisterRecord> = {}, language: Language = 'en') => {
  const record = sampleRecord(about);
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <RegisterPage person={samplePerson(record)} record={record} actions={null} network={null} />
    </QueryClientProvider>,
    language,
  );
};

const card = (title: string) => within(screen.getByRole('region', { name: title }));

describe('mandates by year', () => {
  it('are told in words beside the drawing, with what is doubtful or only likely', () => {
    const saidIn2018 = [{ source_label: 'OffeneRegister', as_of: '2018-06-18' }];
    const mandates = [
      sampleMandate(1),
      sampleMandate(2, { state: 'unconfirmed', sources: saidIn2018 }),
      sampleMandate(3, { grade: 'likely', title: 'Prokurist' }),
      sampleMandate(4, { state: 'past', ended_on: '2023-06-30' }),
      sampleMandate(5, { state: 'past', missed_on: '2024-02-29' }),
    ];
    show({ mandates });
    const chart = card('Mandates by year');
    expect(chart.getByText('Managing director, 2018 – today')).toBeTruthy();
    expect(chart.getByText('Managing director, 2018 – ?, not confirmed since 2018')).toBeTruthy();
    expect(chart.getByText('Managing director, 2018 – 2023')).toBeTruthy();
    expect(chart.getByText('Managing director, 2018 – by 2024')).toBeTruthy();
    const likely = chart.getByText('Holder of Prokura, 2018 – today').closest('li');
    expect(likely?.textContent).toContain('likely the same person');
  });

  it('say which share somebody holds', () => {
    show({ mandates: [sampleMandate(1, { title: 'Gesellschafter', share: 26 })] }, 'de');
    expect(card('Mandate nach Jahren').getByText('Gesellschafter, 26 %, 2018 – heute')).toBeTruthy();
  });

  it('of long ago stand greyed in a group of their own', () => {
    show({ mandates: [sampleMandate(1), sampleMandate(2, { state: 'past', ended_on: '2010-01-01', is_old: true })] });
    const group = card('Mandates by year').getByRole('heading', { name: /Ended more than five years ago/ });
    const row = group.parentElement?.querySelector('li');
    expect([row?.dataset.old, row?.textContent?.includes('Werk 2 GmbH')]).toEqual(['true', true]);
  });

  it('beyond twenty are shown on demand, and can be a table', () => {
    show({ mandates: Array.from({ length: 243 }, (_, place) => sampleMandate(place + 1)) });
    const chart = card('Mandates by year');
    // Not asked whether each of them can be seen, which takes seconds.
    const count = (role: string) => chart.getAllByRole(role, { hidden: true }).length;
    expect(count('listitem')).toBe(20);
    fireEvent.click(chart.getByText('Show 223 more'));
    expect(count('listitem')).toBe(243);
    fireEvent.click(chart.getByText('Table'));
    expect(count('row')).toBe(244);
  });

  it('are counted certain and likely apart', () => {
    const counts = {
      certain: { current: 2, unconfirmed: 0, past: 0, companies: 2 },
      likely: { current: 5, unconfirmed: 0, past: 0, companies: 5 },
    };
    show({ counts }, 'de');
    expect(screen.getByText('2 sicher, 5 vermutlich, seit 2018')).toBeTruthy();
  });
});

describe('one person or two', () => {
  it('is sure where there is one entry', () => {
    show();
    expect(card('One person or two?').getByText('Sure')).toBeTruthy();
    expect(card('One person or two?').getByText(/There is one entry/)).toBeTruthy();
  });

  it.each([
    [
      'en' as const,
      'One person or two?',
      [
        'Probably one',
        'Only 3 people of this name are in the registers we read',
        'Another place of residence, 160 km away',
      ],
    ],
    [
      'de' as const,
      'Eine Person oder zwei?',
      ['Vermutlich eine', 'Nur 3 Personen in den eingelesenen Registern heißen so', 'Anderer Wohnort, 160 km entfernt'],
    ],
  ])('says why in sentences (%s)', (language, title, sentences) => {
    show({ match: sampleMatch() }, language);
    for (const sentence of sentences) expect(card(title).getByText(sentence)).toBeTruthy();
    expect(
      card(title)
        .getByRole('link', { name: /Rosa Muster/ })
        .getAttribute('href'),
    ).toBe('/dashboard/employees/reg.9');
  });

  it('names nobody who sits in both companies and objected', () => {
    const { match } = sampleRecord();
    show({ match: { ...match, entries: 2, reasons: [sampleReason('same_co_officer')] } });
    expect(screen.getByText('Somebody else is listed in both companies')).toBeTruthy();
  });

  it('takes a report', async () => {
    fetch.mockImplementation(async () => Response.json({ success: true, message: 'Thank you.' }));
    show({ match: sampleMatch() });
    fireEvent.click(screen.getByRole('button', { name: 'These are two people' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please fill this in.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('What do you know?'), { target: { value: 'Father and son' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Thank you.')).toBeTruthy();
    expect(fetch.mock.lastCall?.[0]).toBe('/api/reportIdentity');
    expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toEqual({
      employee_id: 'reg.1',
      verdict: 'two',
      other: 'reg.9',
      text: 'Father and son',
    });
  });

  it('takes the address of the other page for the same person elsewhere', async () => {
    fetch.mockImplementation(async () => Response.json({ success: true, message: 'Thank you.' }));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Same person elsewhere' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fill('What do you know?', 'Same office');
    fill('Address of the other page', 'somewhere');
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('This is not the address of a person.')).toBeTruthy();
    fill('Address of the other page', 'https://site.example/dashboard/employees/reg.12?keyword=rosa');
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Thank you.')).toBeTruthy();
    expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toMatchObject({ verdict: 'one', other: 'reg.12' });
  });
});

describe('the check of a date of birth', () => {
  it('answers yes or no, and how many tries are left', async () => {
    fetch.mockImplementation(async () => Response.json({ answer: 'no', tries_left: 2 }));
    show();
    const birth = card('Check a date of birth');
    fireEvent.click(birth.getByRole('button', { name: 'Check' }));
    expect(birth.getByText('Please enter a full date.')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.change(birth.getByLabelText('Date of birth'), { target: { value: '1979-03-04' } });
    fireEvent.click(birth.getByRole('button', { name: 'Check' }));
    expect(await birth.findByText('No, the register has another date.')).toBeTruthy();
    expect(birth.getByText('2 checks left today for this person.')).toBeTruthy();
    expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toEqual({ employee_id: 'reg.1', date: '1979-03-04' });
  });
});

describe('the rest of the page', () => {
  it('tells who is often registered together, in years', () => {
    const companion = { employee_id: 'reg.5', name: 'Ida Muster', companies: 2, years: 8.6, is_current: true };
    show({ companions: [{ ...companion, until_year: 2026 }] }, 'de');
    const together = card('Oft gemeinsam eingetragen mit');
    expect(together.getByText('8,6 Jahre')).toBeTruthy();
    expect(together.getByText('2 Unternehmen, noch heute')).toBeTruthy();
  });

  it('leads to the form for objections, filled in', () => {
    show();
    const link = screen.getByRole('link', { name: 'Object to being shown' }).getAttribute('href') ?? '';
    const [, query] = link.split('?');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      kind: 'objection',
      profile: `${window.location.origin}/dashboard/employees/reg.1`,
    });
  });
});
