/** Invented names of firms: artificial words from syllables, and German compounds in the manner of a letterhead. */
import { mix, PURPOSE, type Random } from '../random.ts';
import { at, list } from './word-list.ts';

const STARTS = list(`
  Vol Nov Sol Ver Tel Quan Al Mer Cal Vet Lum Cor Or Pri Ser Tri Vi Zen Ak Bel Cen Del El Fer Gal Hel In Jo Kal Lin Mon Nor
  Om Pal Qui Ros Sel Tar Ul Val Xen Yl Zir Arv Bor Cy Dur Er Fal Gri Har Il Kor Lor Man Ner Op Per Ral San Ten Un Ven Wen Zal
  Ad Bri Cla Dra Fle Glo Kry Plo Sta Tra`);
const MIDDLES = list(`
  ta va ra li ni mo ve ti ro la ne do si ca ri no te ma lo vi da re pa so go fe mi ka bo de fi gu ha ja ke le mu na pe qua
  ru se to vo xa ze ba be bi co cu di du fa fo ga ge gi hi ho ki ko ku lu me nu pi po pu sa su tu wa we wi za zo`);
const ENDS = list(`
  ra ris ron tis vis nex lux tor tan via nis dor sys tas mo rix lon vent cor dia gon lis nor pax ria san tec tera von xis
  zon bis dus fex lan mar nea pia quo rum set tum vox`);

const HEADS = list(`
  Kern Quell Alpen Fels Stern Nord Süd West Ost Berg Tal Wald Fluss Ufer Licht Klar Hell Sonnen Mond Wind Wetter Stein
  Linden Eichen Ahorn Birken Erlen Eschen Ulmen Kronen Adler Falken Kranich Luchs Bären Hirsch Otter Dachs Reiher Schwalben
  Hansa Anker Segel Hafen Brücken Turm Tor Mühl Hammer Eisen Stahl Kupfer Silber Zinn Glas Ton Ziegel Kiesel Granit Marmor
  Kristall Feder Faden Web Druck Schrift Blatt Rahmen Zirkel Winkel Lot Achs Rad Hebel Anger Wiesen Garten Korn Mehl Honig
  Hopfen Reben Salz Rosen Flieder Distel Farn Heide Moor Klee Hasel Holunder Wacholder Lärchen Zirben Kiefern Vier Drei Neu
  Alt Frei Weit Hoch Mitter Blau Grün Weiß Früh Abend Morgen`);
const TAILS = list(`
  feld grund werk kontor hof haus bau land mark tal berg stein wald bach brück quell ring kreis bogen linie punkt raum weg
  steg pfad platz ufer blick glanz kraft form gut wert plan halle kammer gilde zeit kern horn eck rain au wang ried moos
  leiten egg anger schmiede mühle dach`);

const FUSED = list('tec tech con form plan net com line flex matic vision pro plus nova lux via max vent systems ona');

/** The nicest words come first, because the first ranks are drawn most. */
const SHORT_BRANDS = 1_500;
const THREE_PART_BRANDS = 180_000;
const BRAND_VOCABULARY = 2_500_000;
/** About this many words share the top of the ranking. */
const COMMON_BRANDS = 1_500;

const brandOf = (number: number): string => {
  const a = mix(23, PURPOSE.brand, number);
  const b = mix(29, PURPOSE.brand, number);
  const start = at(STARTS, a);
  const end = at(ENDS, a >>> 8);
  if (number < SHORT_BRANDS) return start + (a & 0x10000 ? at(MIDDLES, b).slice(-1) : '') + end;
  if (number < THREE_PART_BRANDS) return start + at(MIDDLES, b) + end;
  return start + at(MIDDLES, b) + at(MIDDLES, b >>> 10) + end;
};

export const drawBrand = (random: Random): string => brandOf(random.zipf(BRAND_VOCABULARY, COMMON_BRANDS));

export const drawCompound = (random: Random): string => {
  const head = random.pick(HEADS);
  const tail = random.pick(TAILS);
  return head.toLowerCase().endsWith(tail.slice(0, 3)) ? `${head}werk` : head + tail;
};

/** "Soltatec", "Lumimed": the start of an artificial word with an ending that sounds like a trade. */
export const drawFusedBrand = (random: Random): string => {
  const number = random.zipf(BRAND_VOCABULARY, COMMON_BRANDS);
  const a = mix(31, PURPOSE.brand, number);
  const middle = number < 400 ? '' : at(MIDDLES, a >>> 8);
  const second = number < THREE_PART_BRANDS ? '' : at(MIDDLES, mix(37, PURPOSE.brand, number));
  return at(STARTS, a) + middle + second + at(FUSED, a >>> 16);
};

const CONSONANTS = 'BDFGHKLMNPRSTVW';
const LETTERS = 'ABCDEFGHIKLMNOPRSTUVWZ';

/** Letters that mean something else in this region. */
const UNWANTED = /SS|SA|NS|HH|HJ|KZ|KKK|NPD|RAF|FKK/;

export const drawAcronym = (random: Random): string => {
  const first = CONSONANTS.charAt(random.below(CONSONANTS.length));
  const second = LETTERS.charAt(random.below(LETTERS.length));
  const third = CONSONANTS.charAt(random.below(CONSONANTS.length));
  const letters = `${first}${second}${third}`;
  if (UNWANTED.test(letters)) return 'MTK';
  return random.chance(0.3) ? `${first}&${third}` : letters;
};
