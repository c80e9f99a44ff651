// Loaded late by the page; here in advance, so that no test waits for it.
import '@firmament/api-contract/calls/billing';
import '../../lib/api/api-client.ts';
import './order-form.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { BILLING } from '../../../test/sample-billing.ts';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { OrderPage } from './order-page.tsx';

const fetch = vi.fn();

const Page = () => {
  const [isOrdered, setIsOrdered] = useState(false);
  return <OrderPage isOrdered={isOrdered} onOrdered={() => setIsOrdered(true)} />;
};

const show = (query: string) => {
  renderPage(<Page />, 'en', `/order${query}`);
  return screen.getByRole('heading', { level: 1 });
};

/** The form of a member whose address is known but for street, postcode and city. */
const showForm = async () => {
  const heading = show('?plan=1');
  await screen.findByRole('button', { name: 'Order with obligation to pay' });
  return heading;
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const fillIn = () => {
  type('Street and number', 'Ring 1');
  type('Postcode', '1010');
  type('City', 'Wien');
};

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));

const summary = (): string =>
  screen.getByRole('region', { name: 'Your order' }).textContent?.replaceAll('\u00a0', ' ') ?? '';

beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async (url: string) =>
    url === '/api/session'
      ? Response.json({ user: { fullname: 'Eva Muster', company_name: 'Muster GmbH', membership_id: 0 } })
      : Response.json({ success: true, message: 'Thank you.', billing: BILLING }),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('scrollTo', () => {});
  vi.useFakeTimers({ now: new Date('2026-11-17T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the plan to order', () => {
  it('is the highlighted one if the address names none', () => {
    expect(show('').textContent).toBe('Order Professional');
    expect(screen.getByText('What happens next')).toBeTruthy();
  });

  it.each(['?plan=zzz', '?plan=9', '?plan=', '?plan=01'])(
    'does not exist at %s, which offers those that do',
    (query) => {
      expect(show(query).textContent).toBe('There is no such plan');
      expect(screen.getByRole('link', { name: 'Order Professional' }).getAttribute('href')).toBe('/order?plan=1');
      expect(screen.getByRole('link', { name: 'Compare plans' })).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it.each([
    ['on request', '?plan=3', 'Write to us', '/contact?plan=3'],
    ['free', '?plan=0', 'Create free account', '/register'],
  ])('is not ordered if it is %s', (_, query, name, path) => {
    show(query);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    expect(screen.queryByText('What happens next')).toBeNull();
  });
});

describe('what was chosen beside the prices', () => {
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

  it('survives signing up and signing in', async () => {
    fetch.mockResolvedValue(Response.json({ user: null }));
    show('?plan=1&customer=consumer&country=DE&extra=1');
    const wanted = new URLSearchParams({ return: '/order?plan=1&customer=consumer&country=DE' });
    expect(await hrefOf('Create free account')).toBe(`/register?${wanted}`);
    expect(await hrefOf('Sign in')).toBe(`/login?${wanted}`);
  });

  it('is chosen in the form', async () => {
    show('?plan=1&customer=consumer&country=DE');
    await screen.findByRole('button', { name: 'Order with obligation to pay' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Consumer/ }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('DE');
    expect(summary()).toContain('EUR 297.50');
  });
});

it('does not tell a member to create an account for the free plan', () => {
  setLoginHint(true);
  show('?plan=0');
  expect(screen.getByRole('link', { name: 'Open the dashboard' }).getAttribute('href')).toBe('/dashboard');
});

describe('the summary above the button', () => {
  it('repeats the quotas, the term, the price and its total', async () => {
    await showForm();
    expect(summary()).toContain('10,000 companies and people a calendar month and 10 data exports per 24 hours');
    expect(summary()).toContain('12 months. Renews by 12 months');
    expect(summary()).toContain('Monthly, netEUR 250.00VAT 20%EUR 50.00To pay each monthEUR 300.00');
    expect(summary()).toContain('Total over 12 monthsEUR 3,600.00');
    expect(summary()).toContain('With the first payment, at the latest 5 days after it.');
    expect(screen.queryByRole('link', { name: 'Information and model form' })).toBeNull();
  });

  it('names the day after the 14 days to a consumer, unless they wish to begin earlier', async () => {
    await showForm();
    fireEvent.click(screen.getByRole('radio', { name: /Consumer/ }));
    expect(summary()).toContain('On 2 December 2026 if we accept your order today and it is paid by then');
    expect(screen.getByRole('link', { name: 'Information and model form' }).getAttribute('href')).toBe(
      '/terms#ruecktritt',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /Begin with my payment/ }));
    expect(summary()).toContain('With the first payment, at the latest 5 days after it.');
  });
});

describe('an order', () => {
  it('says that the terms are missing if nothing else is, until they are accepted', async () => {
    await showForm();
    fillIn();
    submit();
    const error = 'Please accept the terms of use.';
    expect(screen.getAllByText(error)).toHaveLength(1);
    expect(screen.queryByText(/Please fill in/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /at least 18/ }));
    expect(screen.queryByText(error)).toBeNull();
  });

  it('names what is missing, and each error goes as its field is filled in', async () => {
    await showForm();
    submit();
    expect(screen.getByRole('alert').textContent).toBe(
      'Please fill in: Street and number, Postcode, City. Please accept the terms of use.',
    );
    type('Street and number', 'Ring 1');
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
    type('Postcode', '1010');
    type('City', 'Wien');
    fireEvent.click(screen.getByRole('checkbox', { name: /at least 18/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not go on asking a consumer for the company', async () => {
    await showForm();
    type('Company, as in the register', '');
    fillIn();
    fireEvent.click(screen.getByRole('checkbox', { name: /at least 18/ }));
    submit();
    expect(screen.getByRole('alert').textContent).toBe('Please fill in: Company, as in the register.');
    fireEvent.click(screen.getByRole('radio', { name: /Consumer/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('once placed, is called ordered, and leads to Billing', async () => {
    const heading = await showForm();
    fillIn();
    fireEvent.click(screen.getByRole('checkbox', { name: /at least 18/ }));
    submit();
    const notice = await screen.findByText('Thank you.');
    expect(heading.textContent).toBe('Professional is ordered');
    const place = notice.closest('div[tabindex]');
    expect(document.activeElement).toBe(place);
    expect(
      within(place as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/dashboard/billing');
    const sent = JSON.parse(fetch.mock.lastCall?.[1].body);
    expect(sent).toMatchObject({ membership_id: 1, starts_at_once: true, monthly_total_cents: 30_000 });
  });
});
