import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { BILLING, INVOICE } from '../../../test/sample-billing.ts';
import { DocumentsPage } from './documents-page.tsx';

const TOKEN = 'a-token-of-twenty-characters';
const KEPT = { contract_number: 'V-7K3M-92QX', ends_on: '2027-03-10', transactions: [INVOICE], bank: BILLING.bank };

const fetch = vi.fn();

const show = (body: object, status = 200) => {
  fetch.mockImplementation(async () => Response.json(body, { status }));
  renderPage(<DocumentsPage />, 'en', `/documents?token=${TOKEN}`);
};

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('the documents of a deleted account', () => {
  it('are the contract and every invoice, each with a link of its own', async () => {
    show(KEPT);
    const contract = await screen.findByRole('link', { name: 'Download Contract V-7K3M-92QX as a PDF' });
    expect(contract.getAttribute('href')).toBe(`/api/documents/contract?token=${TOKEN}`);
    const invoice = screen.getByRole('link', { name: 'Download Invoice 2026-000002 as a PDF' });
    expect(invoice.getAttribute('href')).toBe(`/api/documents/2026-000002?token=${TOKEN}`);
    expect(screen.getByText(/The last day of the contract is 9 March 2027\./)).toBeTruthy();
    expect(screen.getByText('Nothing is left to pay.')).toBeTruthy();
  });

  it('say what is still to be paid, and how', async () => {
    const open = { ...INVOICE, number: '2026-000003', state: 'overdue', open_cents: 30_500 };
    show({ ...KEPT, transactions: [open, INVOICE] });
    const due = await screen.findByRole('region', { name: 'Still to be paid' });
    expect(due.textContent?.replaceAll('\u00a0', ' ')).toContain('Invoice 2026-000003EUR 305.00');
    expect(within(due).getByText(BILLING.bank.iban)).toBeTruthy();
    expect(within(due).queryByText(/2026-000002/)).toBeNull();
  });

  it('are gone with the link', async () => {
    show({ success: false, code: 'not_found', message: 'No.', error: 'No.' }, 404);
    expect(await screen.findByText(/^This link is not valid/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are read again after a failure', async () => {
    show({ success: false, code: 'unavailable', message: 'Not now.', error: 'Not now.' }, 503);
    expect(await screen.findByText('Not now.')).toBeTruthy();
    fetch.mockImplementation(async () => Response.json(KEPT));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Contract V-7K3M-92QX')).toBeTruthy();
  });
});
