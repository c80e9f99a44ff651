import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { PlanCards } from './plan-cards.tsx';

const planNamed = (name: string): HTMLElement => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (card === null) throw new Error(`There is no card of ${name}.`);
  return card;
};

const textOf = (name: string): string => planNamed(name).textContent?.replaceAll('\u00a0', ' ') ?? '';

const linkOf = (name: string): [string | null, string | null] => {
  const link = within(planNamed(name)).getByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

const fetch = vi.fn();

const signInAs = (membershipId: number) => {
  setLoginHint(true);
  fetch.mockResolvedValue(Response.json({ user: { membership_id: membershipId } }));
};

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('the price of a plan', () => {
  it('is first what a consumer in Austria pays in all, with the minimum term and its total', () => {
    renderPage(<PlanCards />);
    expect(textOf('Professional')).toContain('EUR 300a month, incl. 20% VAT');
    expect(textOf('Professional')).toContain(
      'Minimum term 12 months, then 30 days’ notice. EUR 3,600 over the minimum term',
    );
  });

  it('follows the country', () => {
    renderPage(<PlanCards />, 'de');
    fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'DE' } });
    expect(textOf('Professional')).toContain('297,50 EURim Monat, inkl. 19 % USt.');
    fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'CH' } });
    expect(textOf('Professional')).toContain('250 EURim Monat, keine USt.');
  });

  it('is without tax for businesses, who get their own terms', () => {
    renderPage(<PlanCards />);
    fireEvent.click(screen.getByRole('radio', { name: /Businesses/ }));
    expect(textOf('Professional')).toContain('EUR 250a month, plus 20% VAT');
    expect(textOf('Professional')).toContain('renews by 12; 3 months’ notice. EUR 3,000 over the minimum term');
  });
});

describe('the way to a plan', () => {
  it('leads visitors to an account, an order or to us, without asking who they are', () => {
    renderPage(<PlanCards />);
    expect(linkOf('Basic')).toEqual(['Create free account', '/register']);
    expect(linkOf('Professional')).toEqual(['Choose Professional', '/order?plan=1']);
    expect(linkOf('Premium')).toEqual(['Ask for a price', '/contact?plan=3']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps the kind of customer and the country that were chosen', () => {
    renderPage(<PlanCards />);
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'CH' } });
    fireEvent.click(screen.getByRole('radio', { name: /Businesses/ }));
    expect(linkOf('Professional')[1]).toBe('/order?plan=1&customer=business&country=CH');
  });

  it('offers a member on Basic to order, not to create an account', async () => {
    signInAs(0);
    renderPage(<PlanCards />);
    expect(await screen.findByRole('link', { name: 'Order Professional' })).toBeTruthy();
    expect(linkOf('Basic')).toEqual(['Your plan', '/dashboard/billing']);
  });

  it('leads a member with a paid plan to Billing', async () => {
    signInAs(1);
    renderPage(<PlanCards />);
    await screen.findByRole('link', { name: 'Your plan' });
    expect(linkOf('Professional')).toEqual(['Your plan', '/dashboard/billing']);
    expect(linkOf('Basic')).toEqual(['Change under Billing', '/dashboard/billing']);
    expect(linkOf('Advanced')).toEqual(['Ask for a price', '/contact?plan=2']);
  });
});
