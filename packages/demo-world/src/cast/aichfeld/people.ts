/** People around the Aichfeld, who appear in several of its companies. */
import { person } from '../families/people.ts';

export const GERHARD_EISENBACHER = person('Gerhard Eisenbacher', 'male', '1958-03-22', 'Fohnsdorf');
export const ILSE_EISENBACHER = person('Ilse Eisenbacher', 'female', '1961-10-09', 'Fohnsdorf');
export const WOLFGANG_EISENBACHER = person('Wolfgang Eisenbacher', 'male', '1963-12-01', 'Judenburg');
export const MANFRED_RINNHOFER = person('Manfred Rinnhofer', 'male', '1969-06-17', 'Spielberg', 'Ing.');
export const CLAUDIA_STEINWENDER = person('Claudia Steinwender', 'female', '1977-02-25', 'Graz', 'Mag.');
export const JOERG_PUSCHENJAK = person('Jörg Puschenjak', 'male', '1980-11-12', 'Leoben', 'Dipl.-Ing.');
export const DORIS_WALLNER_SEIDL = person(
  'Doris Wallner-Seidl',
  'female',
  '1982-07-30',
  'Bruck an der Mur',
  'Mag. (FH)',
);
export const SANDRA_FELDBAUMER = person('Sandra Feldbaumer', 'female', '1985-04-03', 'Knittelfeld', 'Ing.');
export const HELMUT_TOCKNER = person('Helmut Tockner', 'male', '1974-09-19', 'Fohnsdorf');
export const GERNOT_LIEBMINGER = person('Gernot Liebminger', 'male', '1966-01-28', 'Graz', 'Dr.');
export const VERONIKA_PRETTENTHALER = person('Veronika Prettenthaler', 'female', '1972-08-14', 'Graz', 'Dr.');
export const PAUL_PRETTENTHALER = person('Paul Prettenthaler', 'male', '1999-05-19', 'Graz');
export const ULRIKE_BAERNTHALER_MOIK = person('Ulrike Bärnthaler-Moik', 'female', '1965-05-11', 'Knittelfeld', 'Mag.');
export const STEFAN_BAERNTHALER = person('Stefan Bärnthaler', 'male', '1991-03-07', 'Knittelfeld', 'Mag.');
export const BERND_MOITZI = person('Bernd Moitzi', 'male', '1978-12-20', 'Pöls');
export const KARIN_MOITZI = person('Karin Moitzi', 'female', '1980-06-02', 'Pöls');
export const ALOIS_HASLEBNER = person('Alois Haslebner', 'male', '1960-02-16', 'Obdach');
export const JOHANNA_HASLEBNER = person('Johanna Haslebner', 'female', '1989-09-25', 'Obdach', 'Dipl.-Ing.');
export const CHRISTOPH_ZECHNERBAUER = person(
  'Christoph Zechnerbauer',
  'male',
  '1987-01-13',
  'Weißkirchen in Steiermark',
);
export const MELANIE_STRASSBERGER = person('Melanie Straßberger', 'female', '1990-10-05', 'Judenburg', 'Mag.');
export const PETER_KRANZELMAYER = person('Peter Kranzelmayer', 'male', '1957-07-08', 'Kobenz');
export const RAINER_SULZBACHNER = person('Rainer Sulzbachner', 'male', '1975-11-23', 'Zeltweg', 'Ing.');
export const THERESIA_LEITOLD = person('Theresia Leitold', 'female', '1968-04-27', 'Seckau');
export const JAKOB_GOETSCHL = person('Jakob Götschl', 'male', '1994-02-08', 'Spielberg');
