import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../../test/servers/shared-typesetter.ts';
import { readPdfText } from '../../test/tools/pdf-text.ts';
import { FICTIONAL_OPERATOR } from '../../test/worlds/fictional-operator.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import { type ContractFacts, contractSheet } from './contract-sheet.ts';
import type { Sheet } from './sheet.ts';
import { termsSheet } from './terms-sheet.ts';
import { withdrawalFormSheet } from './withdrawal-form-sheet.ts';

/** A line may break anywhere, so comparisons ignore white space. */
const withoutGaps = (text: string) => text.replace(/\s+/g, '');
const read = async (sheet: Sheet) =>
  withoutGaps(readPdfText(Buffer.from(await sharedTypesetter.set(sheet, OURSELVES))));
const expectAll = (text: string, parts: string[]) => {
  for (const part of parts) expect(text).toContain(withoutGaps(part));
  expect(text).not.toMatch(/\?|⟨|null|undefined|NaN/);
};

const SITE = 'https://site.example';

const CONSUMER: ContractFacts = {
  language: 'de',
  number: 'V-7K3M-9QRT',
  acceptedOn: '2026-03-10',
  operator: FICTIONAL_OPERATOR,
  orderedAt: new Date('2026-03-10T09:12:33Z'),
  buyer: {
    name: 'Eva Muster',
    company: null,
    street: 'Ring 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    vatId: null,
    email: 'eva@kunde.example',
  },
  customer: 'consumer',
  plan: { name: 'Professional', companyRequestsPerMonth: 10_000, dataExportsPerDay: 10, networkStartsPerDay: 5_000 },
  monthly: { netCents: 25_000, taxCents: 5_000, grossCents: 30_000 },
  tax: { kind: 'standard', percent: 20 },
  minimumMonths: 24,
  startsAtOnce: false,
  startsNotBefore: '2026-03-25',
  withdrawUntil: '2026-03-24',
  siteUrl: SITE,
};

describe('a contract', () => {
  it('sets apart what the customer wrote, and nothing else', () => {
    const given = contractSheet(CONSUMER).facts.filter(({ isGiven }) => isGiven);
    expect(given).toEqual([
      { label: 'Kunde (Verbraucher)', value: expect.stringMatching(/^Eva Muster\n/), isGiven: true },
    ]);
  });

  it('tells a consumer everything that was agreed', async () => {
    expectAll(await read(contractSheet(CONSUMER)), [
      'Vertrag V-7K3M-9QRT',
      'Kunde (Verbraucher)',
      'Eva Muster',
      'Ring 1',
      '1010 Wien',
      'eva@kunde.example',
      'Sternbild Daten GmbH',
      'Beispielgasse 1',
      'FN 000000a, Handelsgericht Wien',
      'UID-Nummer: ATU00000000',
      'Bestellt: 10. März 2026 um 10:12:33',
      'Angenommen: 10. März 2026',
      'Tarif Professional',
      '10.000',
      '250,00 EUR',
      '50,00 EUR',
      'Umsatzsteuer 20 %',
      '300,00 EUR',
      '24 Monate',
      '7.200,00 EUR',
      'Der Tarif beginnt am 25. März 2026',
      'jeden Monat im Voraus',
      'Mindestlaufzeit beträgt 24 Monate',
      'mit einer Frist von 30 Tagen',
      'site.example/cancel',
      'also bis 24. März 2026',
      'site.example/withdraw',
      'nicht verlangt, dass wir schon vor Ablauf',
      'gesetzliche Gewährleistung',
      'Nutzungsbedingungen vom 17. November 2026',
      'Seite 1 von',
    ]);
  });

  it('says what an early start means', async () => {
    const text = await read(contractSheet({ ...CONSUMER, startsAtOnce: true, startsNotBefore: null }));
    expectAll(text, [
      'ausdrücklich verlangt, dass wir schon vor Ablauf',
      'innerhalb von 5 Tagen nach Ihrer ersten Zahlung',
    ]);
  });

  it('of a business has its notice and no withdrawal, in English, without tax', async () => {
    const text = await read(
      contractSheet({
        ...CONSUMER,
        language: 'en',
        customer: 'business',
        startsNotBefore: null,
        withdrawUntil: null,
        buyer: { ...CONSUMER.buyer, company: 'Muster GmbH', country: 'DE', vatId: 'DE136695976' },
        monthly: { netCents: 25_000, taxCents: 0, grossCents: 25_000 },
        tax: { kind: 'reverse_charge', percent: 0 },
      }),
    );
    expectAll(text, [
      'Contract V-7K3M-9QRT',
      'Customer (business)',
      'Muster GmbH',
      'Germany',
      'VAT number: DE136695976',
      'Ordered: 10 March 2026 at 10:12:33',
      'reverse charge',
      'EUR 250.00',
      'EUR 6,000.00',
      'renews by 12 months each time',
      '3 months before the end',
      'within 5 days of your first payment',
    ]);
    expect(text).not.toMatch(/withdraw|warranty/);
  });
});

describe('the terms', () => {
  it('are a file with every section and their day', async () => {
    expectAll(await read(termsSheet(FICTIONAL_OPERATOR)), [
      'Allgemeine Nutzungsbedingungen',
      'Gültig ab 17. November 2026. Vertragspartner ist Sternbild Daten GmbH, Beispielgasse 1, 1010 Wien.',
      '1. Geltung und Begriffe',
      'Verbraucher: 12, 24 oder 36 Monate',
      '14. Recht und Gerichtsstand',
    ]);
  });
});

describe('the withdrawal form', () => {
  it('informs, and comes filled in for its contract', async () => {
    const subject = {
      contractNumber: 'V-7K3M-9QRT',
      planName: 'Professional',
      orderedOn: '2026-03-10',
      name: 'Eva Muster',
      address: 'Ring 1, 1010 Wien, Österreich',
    };
    expectAll(await read(withdrawalFormSheet('de', { operator: FICTIONAL_OPERATOR, siteUrl: SITE }, subject)), [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Sternbild Daten GmbH, Beispielgasse 1, 1010 Wien, Österreich, +43 1 0000000, office@sternbild.example',
      'online unter site.example/withdraw',
      'Muster-Widerrufsformular',
      'Tarif Professional, Vertrag V-7K3M-9QRT',
      'Bestellt am 10. März 2026',
      'Eva Muster',
      'Ring 1, 1010 Wien, Österreich',
      'Unterschrift',
      '(*) Unzutreffendes streichen.',
    ]);
  });

  it('exists in English, with empty lines where nothing is known', async () => {
    expectAll(await read(withdrawalFormSheet('en', { operator: FICTIONAL_OPERATOR, siteUrl: SITE }, undefined)), [
      'You have the right to withdraw from this contract within 14 days without giving any reason.',
      'Ordered on Name of consumer(s) Address of consumer(s) Signature of consumer(s)',
      '(*) Delete as appropriate.',
    ]);
  });
});

it('have every letter of our own words', async () => {
  for (const language of ['en', 'de'] as const) {
    const asked = withdrawalFormSheet(language, { operator: FICTIONAL_OPERATOR, siteUrl: SITE }, undefined);
    for (const sheet of [contractSheet({ ...CONSUMER, language }), asked, termsSheet(FICTIONAL_OPERATOR)]) {
      expect(await read(sheet)).not.toContain('[…]');
    }
  }
});
