import { expect, type Page } from '@playwright/test';
import { xjustizExtract } from '../../packages/registers/src/fixtures/xjustiz.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { signInAsDemo, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

test.use({ refusedPaths: ['/api/uploadExtract'], colorScheme: 'dark' });

/** The demo's example of a company that is only known from an old copy of its register. */
const COMPANY = 'Chiemgau Dachstrom GmbH';

type Company = { company_id: number; company_name: string; ID_Fb: string; ID_Gerichtscode: string };

const findCompany = async (page: Page): Promise<Company> => {
  const hits = await page.request.get(`/api/suggestCompanyFromInput?keyword=${encodeURIComponent(COMPANY)}`);
  const { companies } = (await hits.json()) as { companies: Company[] };
  const id = companies.find(({ company_name }) => company_name === COMPANY)?.company_id;
  const answer = await page.request.get(`/api/companies?cid=${id}`);
  return ((await answer.json()) as { company: Company }).company;
};

const file = (name: string, text: string) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });

test('an uploaded extract renews an old company: what is wrong is refused, who left has left', async ({ page }) => {
  await chooseLanguage(page, 'de');
  await signInAsDemo(page);
  const { company_id, ID_Fb, ID_Gerichtscode } = await findCompany(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/companies/${company_id}`);
  const notice = page.getByRole('region', { name: /^Stand 18\. Juni 2018/ });
  await notice.getByRole('button', { name: 'Auszug hochladen' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Auszug hochladen' });
  const field = dialog.getByLabel('XML-Datei auswählen oder hierher ziehen');
  await field.setInputFiles(file('brief.txt', 'Guten Tag'));
  await expect(dialog.getByRole('alert')).toContainText('Das ist keine XML-Datei');
  await field.setInputFiles(
    file('andere.xml', xjustizExtract({ retrievedOn: '2026-01-05', lastEntryOn: '2025-01-01' })),
  );
  await expect(dialog.getByRole('alert')).toContainText('betrifft ein anderes Unternehmen: Adler Dachbau GmbH');
  await expectToFit(page, 390);
  await expectAccessible(page);

  const number = /\d+/.exec(ID_Fb)?.[0] ?? '';
  const extract = xjustizExtract({
    name: COMPANY,
    court: ID_Gerichtscode,
    number,
    seat: 'Traunstein',
    postcode: '83278',
    retrievedOn: '2026-01-05',
    lastEntryOn: '2025-01-01',
    officers: [{ role: 4, first: 'Lena', last: 'Hartwig', bornOn: '1981-03-09', power: 'einzelvertretungsberechtigt' }],
  });
  await field.setInputFiles(file('si.xml', extract));
  await expect(
    dialog.getByText('Das Unternehmen zeigt jetzt den Stand seines Registers vom 5. Januar 2026.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Hochgeladener Auszug, 5. Januar 2026').first()).toBeVisible();
  await expect(page.getByText('Thomas Brandstätter ausgeschieden')).toBeVisible();
});
