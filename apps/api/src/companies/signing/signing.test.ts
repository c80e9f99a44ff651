import { type CompanyDetail, companyDetail } from '@firmament/api-contract/calls/companies';
import { signingSentence } from '@firmament/representation/signing-sentence';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { company } from '../../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../../test/worlds/statement-world.ts';

const useSigning = async () => {
  const world = await useStatementWorld();
  const app = await useAccountsApp({ database: world });
  await app.join();
  const session = await app.enter();
  const show = async (asOf: string): Promise<CompanyDetail['signing']> => {
    const [{ id }] = await world.rows('select min(id) as id from company');
    const answer = await app.get(`companies?cid=${id}&as_of=${asOf}`, session);
    return companyDetail.parse(answer.json()).signing;
  };
  return { ...world, show };
};

const LENA = { title: 'Geschäftsführer/in', name: 'Lena Adler', startedOn: '2015-04-01' };
const KARL = { title: 'Prokurist/in', name: 'Karl Spatz', startedOn: '2019-01-01', endedOn: '2022-12-31' };

it('a company says who may sign on a day, by whose words, and of whom it does not know', async () => {
  const { read, show } = await useSigning();
  await read(
    company({
      asOf: '2023-05-06',
      reports: [],
      representatives: [
        { ...LENA, representation: 'vertritt seit 01.04.2015 selbständig' },
        { ...KARL, representation: 'vertritt seit 01.01.2019 gemeinsam mit einem Geschäftsführer' },
        { ...LENA, name: 'Ute Dohle', representation: 'vertritt an ungeraden Tagen' },
        { title: 'Aufsichtsrat', name: 'Max Kauz' },
      ],
      links: [
        { kind: 'representative', title: 'Geschäftsführer/in', name: 'Star Verwaltungs-GmbH', startedOn: '2020-01-01' },
        { kind: 'shareholder', title: 'Gesellschafter/in', name: 'Star Holding AG', startedOn: '2020-01-01' },
      ],
    }),
  );

  const then = await show('2021-06-30');
  expect(then.ways.map((way) => signingSentence(way, 'en'))).toEqual([
    'Lena Adler alone',
    'Karl Spatz with a managing director (Lena Adler, Ute Dohle or Star Verwaltungs-GmbH)',
  ]);
  expect(then.ways[0]?.evidence).toEqual({
    text: 'vertritt seit 01.04.2015 selbständig',
    source_label: 'Firmenbuch',
    as_of: '2023-05-06',
  });
  expect(then.quoted).toMatchObject([{ name: 'Ute Dohle', text: 'vertritt an ungeraden Tagen', as_of: '2023-05-06' }]);
  expect(then.not_stated).toMatchObject([{ mandate_id: null, name: 'Star Verwaltungs-GmbH', evidence: null }]);

  // Karl has left.
  expect((await show('2023-01-01')).ways.map((way) => signingSentence(way, 'de'))).toEqual(['Lena Adler allein']);
});

it('nobody signs for a company that is deleted, whoever the register still lists', async () => {
  const { read, show } = await useSigning();
  const listed = [{ ...LENA, representation: 'vertritt seit 01.04.2015 selbständig' }];
  await read(company({ asOf: '2023-05-06', reports: [], representatives: listed }));
  await read(company({ asOf: '2024-05-06', reports: [], representatives: listed, status: 'terminated' }));
  expect((await show('2023-06-01')).ways).toHaveLength(1);
  expect(await show('2024-06-01')).toEqual({ ways: [], quoted: [], not_stated: [] });
});
