/** Schools that do not exist, by country. */
import type { Country } from './places/towns.ts';
import type { Random } from './random.ts';
import { at } from './words/word-list.ts';

const names = (list: string): readonly string[] => list.split(', ');

const UNIVERSITIES: Record<Country, readonly string[]> = {
  AT: names(
    'Fachhochschule Murtal, Montanakademie Leoben, Grazer Hochschule für Wirtschaft, Technische Hochschule Donauraum, Alpen-Adria Business School, Fachhochschule Bregenzerwald, Akademie für Verwaltung Wien-Süd, Hochschule Traunviertel, Tiroler Hochschule für Technik und Tourismus, Weinviertel University of Applied Sciences',
  ),
  DE: names(
    'Hochschule Neckarland, Technische Hochschule Lippe-Süd, Universität Havelstadt, Hochschule für Wirtschaft Altmühl, Duale Hochschule Schwarzwald-Ost, Hansische Fachhochschule, Hochschule Elbmarsch, Technische Universität Saaletal, Akademie Niederrhein, Business School Rhein-Taunus, Hochschule Oberlausitz, Isar-Hochschule für Technik',
  ),
  CH: names(
    'Hochschule Innerschweiz, Fachhochschule Aaretal, Höhere Fachschule Glattal, Haute école du Jorat, Scuola superiore del Ceneri, Wirtschaftshochschule Säntis, Technische Fachschule Limmat',
  ),
};

const SCHOOLS: Record<Country, readonly string[]> = {
  AT: names(
    'HTL Mürztal, HAK Pannonia, HTBLA Hausruck, Handelsakademie Ennstal, HTL Inntal, HLW Wachau, Bundesgymnasium Lindenhof, Landesberufsschule Steinfeld',
  ),
  DE: names(
    'Gymnasium am Lindenberg, Berufskolleg Ruhrtal, Fachoberschule Mainbogen, Handelsschule Wesertor, Technikerschule Albrand, Wirtschaftsschule Isartor, Berufsschulzentrum Muldental',
  ),
  CH: names(
    'Berufsschule Seetal, Kantonsschule Rebhalde, Gewerbeschule Rheinknie, Handelsschule Bellevue, Gymnase des Vignes',
  ),
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

/** People of one community share a few universities; half of the students go to the nearest one. */
export const drawUniversity = (random: Random, country: Country, community: number): string => {
  const u = random.below(4);
  return at(UNIVERSITIES[country], u < 2 ? community : u === 2 ? community + 1 : community * 3 + 4);
};

export const drawSchool = (random: Random, country: Country, community: number): string =>
  at(SCHOOLS[country], random.below(2) === 0 ? community : community * 5 + 2);
