import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { expect, it } from 'vitest';
import { SITE } from '../test/servers/accounts-app.ts';
import { BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../test/servers/billing-app.ts';
import { sharedTypesetter } from '../test/servers/shared-typesetter.ts';
import { readPdfText } from '../test/tools/pdf-text.ts';
import { mailDocuments } from './mail-documents.ts';

const wordsOf = (content: Uint8Array | undefined): string =>
  readPdfText(Buffer.from(content ?? [])).replace(/\s+/g, '');

it('sends consumers contract, invoice, terms and withdrawal form with the acceptance', async () => {
  const { post, deliver, session, billing, database } = await useBillingApp({ mailTypesetter: sharedTypesetter });
  await database.pool.query(`update account set language = 'de'`);
  await post('billing/order', { ...CONSUMER_ORDER, starts_at_once: false }, session);
  const number = (await billing()).contract?.contract_number ?? '';
  const [mail] = await deliver();
  const files = mail?.attachments ?? [];
  expect(files.map(({ fileName }) => fileName)).toEqual([
    `Firmament-Vertrag-${number}.pdf`,
    'Firmament-2026-000001.pdf',
    'Firmament-Nutzungsbedingungen.pdf',
    'Firmament-Widerrufsbelehrung-und-Formular.pdf',
  ]);
  const [contract, invoice, terms, form] = files.map(({ content }) => wordsOf(content));
  for (const part of [
    `Vertrag${number}`,
    'Bestellt:10.März2026um',
    '3.600,00EUR',
    'beginntam25.März2026',
    'EvaMuster',
  ]) {
    expect(contract).toContain(part);
  }
  expect(invoice).toContain('EinMonatab25.März2026');
  expect(terms).toContain('FirmamentMusterGmbH');
  for (const part of [`Vertrag${number}`, 'Bestelltam10.März2026', 'Ring1,1010Wien']) expect(form).toContain(part);
  expect(mail?.html).toContain(`href="${SITE}/dashboard/billing?lang=de"`);
});

it('spares businesses the form, and sends each invoice with its mail', async () => {
  const { post, pay, days, deliver, session } = await useBillingApp();
  await post('billing/order', BUSINESS_ORDER, session);
  const [accepted] = await deliver();
  expect(accepted?.attachments).toHaveLength(3);
  await pay('2026-000001');
  const invoices = (await days(20)).filter(({ subject }) => subject.startsWith('Invoice'));
  expect(invoices.map(({ attachments }) => attachments.map(({ fileName }) => fileName))).toEqual([
    ['Firmament-2026-000002.pdf'],
  ]);
});

it('makes the same file again when a delivery is tried again, and refuses what it does not find', async () => {
  const { post, session, billing, database } = await useBillingApp();
  await post('billing/order', CONSUMER_ORDER, session);
  const number = (await billing()).contract?.contract_number ?? '';
  const make = mailDocuments({
    db: database.db,
    typesetter: sharedTypesetter,
    offer: () => SAMPLE_OFFER,
    siteUrl: () => SITE,
  });
  const [first, second] = [
    await make({ document: 'contract', number }, 'en'),
    await make({ document: 'contract', number }, 'en'),
  ];
  expect(Buffer.from(first.content).equals(Buffer.from(second.content))).toBe(true);
  await expect(make({ document: 'contract', number: 'V-0000-0000' }, 'en')).rejects.toThrow('contract V-0000-0000');
  await expect(make({ document: 'invoice', number: '2026-999999' }, 'en')).rejects.toThrow('invoice 2026-999999');
});

it('sends no contract in nobody’s name', async () => {
  const make = mailDocuments({
    db: (await useBillingApp()).database.db,
    typesetter: sharedTypesetter,
    offer: () => ({ ...SAMPLE_OFFER, operator: null }),
    siteUrl: () => SITE,
  });
  await expect(make({ document: 'terms' }, 'de')).rejects.toThrow('operator is not configured');
});
