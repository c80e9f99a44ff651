/** Schools that do not exist, by country. */
import type { Country } from './places/towns.ts';
import type { Random } from './random.ts';

export type School = { name: string; level: 'school' | 'university' };

const of = (level: School['level'], names: string): School[] =>
  names.split(',').map((name) => ({ name: name.trim(), level }));

export const SCHOOLS: Record<Country, readonly School[]> = {
  AT: [
    ...of(
      'university',
      'Fachhochschule Murtal, Montanakademie Leoben, Grazer Hochschule für Wirtschaft, Technische Hochschule Donauraum, Alpen-Adria Business School, Fachhochschule Bregenzerwald, Akademie für Verwaltung Wien-Süd, Hochschule Traunviertel, Tiroler Hochschule für Technik und Tourismus, Weinviertel University of Applied Sciences',
    ),
    ...of(
      'school',
      'HTL Mürztal, HAK Pannonia, HTBLA Hausruck, Handelsakademie Ennstal, HTL Inntal, HLW Wachau, Bundesgymnasium Lindenhof, Landesberufsschule Steinfeld',
    ),
  ],
  DE: [
    ...of(
      'university',
      'Hochschule Neckarland, Technische Hochschule Lippe-Süd, Universität Havelstadt, Hochschule für Wirtschaft Altmühl, Duale Hochschule Schwarzwald-Ost, Hansische Fachhochschule, Hochschule Elbmarsch, Technische Universität Saaletal, Akademie Niederrhein, Business School Rhein-Taunus, Hochschule Oberlausitz, Isar-Hochschule für Technik',
    ),
    ...of(
      'school',
      'Gymnasium am Lindenberg, Berufskolleg Ruhrtal, Fachoberschule Mainbogen, Handelsschule Wesertor, Technikerschule Albrand, Wirtschaftsschule Isartor, Berufsschulzentrum Muldental',
    ),
  ],
  CH: [
    ...of(
      'university',
      'Hochschule Innerschweiz, Fachhochschule Aaretal, Höhere Fachschule Glattal, Haute école du Jorat, Scuola superiore del Ceneri, Wirtschaftshochschule Säntis, Technische Fachschule Limmat',
    ),
    ...of(
      'school',
      'Berufsschule Seetal, Kantonsschule Rebhalde, Gewerbeschule Rheinknie, Handelsschule Bellevue, Gymnase des Vignes',
    ),
  ],
};

/** Degrees before and after the reform of the early 2000s. */
const DEGREES: Record<Country, { before: readonly string[]; after: readonly string[] }> = {
  AT: {
    before: [
      'Mag. rer. soc. oec. Betriebswirtschaft',
      'Dipl.-Ing. Maschinenbau',
      'Dipl.-Ing. Wirtschaftsingenieurwesen',
      'Mag. Handelswissenschaften',
    ],
    after: [
      'Bachelor Wirtschaftsingenieurwesen',
      'Masterstudium Betriebswirtschaft',
      'Dipl.-Ing. Energietechnik',
      'Bachelor Informatik',
      'Master Supply Chain Management',
      'Bachelor Bauingenieurwesen',
    ],
  },
  DE: {
    before: [
      'Diplom-Betriebswirt/in (FH)',
      'Dipl.-Ing. (FH) Elektrotechnik',
      'Dipl.-Ing. Maschinenbau',
      'Diplom-Volkswirt/in',
    ],
    after: [
      'B.Sc. Betriebswirtschaftslehre',
      'M.Sc. Wirtschaftsingenieurwesen',
      'B.Eng. Maschinenbau',
      'M.Sc. Informatik',
      'B.A. International Business',
      'M.Eng. Bauingenieurwesen',
    ],
  },
  CH: {
    before: ['Betriebsökonom/in HWV', 'Ingenieur/in HTL', 'Lic. oec.', 'Dipl. Techniker/in TS'],
    after: [
      'BSc Betriebsökonomie',
      'MSc Business Administration',
      'BSc Informatik',
      'Dipl. Techniker/in HF',
      'BSc Elektrotechnik',
      'BSc Bauingenieurwesen',
    ],
  },
};
const REFORM = 2004;

const SCHOOL_LEAVING: Record<Country, readonly string[]> = {
  AT: ['Matura', 'Reife- und Diplomprüfung'],
  DE: ['Abitur', 'Fachhochschulreife'],
  CH: ['Berufsmaturität', 'Kaufmännische Lehre EFZ'],
};

export const drawDegree = (random: Random, country: Country, fromYear: number): string =>
  random.pick(DEGREES[country][fromYear < REFORM ? 'before' : 'after']);

export const drawSchoolLeaving = (random: Random, country: Country): string => random.pick(SCHOOL_LEAVING[country]);

/** The few schools that people of one community share. */
export const schoolsAround = (country: Country, community: number): readonly School[] => {
  const all = SCHOOLS[country];
  const universities = all.filter(({ level }) => level === 'university');
  const schools = all.filter(({ level }) => level === 'school');
  const at = (list: readonly School[], i: number): School[] => list.slice(i % list.length, (i % list.length) + 1);
  return [
    ...at(universities, community),
    ...at(universities, community + 1),
    ...at(universities, community * 3 + 4),
    ...at(schools, community),
    ...at(schools, community * 5 + 2),
  ];
};
