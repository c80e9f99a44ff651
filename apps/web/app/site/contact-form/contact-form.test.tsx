// Loaded late by the page; here in advance, so that no test waits for it.
import '@firmament/api-contract/calls/contact-form';
import '../../lib/api/api-client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ContactForm } from './contact-form.tsx';

const fetch = vi.fn();

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message').value;

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => Response.json({ success: true, message: 'Thank you.' }));
  vi.stubGlobal('fetch', fetch);
});

it('begins the message with the plan whose price is asked for, and is empty once it is sent', async () => {
  renderPage(<ContactForm />, 'en', '/contact?plan=3');
  expect(message()).toBe('Please tell me the price of the plan Premium (200,000 companies and people a month).\n\n');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Eva' } });
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'eva@kunde.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Thank you.');
  await waitFor(() => expect(message()).toBe(''));
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toMatchObject({ message: expect.stringContaining('Premium') });
});

it.each(['/contact', '/contact?plan=9', '/contact?plan=x'])('begins with nothing at %s', (address) => {
  renderPage(<ContactForm />, 'en', address);
  expect(message()).toBe('');
});
