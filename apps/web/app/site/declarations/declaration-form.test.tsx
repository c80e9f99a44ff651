// Loaded late by the page; here in advance, so that no test waits for it.
import '@firmament/api-contract/calls/billing';
import '../../lib/api/api-client.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { DeclarationForm } from './declaration-form.tsx';

const fetch = vi.fn();

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fillIn = () => {
  type('Your name', 'Eva Muster');
  type('Email address on the contract', 'eva@firma.example');
};

const sent = (): [string, object] => [fetch.mock.lastCall?.[0], JSON.parse(fetch.mock.lastCall?.[1].body)];

const receiptText = async (): Promise<string> =>
  (await screen.findByRole('region', { name: 'Confirmation of receipt' })).textContent ?? '';

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () =>
    Response.json({ success: true, message: 'We have received it.', received_at: '2026-11-17T10:05:00.000Z' }),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('scrollTo', () => {});
});

describe('a declaration without a sign-in', () => {
  it('needs no more than name and address, and is confirmed with its content, date and time', async () => {
    renderPage(<DeclarationForm what="withdraw" />);
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    const receipt = await receiptText();
    expect(sent()).toEqual(['/api/withdrawal', { name: 'Eva Muster', email: 'eva@firma.example' }]);
    expect(receipt).toContain('I withdraw from my contract on a plan of Firmament.');
    expect(receipt).toMatch(/Received17 Nov 2026, \d\d:05/);
    expect(receipt).toContain('eva@firma.example');
    expect(receipt).not.toContain('Contract or invoice number');
    expect(screen.getByText(/please confirm there that it was you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
    const notice = screen.getByText('We have received it.');
    expect(document.activeElement).toBe(notice.closest('div[tabindex]'));
  });

  it('repeats all that was declared in a cancellation', async () => {
    renderPage(<DeclarationForm what="cancel" />);
    fillIn();
    type(/^Contract or invoice number/, 'V-7K3M-92QX');
    type(/^End not before/, '2027-01-31');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel now' }));
    const receipt = await receiptText();
    expect(sent()).toEqual([
      '/api/cancellation',
      {
        name: 'Eva Muster',
        email: 'eva@firma.example',
        contract_number: 'V-7K3M-92QX',
        kind: 'ordinary',
        end_on: '2027-01-31',
      },
    ]);
    expect(receipt).toContain('Ordinary notice');
    expect(receipt).toContain('V-7K3M-92QX');
    expect(receipt).toContain('End not before31 January 2027');
  });

  it('asks for what is missing until it is there', () => {
    renderPage(<DeclarationForm what="cancel" />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel now' }));
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Please fill in your name and email address')).toBeTruthy();
    fillIn();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
