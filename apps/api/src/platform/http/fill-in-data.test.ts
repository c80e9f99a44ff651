import type { DataReport, SourceReport } from '@firmament/api-contract/calls/sources';
import { expect, it } from 'vitest';
import { fillInData } from './fill-in.ts';

const words = (text: string) => ({ en: text, de: text });

const source = (name: string, changes: Partial<SourceReport>): SourceReport => ({
  name,
  label: words(name),
  publisher: words(''),
  country: null,
  link: null,
  licence: words('CC BY'),
  attribution: words('<b>"A" & B'),
  states: words(''),
  does_not_tell: words(''),
  companies: 0,
  people: 0,
  reports: 0,
  places: 0,
  undated: 0,
  newest_on: null,
  middle_on: null,
  oldest_on: null,
  reading: { way: 'file', every_hours: null, last_clean_at: null },
  ...changes,
});

const fields = { address: 1999, register_number: 2000, officers: 1, owners: 0, accounts: 0, revenue: 0 };

const REPORT: DataReport = {
  counted_at: '2026-11-16T08:14:00.000Z',
  is_demo: false,
  missing: [],
  sources: [
    source('firmenbuch', {
      companies: 2000,
      people: 1,
      reports: 30,
      undated: 5,
      newest_on: '2026-11-15',
      middle_on: '2026-09-01',
      oldest_on: '2019-03-04',
      reading: { way: 'schedule', every_hours: 24, last_clean_at: '2026-11-16T05:00:00.000Z' },
    }),
    source('offeneregister', {
      companies: 500,
      newest_on: '2018-06-18',
      middle_on: '2018-06-18',
      oldest_on: '2018-06-18',
      reading: { way: 'frozen', every_hours: null, last_clean_at: null },
    }),
    source('gisa', { reading: { way: 'request', every_hours: null, last_clean_at: null } }),
  ],
  coverage: [
    { country: 'AT', companies: 2000, fields: { ...fields, industry: 0, website: 0, lei: 0 } },
    {
      country: 'CH',
      companies: 0,
      fields: { ...fields, address: 0, register_number: 0, officers: 0, industry: 0, website: 0, lei: 0 },
    },
  ],
};

const fill = (keys: string[], language: 'en' | 'de' = 'en'): string[] =>
  fillInData(keys.map((key) => `⟦data.${key}⟧`).join('|'), REPORT, language).split('|');

it('tells numbers and ages in the language of the page', () => {
  const keys = ['counted', 'firmenbuch.count', 'firmenbuch.counts', 'firmenbuch.age', 'firmenbuch.range'];
  expect(fill([...keys, 'firmenbuch.tone', 'firmenbuch.pace', 'firmenbuch.read', 'firmenbuch.middle'])).toEqual([
    '16 November 2026 at 09:14',
    '2,000',
    'companies\n1 person\n30 annual accounts',
    '15 November 2026',
    'oldest 4 March 2019; 5 no day stated',
    'fresh',
    'daily',
    'last read 16 November 2026',
    '2 months',
  ]);
  const frozen = ['offeneregister.middle', 'offeneregister.tone', 'offeneregister.pace', 'offeneregister.range'];
  expect(fill(frozen, 'de')).toEqual(['8 Jahre, eingefroren', 'old', 'eingefroren', '']);
  expect(fill(['gisa.count', 'gisa.counts', 'gisa.age'], 'de')).toEqual(['–', 'noch nichts', '–']);
});

it('tells shares of which nobody thinks that they are all or none when they are not', () => {
  const shares = ['address', 'register_number', 'officers', 'owners'].map((field) => `AT.${field}.share`);
  expect(fill(shares)).toEqual(['99.9%', '100.0%', '0.1%', 'none']);
  expect(fill(shares, 'de')).toEqual(['99,9\u00a0%', '100,0\u00a0%', '0,1\u00a0%', 'keine']);
  const none = ['CH.companies', 'CH.address.share', 'CH.address.count', 'CH.address.width'];
  expect(fill(none)).toEqual(['no companies yet', '–', '', '0%']);
});

it('draws older to the right and more as larger, by area', () => {
  const [young = '', middle = '', old = ''] = fill(['firmenbuch.from', 'firmenbuch.place', 'firmenbuch.end']);
  expect(Number.parseFloat(young)).toBeLessThan(Number.parseFloat(middle));
  expect(Number.parseFloat(middle)).toBeLessThan(Number.parseFloat(old));
  expect(fill(['firmenbuch.size', 'offeneregister.size'])).toEqual(['36px', '18px']);
});

it('leaves out what does not apply, keeps the rest safe, and hands over the report', () => {
  const part = (name: string) => `<tbody data-when="source.${name}" class="x">${name}</tbody>`;
  const line = (name: string) => `<data-line data-when="line.${name}">${name}</data-line>`;
  const page =
    `<data-case data-when="counted">${part('gisa')}${part('zefix')}${line('gisa')}${line('firmenbuch')}</data-case>` +
    '<data-case data-when="empty">nothing</data-case><data-case data-when="demo">fiction</data-case>' +
    '<i title="⟦data.gisa.attribution⟧"></i><script type="application/json">⟦data⟧</script>';
  const filled = fillInData(page, REPORT, 'en');
  const seam = '<!-- -->';
  expect(filled).toContain(
    `<data-case data-when="counted">${part('gisa')}${seam}${seam}${line('firmenbuch')}</data-case>${seam}${seam}<i`,
  );
  expect(filled).toContain('title="&lt;b&gt;&quot;A&quot; &amp; B"');
  expect(filled).toContain('\\u003cb>');
  expect(JSON.parse(/json">(.*)<\/script>/.exec(filled)?.[1] ?? '')).toEqual(REPORT);

  const empty = fillInData(page, { ...REPORT, sources: [], is_demo: true }, 'en');
  expect(empty).toContain('nothing');
  expect(empty).toContain('fiction');
  expect(empty).not.toContain('tbody');
  expect(fillInData(page, { ...REPORT, counted_at: null }, 'en')).not.toMatch(/nothing|tbody/);
});
