import { describe, expect, it } from 'vitest';
import {
  ANDREAS,
  company,
  HOLDING,
  holds,
  NETZBAU,
  person,
  plain,
  stated,
  TODAY,
} from '../../../test/worlds/sentence-subjects.ts';
import { germanName } from './german-name.ts';
import { addressSentence, coOfficerSentence, type Meeting, type SharedAddress } from './meeting-sentences.ts';
import { pathSentence } from './path-sentence.ts';
import { relationSentence } from './relation-sentence.ts';
import type { StatedRelation } from './stated-relation.ts';

describe('a relation', () => {
  it.each<[string, StatedRelation, string, string]>([
    [
      'in office since a day',
      stated({}),
      'Andreas Leitner has been managing director of Leitner Netzbau GmbH since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist seit 4. März 2019 Geschäftsführer der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'since an unknown day, stated on an unknown day',
      stated({ startedOn: null, asOf: null, source: 'Own file' }),
      'Andreas Leitner is managing director of Leitner Netzbau GmbH (Own file, date not known).',
      'Andreas Leitner ist Geschäftsführer der Leitner Netzbau GmbH (Eigene Datei, Stand unbekannt).',
    ],
    [
      'from a day to come',
      stated({ startedOn: '2027-01-01' }),
      'Andreas Leitner is to be managing director of Leitner Netzbau GmbH from 1 January 2027 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist ab 1. Januar 2027 Geschäftsführer der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'until a day to come',
      stated({ endedOn: '2026-12-31' }),
      'Andreas Leitner is managing director of Leitner Netzbau GmbH from 4 March 2019 until 31 December 2026 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist von 4. März 2019 bis 31. Dezember 2026 Geschäftsführer der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'that ended',
      stated({ state: 'past', endedOn: '2024-06-30' }),
      'Andreas Leitner was managing director of Leitner Netzbau GmbH from 4 March 2019 until 30 June 2024 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner war von 4. März 2019 bis 30. Juni 2024 Geschäftsführer der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'that ended, begun on an unknown day',
      stated({ state: 'past', startedOn: null, endedOn: '2024-06-30' }),
      'Andreas Leitner was managing director of Leitner Netzbau GmbH until 30 June 2024 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner war bis 30. Juni 2024 Geschäftsführer der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'that its source no longer lists',
      stated({ state: 'past', missedOn: '2025-02-01', asOf: '2025-01-01' }),
      'Andreas Leitner was managing director of Leitner Netzbau GmbH from 4 March 2019; by 1 February 2025 this was no longer listed (Firmenbuch, last stated on 1 January 2025).',
      'Andreas Leitner war ab 4. März 2019 Geschäftsführer der Leitner Netzbau GmbH; spätestens am 1. Februar 2025 war das nicht mehr eingetragen (Firmenbuch, zuletzt genannt am 1. Januar 2025).',
    ],
    [
      'that ended nobody knows when',
      holds({ state: 'past' }),
      'Leitner Familienholding GmbH held 51% of Leitner Netzbau GmbH; when this ended is not known (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Familienholding GmbH hielt 51 % an der Leitner Netzbau GmbH; wann das endete, ist nicht bekannt (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'that was last stated long ago',
      stated({ state: 'unconfirmed', source: 'OffeneRegister', asOf: '2018-06-18', startedOn: '2015-03-04' }),
      'According to OffeneRegister, Andreas Leitner was managing director of Leitner Netzbau GmbH as of 18 June 2018 (since 4 March 2015); whether this still holds is not known.',
      'Andreas Leitner war laut OffeneRegister zuletzt am 18. Juni 2018 als Geschäftsführer der Leitner Netzbau GmbH eingetragen (seit 4. März 2015); ob das noch gilt, ist nicht bekannt.',
    ],
    [
      'a holding that was last stated long ago, of a company found by its name',
      holds({ state: 'unconfirmed', source: 'OffeneRegister', asOf: '2018-06-18', grade: 'likely' }),
      'According to OffeneRegister, Leitner Familienholding GmbH held 51% of Leitner Netzbau GmbH as of 18 June 2018; whether this still holds is not known (matched by name alone: likely, not certain).',
      'Die Leitner Familienholding GmbH hielt laut OffeneRegister zuletzt am 18. Juni 2018 einen Anteil von 51 % an der Leitner Netzbau GmbH; ob das noch gilt, ist nicht bekannt (nur über den Namen zugeordnet: wahrscheinlich, nicht sicher).',
    ],
    [
      'a share',
      holds({ share: 33.33 }),
      'Leitner Familienholding GmbH holds 33.33% of Leitner Netzbau GmbH (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Familienholding GmbH hält 33,33 % an der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a share since a day, of a person with the title of one who only owns',
      holds({ from: ANDREAS, title: 'Gesellschafter', startedOn: '2020-05-12' }),
      'Andreas Leitner has held 51% of Leitner Netzbau GmbH since 12 May 2020 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner hält seit 12. Mai 2020 einen Anteil von 51 % an der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a share of unknown size',
      holds({ share: null, to: company('Karnholz d.o.o.') }),
      'Leitner Familienholding GmbH holds a share of unknown size in Karnholz d.o.o. (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Familienholding GmbH hält einen Anteil in unbekannter Höhe an Karnholz d.o.o. (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a parent with a share',
      holds({ kinds: ['parent', 'shareholder'], share: 60, startedOn: '2016-01-01' }),
      'Leitner Familienholding GmbH, the parent company, has held 60% of Leitner Netzbau GmbH since 1 January 2016 (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Familienholding GmbH hält seit 1. Januar 2016 als Mutterunternehmen einen Anteil von 60 % an der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a parent',
      holds({ kinds: ['parent'], share: null }),
      'Leitner Familienholding GmbH is the parent company of Leitner Netzbau GmbH (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Familienholding GmbH ist Mutterunternehmen der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a consolidation',
      holds({ kinds: ['parent'], share: null, source: 'GLEIF', isConsolidation: true, startedOn: '2016-01-01' }),
      'Leitner Netzbau GmbH has been consolidated in the accounts of Leitner Familienholding GmbH since 1 January 2016 (GLEIF, as of 1 November 2026).',
      'Die Leitner Netzbau GmbH wird seit 1. Januar 2016 in den Konzernabschluss der Leitner Familienholding GmbH einbezogen (GLEIF, Stand 1. November 2026).',
    ],
    [
      'a branch',
      holds({ kinds: ['branch'], share: null, to: { ...company('Leitner Netzbau Graz'), kind: 'named_company' } }),
      'Leitner Netzbau Graz is a branch of Leitner Familienholding GmbH (Firmenbuch, as of 1 November 2026).',
      'Leitner Netzbau Graz ist Zweigniederlassung der Leitner Familienholding GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a general partner',
      stated({
        from: NETZBAU,
        to: company('Leitner Immobilien GmbH & Co KG', 'GmbH & Co KG'),
        kinds: ['partner'],
        title: 'Unbeschränkt haftende Gesellschafterin',
      }),
      'Leitner Netzbau GmbH has been a general partner of Leitner Immobilien GmbH & Co KG since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Netzbau GmbH ist seit 4. März 2019 unbeschränkt haftende Gesellschafterin der Leitner Immobilien GmbH & Co KG (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a limited partner with a share',
      stated({
        from: person('Eva Huber'),
        to: company('Huber KG'),
        kinds: ['partner'],
        title: 'Kommanditistin',
        share: 10,
      }),
      'Eva Huber has been a limited partner of Huber KG (share 10%) since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Eva Huber ist seit 4. März 2019 Kommanditistin der Huber KG (Anteil 10 %) (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a company in an office of either sex',
      stated({ from: NETZBAU, to: company('Huber KG'), kinds: ['partner'], title: 'Kommanditist/in' }),
      'Leitner Netzbau GmbH has been a limited partner of Huber KG since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Netzbau GmbH ist seit 4. März 2019 Kommanditistin der Huber KG (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'Prokura',
      stated({ kinds: ['prokura'], title: 'Prokuristin', from: person('Eva Huber') }),
      'Eva Huber has held Prokura for Leitner Netzbau GmbH since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Eva Huber ist seit 4. März 2019 Prokuristin der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a board',
      stated({ kinds: ['board'], title: 'Mitglied des Aufsichtsrates', to: company('Murtal AG') }),
      'Andreas Leitner has been a member of the supervisory board of Murtal AG since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist seit 4. März 2019 Mitglied des Aufsichtsrates der Murtal AG (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'an association',
      stated({ kinds: ['board'], title: 'Obmann', to: company('Musikverein Judenburg', 'Verein'), startedOn: null }),
      'Andreas Leitner is chair of Musikverein Judenburg (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist Obmann des Vereins „Musikverein Judenburg“ (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a sole trader',
      stated({ kinds: ['other'], title: 'Inhaber', to: company('Bäckerei Leitner e.U.', 'e.U.'), startedOn: null }),
      'Andreas Leitner is the proprietor of Bäckerei Leitner e.U. (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist Inhaber des Einzelunternehmens Bäckerei Leitner e.U. (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a power to sign',
      stated({ kinds: ['other'], title: 'Zeichnungsberechtigt', to: company('Rheintal SA') }),
      'Andreas Leitner has been an authorised signatory of Rheintal SA since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist seit 4. März 2019 bei der Rheintal SA zeichnungsberechtigt (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a function that we have no word for',
      stated({ kinds: ['other'], title: 'Associé gérant', startedOn: null }),
      'Andreas Leitner is listed with Leitner Netzbau GmbH as “Associé gérant” (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist bei der Leitner Netzbau GmbH als „Associé gérant“ eingetragen (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a function without a title',
      stated({ from: HOLDING, title: null }),
      'Leitner Familienholding GmbH has been listed among the management of Leitner Netzbau GmbH since 4 March 2019 (Firmenbuch, as of 1 November 2026).',
      'Die Leitner Familienholding GmbH ist seit 4. März 2019 in der Geschäftsführung der Leitner Netzbau GmbH eingetragen (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'a name with an article of its own',
      stated({ to: company('Die Bäcker GmbH'), startedOn: null }),
      'Andreas Leitner is managing director of Die Bäcker GmbH (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner ist Geschäftsführer von „Die Bäcker GmbH“ (Firmenbuch, Stand 1. November 2026).',
    ],
    [
      'two who are likely one',
      stated({
        isSamePerson: true,
        kinds: [],
        title: null,
        grade: 'likely',
        asOf: null,
        startedOn: null,
        from: person('Andreas Leitner', { birthYear: 1979, place: 'Judenburg' }),
        to: person('Andreas Leitner', { place: 'Wien' }),
      }),
      'By our comparison of the registers, Andreas Leitner (born 1979, Judenburg) is probably, but not certainly, the same person as Andreas Leitner (Wien).',
      'Nach unserem Abgleich der Register ist Andreas Leitner (geboren 1979, Judenburg) wahrscheinlich, aber nicht sicher dieselbe Person wie Andreas Leitner (Wien).',
    ],
  ])('%s', (_, relation, en, de) => {
    expect(plain(relationSentence(relation, TODAY))).toEqual([en, de]);
  });
});

describe('a path', () => {
  const first = stated({ to: HOLDING });
  const ends = { from: ANDREAS, to: NETZBAU };

  it('of one step is that relation', () => {
    expect(pathSentence(ends, [stated({})], TODAY)).toEqual(relationSentence(stated({}), TODAY));
  });

  it('names what proves all of its steps once', () => {
    expect(plain(pathSentence(ends, [first, holds({})], TODAY))).toEqual([
      'Andreas Leitner and Leitner Netzbau GmbH are connected in 2 steps: (1) Andreas Leitner has been managing director of Leitner Familienholding GmbH since 4 March 2019; (2) Leitner Familienholding GmbH holds 51% of Leitner Netzbau GmbH (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner und die Leitner Netzbau GmbH sind über 2 Schritte verbunden: (1) Andreas Leitner ist seit 4. März 2019 Geschäftsführer der Leitner Familienholding GmbH; (2) die Leitner Familienholding GmbH hält 51 % an der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026).',
    ]);
  });

  it('says where it is doubtful or over', () => {
    const doubtful = holds({ grade: 'likely', state: 'past', endedOn: '2024-01-01' });
    expect(plain(pathSentence(ends, [first, doubtful], TODAY))).toEqual([
      'Andreas Leitner and Leitner Netzbau GmbH are probably connected in 2 steps, not all of which still hold: (1) Andreas Leitner has been managing director of Leitner Familienholding GmbH since 4 March 2019 (Firmenbuch, as of 1 November 2026); (2) Leitner Familienholding GmbH held 51% of Leitner Netzbau GmbH until 1 January 2024 (Firmenbuch, as of 1 November 2026; matched by name alone: likely, not certain).',
      'Andreas Leitner und die Leitner Netzbau GmbH sind wahrscheinlich über 2 Schritte verbunden, die nicht alle noch gelten: (1) Andreas Leitner ist seit 4. März 2019 Geschäftsführer der Leitner Familienholding GmbH (Firmenbuch, Stand 1. November 2026); (2) die Leitner Familienholding GmbH hielt bis 1. Januar 2024 einen Anteil von 51 % an der Leitner Netzbau GmbH (Firmenbuch, Stand 1. November 2026; nur über den Namen zugeordnet: wahrscheinlich, nicht sicher).',
    ]);
  });

  const OLD = { state: 'unconfirmed', source: 'OffeneRegister', asOf: '2018-06-18' } as const;

  it('is not told as present where a step was last stated years ago', () => {
    const [en, de] = plain(pathSentence(ends, [stated({ to: HOLDING, startedOn: null, ...OLD }), holds({})], TODAY));
    expect(en).toMatch(
      /^Andreas Leitner and Leitner Netzbau GmbH were connected in 2 steps as of 2018; whether this still holds is not known: \(1\) According to OffeneRegister, /i,
    );
    expect(de).toMatch(
      /^Andreas Leitner und die Leitner Netzbau GmbH waren nach dem Stand von 2018 über 2 Schritte verbunden; ob das noch gilt, ist nicht bekannt: \(1\) Andreas Leitner war laut OffeneRegister /,
    );
  });

  it('names the oldest word, and says what is over and what is likely as well', () => {
    const steps = [stated({ ...OLD, asOf: '2021-01-01' }), stated(OLD), holds({ state: 'past', grade: 'likely' })];
    const [en, de] = plain(pathSentence(ends, steps, TODAY));
    expect(en).toContain('were probably connected in 3 steps as of 2018; not all of these still hold: (1)');
    expect(de).toContain(
      'waren nach dem Stand von 2018 wahrscheinlich über 3 Schritte verbunden, die nicht alle noch gelten: (1)',
    );
  });
});

describe('in German, a company has the article of its legal form', () => {
  it.each<[string, string]>([
    ['Huber Gesellschaft m.b.H.', 'der Huber Gesellschaft m.b.H.'],
    ['Huber Bauträgergesellschaft m.b.H.', 'der Huber Bauträgergesellschaft m.b.H.'],
    ['Huber Gesellschaft m. b. H. & Co. KG', 'der Huber Gesellschaft m. b. H. & Co. KG'],
    ['Huber Gesellschaft mit beschränkter Haftung', 'der Huber Gesellschaft mit beschränkter Haftung'],
    ['Huber Ges.m.b.H.', 'der Huber Ges.m.b.H.'],
    ['HUBER G.M.B.H.', 'der HUBER G.M.B.H.'],
    ['HUBER GESMBH', 'der HUBER GESMBH'],
    ['Huber G.m.b.H. in Liqu.', 'der Huber G.m.b.H. in Liqu.'],
    ['Huber Aktiengesellschaft in Liquidation', 'der Huber Aktiengesellschaft in Liquidation'],
    ['Huber Kommanditgesellschaft, i.L.', 'der Huber Kommanditgesellschaft, i.L.'],
    ['Murtaler Stiftung in Liquidation', 'der Murtaler Stiftung in Liquidation'],
    ['Huber A.G.', 'der Huber A.G.'],
    ['Huber K.G. in Liquidation', 'der Huber K.G. in Liquidation'],
    // None of these says what it is.
    ['Ambh Huber', 'von Ambh Huber'],
    ['Institut für Gesellschaft und Politik', 'von Institut für Gesellschaft und Politik'],
    ['Huber in Liquidation', 'von Huber in Liquidation'],
    ['Karnholz d.o.o.', 'von Karnholz d.o.o.'],
    ['Die Bäcker Gesellschaft m.b.H.', 'von „Die Bäcker Gesellschaft m.b.H.“'],
  ])('%s', (name, genitive) => {
    expect(germanName(company(name), 'genitive')).toBe(genitive);
  });
});

describe('where they meet', () => {
  const EVA = person('Eva Huber');
  const at = (
    name: string,
    more: { isLikely?: boolean; mine?: Partial<StatedRelation>; theirs?: Partial<StatedRelation> } = {},
  ): Meeting => ({
    company: company(name),
    isLikely: more.isLikely ?? false,
    offices: [stated(more.mine ?? {}), stated({ from: EVA, ...more.theirs })],
  });
  const together = (meetings: Meeting[], rest = 0) => plain(coOfficerSentence(ANDREAS, EVA, meetings, rest));
  const OLD = { state: 'unconfirmed', source: 'OffeneRegister', asOf: '2018-06-18' } as const;

  it('in the same companies, with source and day', () => {
    expect(together([at('A GmbH'), at('B AG'), at('C Ltd')])).toEqual([
      'Andreas Leitner and Eva Huber are both registered with A GmbH, B AG and C Ltd (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner und Eva Huber sind beide bei der A GmbH, der B AG und C Ltd eingetragen (Firmenbuch, Stand 1. November 2026).',
    ]);
  });

  it('counting what would be too many names, of which nothing more is known', () => {
    expect(together([at('A GmbH'), at('B AG')], 1204)).toEqual([
      'Andreas Leitner and Eva Huber are or were both registered with A GmbH, B AG and 1204 more (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner und Eva Huber sind oder waren beide bei der A GmbH, der B AG und 1204 weiteren eingetragen (Firmenbuch, Stand 1. November 2026).',
    ]);
  });

  it('as it was last said years ago', () => {
    expect(together([at('A GmbH', { mine: OLD, theirs: OLD })])).toEqual([
      'Andreas Leitner and Eva Huber were both registered with A GmbH; whether this still holds is not known (OffeneRegister, as of 18 June 2018).',
      'Andreas Leitner und Eva Huber waren zuletzt beide bei der A GmbH eingetragen; ob das noch gilt, ist nicht bekannt (OffeneRegister, Stand 18. Juni 2018).',
    ]);
  });

  it('no longer, as soon as one of them has left', () => {
    expect(together([at('A GmbH', { theirs: { state: 'past', endedOn: '2024-06-30' } })])).toEqual([
      'Andreas Leitner and Eva Huber were both registered with A GmbH (Firmenbuch, as of 1 November 2026).',
      'Andreas Leitner und Eva Huber waren beide bei der A GmbH eingetragen (Firmenbuch, Stand 1. November 2026).',
    ]);
  });

  it('here still, and there nobody knows', () => {
    expect(together([at('A GmbH'), at('B AG', { theirs: OLD })])).toEqual([
      'Andreas Leitner and Eva Huber are or were both registered with A GmbH and B AG; whether this still holds everywhere is not known (Firmenbuch, as of 1 November 2026; OffeneRegister, as of 18 June 2018).',
      'Andreas Leitner und Eva Huber sind oder waren beide bei der A GmbH und der B AG eingetragen; ob das noch überall gilt, ist nicht bekannt (Firmenbuch, Stand 1. November 2026; OffeneRegister, Stand 18. Juni 2018).',
    ]);
  });

  it('likely, where somebody is registered who is likely the person', () => {
    expect(together([at('A GmbH', { isLikely: true })])).toEqual([
      'Andreas Leitner and Eva Huber are probably both registered with A GmbH (Firmenbuch, as of 1 November 2026; by our comparison of the registers likely, not certainly, the same person).',
      'Andreas Leitner und Eva Huber sind wahrscheinlich beide bei der A GmbH eingetragen (Firmenbuch, Stand 1. November 2026; nach unserem Abgleich der Register wahrscheinlich, aber nicht sicher dieselbe Person).',
    ]);
    const [en, de] = together([at('A GmbH'), at('B AG', { isLikely: true })]);
    expect(en).toContain('are both registered with A GmbH, and probably with B AG (');
    expect(de).toContain('sind beide bei der A GmbH und wahrscheinlich auch bei der B AG eingetragen (');
  });

  const shared = (words: SharedAddress['words'], total = 1): SharedAddress => ({
    company: NETZBAU,
    address: 'Hauptplatz 1, 8750 Judenburg',
    total,
    words,
  });
  const NOW = { source: 'Firmenbuch', asOf: '2026-11-01' };

  it('at an address, which proves nothing', () => {
    expect(plain(addressSentence(shared([NOW, NOW]), false))).toEqual([
      '1 other company is on record at the address of Leitner Netzbau GmbH, Hauptplatz 1, 8750 Judenburg (Firmenbuch, as of 1 November 2026). A shared address alone proves no connection.',
      '1 weiteres Unternehmen ist an der Adresse der Leitner Netzbau GmbH, Hauptplatz 1, 8750 Judenburg, erfasst (Firmenbuch, Stand 1. November 2026). Eine gemeinsame Adresse allein belegt keine Verbindung.',
    ]);
    expect(addressSentence(shared([NOW], 1204), false).de).toBe(
      '1.204 weitere Unternehmen sind an der Adresse der Leitner Netzbau GmbH, Hauptplatz 1, 8750 Judenburg, erfasst (Firmenbuch, Stand 1. November 2026). Eine gemeinsame Adresse allein belegt keine Verbindung. So viele sprechen für ein Bürohaus oder einen Anbieter von Geschäftsadressen.',
    );
  });

  it('at an address that was said years ago, or on a day that nobody knows', () => {
    const words = [
      NOW,
      { source: 'OffeneRegister', asOf: '2018-06-18' },
      { source: 'OffeneRegister', asOf: '2017-01-02' },
      { source: 'Own file', asOf: null },
    ];
    expect(plain(addressSentence(shared(words, 3), true))).toEqual([
      '3 other companies are on record at the address of Leitner Netzbau GmbH, Hauptplatz 1, 8750 Judenburg; whether all are still there is not known (Firmenbuch, as of 1 November 2026; OffeneRegister, as of 2 January 2017 to 18 June 2018; Own file, date not known). A shared address alone proves no connection.',
      '3 weitere Unternehmen sind an der Adresse der Leitner Netzbau GmbH, Hauptplatz 1, 8750 Judenburg, erfasst; ob alle noch dort sind, ist nicht bekannt (Firmenbuch, Stand 1. November 2026; OffeneRegister, Stand 2. Januar 2017 bis 18. Juni 2018; Eigene Datei, Stand unbekannt). Eine gemeinsame Adresse allein belegt keine Verbindung.',
    ]);
  });
});
