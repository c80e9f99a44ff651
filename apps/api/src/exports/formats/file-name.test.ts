import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName, plainName } from './file-name.ts';

const at = new Date('2026-03-10T23:30:00Z');

it('names the content and the day in Vienna', () => {
  const name = (subject: 'companies' | 'contacts' | 'company', companyName?: string) =>
    fileName({ subject, format: subject === 'contacts' ? 'vcard' : 'xlsx', companyName, at, language: 'de' });
  expect([
    name('companies'),
    name('contacts'),
    name('company', 'Größe & Söhne „Glas“ GmbH'),
    name('company', 'Yılmaz Şahin Łódź GmbH'),
    name('company', '株式会社'),
  ]).toEqual([
    'firmament-unternehmen-2026-03-11.xlsx',
    'firmament-kontakte-2026-03-11.vcf',
    'firmament-groesse-soehne-glas-gmbh-2026-03-11.xlsx',
    'firmament-yilmaz-sahin-lodz-gmbh-2026-03-11.xlsx',
    'firmament-unternehmen-2026-03-11.xlsx',
  ]);
});

it('fits into a header and into every file system, whatever a company is called', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => /^([a-z0-9][a-z0-9-]{0,59})?$/.test(plainName(name))));
});
