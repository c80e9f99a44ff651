import { NO_OFFER, toPublic } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { afterEach, expect, it, vi } from 'vitest';

const load = async (data?: string) => {
  vi.resetModules();
  document.body.innerHTML = data === undefined ? '' : `<script id="offer" type="application/json">${data}</script>`;
  return import('./offer.ts');
};

afterEach(() => {
  // Other test files use the module too.
  vi.resetModules();
  document.body.innerHTML = '';
});

it('reads the offer from the served page', async () => {
  const { currentOffer, fillMarks } = await load(JSON.stringify(toPublic(NO_OFFER)));
  expect(currentOffer()).toEqual(toPublic(NO_OFFER));
  expect(fillMarks('⟦plan.1.name⟧: ⟦plan.1.requests⟧', 'de')).toBe('Professional: 10.000');
});

it.each([undefined, '⟦offer⟧'])('takes the sample where no server has filled the page in: %s', async (data) => {
  const { currentOffer } = await load(data);
  expect(currentOffer().operator?.name).toBe(SAMPLE_OFFER.operator?.name);
});

it('leaves out what does not apply', async () => {
  const { WhenOffer } = await load(JSON.stringify(toPublic(NO_OFFER)));
  expect(WhenOffer({ is: 'selling', children: 'order' })).toBeNull();
  expect(WhenOffer({ is: 'notSelling', children: 'nothing' })).toMatchObject({ props: { 'data-when': 'notSelling' } });
});
