import { describe, expect, it } from 'vitest';
import { collect, streamOf } from '../fixtures/streams.ts';
import { parseJsonResume, parseJsonResumeLines } from './json-resume.ts';

const RESUME = {
  basics: {
    name: 'Berta  Beispiel',
    label: 'Ingenieurin',
    email: 'berta@adler.example',
    phone: '+43 1 000000',
    location: { city: 'Musterdorf', countryCode: 'AT' },
    profiles: [
      { network: 'LinkedIn', username: 'berta', url: 'https://www.linkedin.com/in/berta-beispiel-1/' },
      { network: 'GitHub', username: 'berta', url: 'https://github.com/berta' },
      { network: 'X', username: 'bertaB' },
    ],
  },
  work: [
    { company: 'Spatz KG', position: 'Konstrukteurin', startDate: '2010-01', endDate: '2015-06-30' },
    { name: 'Adler AG', position: 'Geschäftsführerin', startDate: '2015-07-01' },
    { summary: 'nothing else' },
  ],
  education: [
    { institution: 'Hochschule Horst', area: 'Maschinenbau', studyType: 'MSc', startDate: '2004', endDate: '2009' },
  ],
  skills: [{ name: 'CAD', keywords: ['Flügel', 'CAD'] }, { name: 'Führung' }],
};

const read = (resume: unknown) => {
  const parsed = parseJsonResume(resume);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.record;
};

describe('parseJsonResume', () => {
  it('reads a résumé', () => {
    expect(read(RESUME)).toEqual({
      sourceKey: 'berta-beispiel-1',
      profileId: 'berta-beispiel-1',
      fullName: 'Berta Beispiel',
      title: 'Geschäftsführerin',
      headline: 'Ingenieurin',
      locality: 'Musterdorf',
      country: 'AT',
      isManagement: true,
      companyName: 'Adler AG',
      email: 'berta@adler.example',
      phone: '+43 1 000000',
      linkedin: 'https://www.linkedin.com/in/berta-beispiel-1/',
      twitter: 'bertaB',
      github: 'https://github.com/berta',
      experience: [
        { title: 'Geschäftsführerin', organisation: 'Adler AG', fromYear: 2015 },
        { title: 'Konstrukteurin', organisation: 'Spatz KG', fromYear: 2010, toYear: 2015 },
      ],
      education: [{ title: 'MSc, Maschinenbau', organisation: 'Hochschule Horst', fromYear: 2004, toYear: 2009 }],
      skills: ['CAD', 'Flügel', 'Führung'],
    });
  });

  it('gives two people of one name different keys, and one person always the same', () => {
    const plain = (email: string) => read({ basics: { name: 'Jörg Müller', email } }).profileId;
    expect(plain('a@x.example')).toMatch(/^jorg-muller-[0-9a-f]{8}$/);
    expect(plain('a@x.example')).toBe(plain('a@x.example'));
    expect(plain('a@x.example')).not.toBe(plain('b@x.example'));
  });

  it.each([
    ['CEO', true],
    ['Head of Sales', true],
    ['Vertriebsleiter', true],
    ['Abteilungsleiterin', true],
    ['Mitglied des Vorstands', true],
    ['Softwareentwicklerin', false],
    ['Begleiterscheinung', false],
  ])('knows whether a %s manages: %s', (label, isManagement) => {
    expect(read({ basics: { name: 'Berta Beispiel', label } }).isManagement).toBe(isManagement);
  });

  it.each([[null], [{}], [{ basics: {} }], [{ basics: { name: ' ' } }]])('rejects %j', (resume) => {
    expect(parseJsonResume(resume, 4)).toMatchObject({ ok: false, at: 4 });
  });
});

describe('parseJsonResumeLines', () => {
  it('reads one per line and rejects single lines', async () => {
    const parsed = await collect(
      parseJsonResumeLines(streamOf(`${JSON.stringify(RESUME)}\n{"basics"\n\n${JSON.stringify(RESUME)}`)),
    );
    expect(parsed.map(({ ok, at }) => [ok, at])).toEqual([
      [true, 1],
      [false, 2],
      [true, 4],
    ]);
  });
});
