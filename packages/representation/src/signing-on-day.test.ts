import { describe, expect, test } from 'vitest';
import { type Holder, signingOn } from './signing-on-day.ts';

const DAY = '2026-11-14';

let ids = 0;
const holder = (name: string, title: string, text: string | null = null, changes: Partial<Holder> = {}): Holder => ({
  id: ++ids,
  person: name.toLowerCase(),
  name,
  title,
  text,
  sourceLabel: 'Firmenbuch',
  asOf: '2026-06-16',
  ...changes,
});

/** One line for each way: who signs, with whom, and where it does not hold. */
const waysOf = (holders: Holder[], day = DAY): string[] =>
  signingOn(day, holders).ways.map(({ signers, beside_count, beside, beside_names, limits }) => {
    const who = signers.map(({ name }) => name).join(', ');
    const needed = beside_count === 0 ? 'alone' : `with ${beside_count ?? 'all'} ${beside.join('/')}`;
    return [`${who} ${needed}`, ...(beside_count === 0 ? [] : [`(${beside_names.join(', ')})`]), ...limits].join(' ');
  });

const TOGETHER = 'vertretungsberechtigt gemeinsam mit einem anderen Geschäftsführer oder einem Prokuristen';

describe('who may sign on a day', () => {
  test('alone, together, by Prokura, each with the words that say so', () => {
    const people = [
      holder('Lena Adler', 'Geschäftsführerin', 'einzelvertretungsberechtigt'),
      holder('Jakob Spatz', 'Geschäftsführer', TOGETHER),
      holder('Mira Dohle', 'Prokuristin', 'Gesamtprokura gemeinsam mit einem Geschäftsführer'),
    ];
    expect(waysOf(people)).toEqual([
      'Lena Adler alone',
      'Jakob Spatz with 1 director/prokurist (Lena Adler, Mira Dohle)',
      'Mira Dohle with 1 director (Lena Adler, Jakob Spatz) prokura',
    ]);
    expect(signingOn(DAY, people).ways[1]).toMatchObject({
      signers: [{ mandate_id: people[1]?.id, title: 'Geschäftsführer' }],
      beside_titles: ['Geschäftsführerin', 'Prokuristin'],
      evidence: { text: TOGETHER, source_label: 'Firmenbuch', as_of: '2026-06-16' },
    });
  });

  test('a sole director who needs another one has nobody', () => {
    expect(waysOf([holder('Jakob Spatz', 'Geschäftsführer', TOGETHER)])).toEqual([
      'Jakob Spatz with 1 director/prokurist ()',
    ]);
  });

  test('those who are excluded, and those of a branch, do not stand beside', () => {
    expect(
      waysOf([
        holder('Lena Adler', 'Geschäftsführer', TOGETHER),
        holder('Jakob Spatz', 'Geschäftsführer', 'von der Vertretung ausgeschlossen'),
        holder('Mira Dohle', 'Prokurist', 'Einzelprokura beschränkt auf die Zweigniederlassung Adlerstadt'),
        holder('Ute Star', 'Geschäftsführer und ständiger Vertreter der Zweigniederlassung'),
        holder('Karl Kauz', 'Prokurist'),
      ]),
    ).toEqual(['Lena Adler with 1 director/prokurist (Karl Kauz)', 'Mira Dohle alone prokura branch_only']);
  });

  test('Swiss signatures count together unless one is tied to somebody else', () => {
    expect(
      waysOf([
        holder('Lena Adler', 'Präsidentin des Verwaltungsrates', 'mit Kollektivunterschrift zu zweien'),
        holder('Jakob Spatz', 'Mitglied des Verwaltungsrates', 'mit Kollektivunterschrift zu zweien'),
        holder(
          'Mira Dohle',
          'Mitglied des Verwaltungsrates',
          'mit Kollektivunterschrift zu zweien mit dem Präsidenten',
        ),
        holder('Ute Star', 'Mitglied des Verwaltungsrates', 'ohne Zeichnungsberechtigung'),
        holder('Karl Kauz', 'Zeichnungsberechtigt', 'mit Kollektivprokura zu zweien'),
      ]),
    ).toEqual([
      'Lena Adler with 1 signatory (Jakob Spatz, Mira Dohle, Karl Kauz)',
      'Jakob Spatz with 1 signatory (Lena Adler, Karl Kauz)',
      'Mira Dohle with 1 chair (Lena Adler)',
      'Karl Kauz with 1 signatory (Lena Adler, Jakob Spatz) prokura',
    ]);
  });

  test('companies are partners too', () => {
    expect(
      waysOf([
        holder(
          'Lena Adler',
          'Persönlich haftender Gesellschafter',
          'gesamtvertretungsberechtigt mit allen anderen persönlich haftenden Gesellschaftern',
        ),
        holder('Spatz Verwaltungs-GmbH', 'Persönlich haftender Gesellschafter', null, { id: null }),
        holder('Mira Dohle', 'Kommanditist', 'Einlage EUR 1.000'),
      ]),
    ).toEqual(['Lena Adler with all partner (Spatz Verwaltungs-GmbH)']);
  });

  test('somebody named stands beside, and nobody else', () => {
    expect(
      waysOf([
        holder('Lena Adler', 'Geschäftsführer', 'vertritt gemeinsam mit Jakob Spatz'),
        holder('Jakob Spatz', 'Geschäftsführer', 'vertritt selbständig'),
        holder('Mira Dohle', 'Geschäftsführer'),
      ]),
    ).toEqual(['Lena Adler with 1  (Jakob Spatz)', 'Jakob Spatz alone']);
  });
});

describe('what is not known', () => {
  test('is quoted where the words cannot be read, and not stated where there are none', () => {
    const { ways, quoted, not_stated } = signingOn(DAY, [
      holder('Lena Adler', 'Geschäftsführer', 'vertritt an ungeraden Tagen'),
      holder('Jakob Spatz', 'Geschäftsführer'),
      holder('Mira Dohle', 'Geschäftsführer', 'von den Beschränkungen des § 181 BGB befreit'),
      holder('Ute Star', 'Aufsichtsrat'),
      holder('Karl Kauz', 'Gesellschafter/in', 'Stammeinlage EUR 35.000'),
    ]);
    expect(ways).toEqual([]);
    expect(quoted).toEqual([
      { name: 'Lena Adler', text: 'vertritt an ungeraden Tagen', source_label: 'Firmenbuch', as_of: '2026-06-16' },
    ]);
    expect(not_stated).toMatchObject([
      { name: 'Jakob Spatz', limits: [], evidence: null },
      { name: 'Mira Dohle', limits: ['self_dealing', 'multiple_representation'], evidence: { as_of: '2026-06-16' } },
    ]);
  });

  test('a rule that came after the day does not tell of it', () => {
    const people = [holder('Lena Adler', 'Geschäftsführer', 'vertritt seit 01.04.2021 selbständig')];
    expect(waysOf(people, '2021-04-01')).toEqual(['Lena Adler alone']);
    expect(signingOn('2021-03-31', people)).toMatchObject({
      ways: [],
      not_stated: [{ name: 'Lena Adler', evidence: null }],
    });
  });

  test('of two sources the newer with a rule counts', () => {
    const named = { person: 'lena adler' };
    expect(
      waysOf([
        holder('Lena Adler', 'Geschäftsführer', 'einzelvertretungsberechtigt', { ...named, asOf: '2018-06-18' }),
        holder('Dr. Lena Adler', 'Geschäftsführerin', TOGETHER, { ...named, asOf: '2026-01-01' }),
        holder('Lena Adler', 'Geschäftsführer', null, { ...named, asOf: '2026-10-01' }),
      ]),
    ).toEqual(['Dr. Lena Adler with 1 director/prokurist ()']);
  });
});

describe("the company's own rule", () => {
  const text =
    'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein. Sind mehrere Geschäftsführer bestellt, vertreten sie gemeinsam.';
  const stated = { text, sourceLabel: 'Registerauszug', asOf: '2026-01-01' };
  const GENERAL = 'vertretungsberechtigt gemäß allgemeiner Vertretungsregelung';
  const lena = holder('Lena Adler', 'Geschäftsführer', GENERAL);
  const jakob = holder('Jakob Spatz', 'Geschäftsführer', 'einzelvertretungsberechtigt');

  test('holds for those without one of their own, by how many there are', () => {
    expect(signingOn(DAY, [lena], stated).ways).toMatchObject([{ beside_count: 0, evidence: { text } }]);
    expect(signingOn(DAY, [lena, jakob, holder('Mira Dohle', 'Prokurist')], stated)).toMatchObject({
      ways: [
        { signers: [{ name: 'Lena Adler' }], beside_count: null, beside_names: ['Jakob Spatz'], evidence: { text } },
        { signers: [{ name: 'Jakob Spatz' }], beside_count: 0, evidence: { text: 'einzelvertretungsberechtigt' } },
      ],
      not_stated: [{ name: 'Mira Dohle' }],
    });
  });

  test('is quoted if it cannot be read', () => {
    expect(signingOn(DAY, [lena], { ...stated, text: 'Wie es sich ergibt.' })).toMatchObject({
      ways: [],
      quoted: [{ name: null, text: 'Wie es sich ergibt.', source_label: 'Registerauszug' }],
      not_stated: [{ name: 'Lena Adler', evidence: { text: GENERAL } }],
    });
  });
});

test('a large company is answered by its few rules', () => {
  const clerks = Array.from({ length: 1_000 }, (_, at) =>
    holder(`Anna Adler ${at}`, 'Prokurist', 'Gesamtprokura gemeinsam mit einem anderen Prokuristen'),
  );
  const { ways } = signingOn(DAY, clerks);
  expect(ways.map(({ signers, beside_names }) => [signers.length, beside_names.length])).toEqual([[1_000, 1_000]]);
});
