import type { Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { describe, expect, it } from 'vitest';
import { BUSINESS_ORDER } from '../../test/servers/billing-app.ts';
import { type DeskApp, JONAS, makeOperator, useDeskApp } from '../../test/servers/desk-app.ts';

const [basic, professional, ...others] = SAMPLE_OFFER.plans as [Offer['plans'][0], Offer['plans'][0]];
const priced = (monthlyNetCents: number): Offer => ({
  ...SAMPLE_OFFER,
  plans: [basic, { ...professional, monthlyNetCents }, ...others],
});

const IN_GERMAN = { 'accept-language': 'de' };

const save = ({ act }: DeskApp, offer: object, version: number) => act('settings', { offer, version });

describe('the settings', () => {
  it('are the standard ones as long as nothing was set', async () => {
    const { look } = await useDeskApp();
    expect((await look('settings')).json()).toEqual({
      offer: SAMPLE_OFFER,
      version: 0,
      changed_at: null,
      changed_by: null,
      running_contracts: 0,
    });
  });

  it('hold at once for everything that shows or uses them', async () => {
    const desk = await useDeskApp({ config: { contactEmail: 'office@firmament.example' } });
    const { app, look, join, enter, post, get } = desk;
    const operator = SAMPLE_OFFER.operator && { ...SAMPLE_OFFER.operator, name: 'Neues Firmament GmbH' };
    const saved = await save(desk, { ...priced(40_000), operator }, 0);
    expect(saved.json()).toMatchObject({ success: true, version: 1 });
    expect((await look('settings')).json()).toMatchObject({ version: 1, changed_by: { name: JONAS.fullname } });

    expect((await app.inject('/pricing')).body).toContain('EUR\u00a0480');
    expect((await app.inject('/api/offer')).json()).toMatchObject({
      operator: { name: 'Neues Firmament GmbH' },
      plans: [{}, { monthly_net_cents: 40_000 }, {}, {}],
    });
    await join();
    const member = await enter();
    const refused = await post('billing/order', BUSINESS_ORDER, member);
    expect(refused.statusCode).toBe(409);
    await post('billing/order', { ...BUSINESS_ORDER, monthly_total_cents: 48_000 }, member);
    expect((await get('billing', member)).json().billing.contract).toMatchObject({ monthly_net_cents: 40_000 });
    expect((await desk.deliver()).map(({ text }) => text).join()).toContain('Neues Firmament GmbH');
    expect((await look('settings')).json()).toMatchObject({ running_contracts: 1 });
  });

  it('are written down with what changed', async () => {
    const desk = await useDeskApp();
    const { entry, message } = (await save(desk, priced(40_000), 0)).json();
    expect(message).toBe('Jonas Egger changed the settings: Price of level 1.');
    expect(entry).toMatchObject({
      action: 'settings.changed',
      subject_id: '1',
      actor: { kind: 'operator', name: JONAS.fullname },
      before: { 'plans.1.monthlyNetCents': 25_000 },
      after: { 'plans.1.monthlyNetCents': 40_000 },
    });
  });

  it('are not overwritten by somebody who has not seen the newest', async () => {
    const desk = await useDeskApp();
    const { operator } = await makeOperator(desk, { email: 'ines@firmament.example', fullname: 'Ines Lang' });
    const answers = await Promise.all([
      save(desk, priced(40_000), 0),
      desk.act('settings', { offer: priced(50_000), version: 0 }, operator),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await save(desk, priced(60_000), 0)).toMatchObject({ statusCode: 409 });
    expect((await desk.look('settings')).json().version).toBe(1);
  });

  it('are refused as a whole if anything is wrong, or nothing is new', async () => {
    const desk = await useDeskApp();
    const refused = await desk.act('settings', { offer: priced(0), version: 0 }, IN_GERMAN);
    expect(refused.json()).toMatchObject({
      code: 'invalid_request',
      fields: { 'plans.1.monthlyNetCents': 'Bitte geben Sie einen Preis ein: Nur der erste Tarif ist kostenlos.' },
    });
    expect((await save(desk, SAMPLE_OFFER, 0)).json()).toMatchObject({ error: 'Nothing has been changed.' });
    expect((await desk.look('settings')).json().version).toBe(0);
  });

  it('can be checked without saving them', async () => {
    const { act, look } = await useDeskApp();
    const bank = { ...SAMPLE_OFFER.operator?.bank, iban: 'AT93' };
    const wrong = { ...SAMPLE_OFFER, operator: { ...SAMPLE_OFFER.operator, bank } };
    expect((await act('settings/preview', { offer: wrong }, IN_GERMAN)).json()).toEqual({
      problems: [
        {
          field: 'operator.bank.iban',
          text: 'Bitte prüfen Sie die IBAN: Länge oder Prüfziffern stimmen nicht.',
        },
      ],
      changed_fields: [],
      offer: null,
    });
    const spaced = { ...priced(40_000), operator: { ...SAMPLE_OFFER.operator, city: ' Graz ' } };
    expect((await act('settings/preview', { offer: spaced })).json()).toMatchObject({
      problems: [],
      changed_fields: ['operator.city', 'plans.1.monthlyNetCents'],
      offer: { operator: { city: 'Graz' } },
    });
    expect((await look('settings')).json().version).toBe(0);
  });
});

it('does not exist for members, and not for operators without a second factor', async () => {
  const { get, join, enter, operator, database, operatorId } = await useDeskApp();
  await join();
  expect(await get('desk/settings', await enter())).toMatchObject({ statusCode: 404 });
  await database.db.deleteFrom('second_factor').where('account_id', '=', operatorId).execute();
  expect((await get('desk/settings', operator)).json()).toMatchObject({ code: 'second_factor_missing' });
});
