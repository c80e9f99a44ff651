/** People whom several companies of the families share, and those who share a name. */
import type { Human } from '../../persons.ts';
import type { Gender } from '../../words/first-names.ts';

/** A person with the town that registers state. */
export type Person = Human & { home: string };

/** The Swiss register prints no date of birth, so those who are only there have none that anybody would read. */
export const person = (name: string, gender: Gender, bornOn: string, home: string, degree?: string): Person => {
  const space = name.indexOf(' ');
  return {
    first: name.slice(0, space),
    last: name.slice(space + 1),
    gender,
    bornOn,
    bornYear: Number(bornOn.slice(0, 4)),
    degree,
    home,
  };
};

export const JOSEF_LEITNER = person('Josef Leitner', 'male', '1948-02-11', 'Judenburg');
export const EVA_LEITNER_MOSER = person('Eva Leitner-Moser', 'female', '1951-07-27', 'Judenburg');
export const KATHARINA_LEITNER = person('Katharina Leitner', 'female', '1976-05-21', 'Judenburg', 'Dipl.-Ing.');
export const ANDREAS_LEITNER = person('Andreas Leitner', 'male', '1979-10-03', 'Judenburg', 'Mag.');

/** A lawyer: administrator of many insolvencies, and on the board of a foundation. */
export const HEDWIG_ZWETTLER_HAAS = person('Hedwig Zwettler-Haas', 'female', '1964-04-19', 'Graz', 'Dr.');

export const ROBERT_STOLLHUBER = person('Robert Stollhuber', 'male', '1971-08-06', 'Zeltweg');
export const MARKUS_HABERLEITNER = person('Markus Haberleitner', 'male', '1972-03-15', 'Knittelfeld', 'Ing.');

/** Of two companies that nothing else connects: no year of birth, one town. */
export const QUIRIN_CADUFF_NAEGELI = person('Quirin Caduff-Nägeli', 'male', '1968-01-01', 'Chur');

export const THOMAS_GRUBER = {
  ofKnittelfeld: person('Thomas Gruber', 'male', '1983-06-24', 'Knittelfeld'),
  ofFrohnleiten: person('Thomas Gruber', 'male', '1966-11-08', 'Frohnleiten', 'Ing.'),
  ofWien: person('Thomas Gruber', 'male', '1959-02-17', 'Wien', 'Dr.'),
  ofZug: person('Thomas Gruber', 'male', '1970-01-01', 'Zug'),
} as const;

/** Of the older cast, as its companies state them. */
export const MIRIAM_HOFER = person('Miriam Hofer', 'female', '1986-01-28', 'Leoben', 'Mag.');
export const THOMAS_BRANDSTAETTER = person('Thomas Brandstätter', 'male', '1979-09-02', 'Knittelfeld');
export const LENA_HARTWIG = person('Lena Hartwig', 'female', '1978-04-11', 'Freilassing');
export const STEFAN_KOFLER = person('Stefan Kofler', 'male', '1974-11-03', 'Graz', 'Ing.');
export const BEAT_IMHOF = person('Beat Imhof', 'male', '1963-06-06', 'Altdorf UR');
