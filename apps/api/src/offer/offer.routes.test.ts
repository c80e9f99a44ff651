import { NO_OFFER } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/servers/test-app.ts';

it('tells everybody who sells, which plans, and for how much', async () => {
  const app = await useTestApp();
  const answer = await app.inject('/api/offer');
  expect(answer.json()).toMatchObject({
    takes_orders: true,
    operator: { name: 'Firmament Muster GmbH', vat_id: 'ATU99900018', privacy_email: 'privacy@firmament.example' },
    plans: [
      { membership_id: 0, name: 'Basic', monthly_net_cents: 0 },
      { membership_id: 1, name: 'Professional', company_requests_per_month: 10_000, monthly_net_cents: 25_000 },
      { membership_id: 2, monthly_net_cents: null },
      { membership_id: 3, data_exports_per_day: 50 },
    ],
  });
  expect(answer.body).not.toContain('AT93');
});

it('says that no orders are taken where nobody sells, and follows a change without a restart', async () => {
  let offer = NO_OFFER;
  const app = await useTestApp({ offer: () => offer });
  expect((await app.inject('/api/offer')).json()).toMatchObject({ takes_orders: false, operator: null });
  offer = SAMPLE_OFFER;
  expect((await app.inject('/api/offer')).json()).toMatchObject({ takes_orders: true });
});
