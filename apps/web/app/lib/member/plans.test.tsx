import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const plan = (name: string, companyRequestsPerMonth: number, monthlyNetCents: number | null) => ({
  name,
  companyRequestsPerMonth,
  dataExportsPerDay: 5,
  networkStartsPerDay: 7,
  monthlyNetCents,
});
const PLANS = [plan('Gratis', 10, 0), plan('Klein', 20, null), plan('Mittel', 2_100, 19_990), plan('Groß', 30, null)];

let plans: typeof import('./plans.ts');

/** The offer is read once, when its module loads; other test files use that module too. */
const forgetModules = () => {
  vi.resetModules();
  document.body.innerHTML = '';
};

beforeAll(async () => {
  forgetModules();
  const data = JSON.stringify({ operator: null, plans: PLANS });
  document.body.innerHTML = `<script id="offer" type="application/json">${data}</script>`;
  plans = await import('./plans.ts');
});

afterAll(forgetModules);

const Middle = () => {
  const { name, monthlyNetCents, texts } = plans.usePlans()[2] ?? {};
  return `${name} ${monthlyNetCents} ${texts?.price} ${texts?.termPrice} ${texts?.requests} ${texts?.requestsPerDay}`;
};

it('are those of the served page', () => {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(<Middle />));
  expect(container.textContent).toBe('Mittel 19990 EUR\u00a0239.88 EUR\u00a02,878.56 2,100 100');
});

it('have the right words even in the first render, whose numbers are those of the build', () => {
  expect(renderToString(<Middle />)).toBe('Mittel null EUR\u00a0239.88 EUR\u00a02,878.56 2,100 100');
});

it('tell what a member has', () => {
  expect(plans.membershipOf(2)).toMatchObject({ name: 'Mittel', companyRequestsPerMonth: 2_100 });
  expect(plans.membershipOf(9).companyRequestsPerMonth).toBe(0);
});
