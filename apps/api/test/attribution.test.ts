import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useAccountsApp } from './servers/accounts-app.ts';
import { readPdfText } from './tools/pdf-text.ts';
import { company } from './worlds/register-records.ts';
import { useStatementWorld } from './worlds/statement-world.ts';

/** Pages and files name who states what they show, and nobody else. */

const FIRMENBUCH = 'Österreichisches Firmenbuch / BMJ – Justiz (CC BY 4.0)';
const GISA = 'Gewerbeinformationssystem Austria (GISA)';

it('sources are named where they state something of what is shown, and only there', async () => {
  const world = await useStatementWorld();
  const { get, post, join, enter } = await useAccountsApp({ database: world });
  await join();
  const session = await enter();
  const { identifiers } = company();
  await world.read(company({ asOf: '2026-03-01' }));
  // Says only what the Firmenbuch says with more authority.
  await world.read(company({ asOf: '2026-02-01', representatives: [], reports: [] }), { sourceId: SOURCE_IDS.gleif });
  const traded = { industry: 'Glaserei', identifiers: { ...identifiers, gisaNumber: '12345678' } };
  await world.read(company({ asOf: '2026-02-02', ...traded, representatives: [], reports: [] }), {
    sourceId: SOURCE_IDS.gisa,
  });
  // Knows another company, and says that this one is its subsidiary.
  await world.read(
    company({
      sourceKey: 'h',
      name: 'Holding GmbH',
      identifiers: {},
      address: { country: 'DE', city: 'Bonn' },
      asOf: '2018-06-18',
      representatives: [],
      reports: [],
      links: [{ kind: 'subsidiary', ...identifiers, name: 'Murtaler Solar GmbH' }],
    }),
    { sourceId: SOURCE_IDS.offeneregister },
  );
  const [{ id }] = await world.rows(`select id from company where name = 'Murtaler Solar GmbH'`);
  await world.rows(`update tie set to_company_id = ${id}`);

  const show = async (): Promise<CompanyDetail> => (await get(`companies?cid=${id}`, session)).json();
  const sources = async () => (await show()).as_of.sources.map(({ source_label, as_of }) => [source_label, as_of]);
  expect(await sources()).toEqual([
    ['GISA', '2026-02-02'],
    ['Firmenbuch', '2026-03-01'],
    // Which knows this company by no key of its own.
    ['OffeneRegister', null],
  ]);
  const file = async (format: string, columns: string): Promise<string> =>
    (await post('exports', { subject: 'selection', company_ids: [id], format, columns }, session)).body;
  for (const columns of ['all', 'row']) {
    expect(JSON.parse(await file('json', columns))[0].sources).toBe(
      `Quelle: ${FIRMENBUCH}; Quelle: ${GISA} · CC BY 4.0`,
    );
    expect(await file('csv', columns)).toContain(`${FIRMENBUCH}; ${GISA} · CC BY 4.0`);
  }
  const wordsOf = async (call: string): Promise<string> =>
    readPdfText((await get(call, session)).rawPayload).replace(/\s+/g, ' ');
  const extract = await wordsOf(`gisaDocument?id=${id}`);
  for (const named of [FIRMENBUCH, GISA]) expect(extract).toContain(named);
  const dossier = await wordsOf(`dossier?id=${id}`);
  for (const named of ['Justiz (CC BY 4.0)', GISA, 'OffeneRegister.de']) expect(dossier).toContain(named);
  expect(`${extract} ${dossier}`).not.toMatch(/GLEIF CC0/);

  // As soon as it states something of its own, it is named.
  const withLei = { ...identifiers, lei: '5299000J2N45DDNE4Y28' };
  await world.read(company({ asOf: '2026-03-02', identifiers: withLei, representatives: [], reports: [] }), {
    sourceId: SOURCE_IDS.gleif,
  });
  expect(await sources()).toContainEqual(['GLEIF', '2026-03-02']);
  expect(await file('csv', 'all')).toContain('GLEIF · CC0 1.0');
  expect(await file('csv', 'row')).not.toContain('GLEIF');
});
