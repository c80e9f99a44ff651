/**
 * Family names. The frequent ones are written out; the long tail, which every register has, is built from the parts that
 * German family names are made of (place, position, trade), so that the vocabulary grows with the world.
 */
import { mix, PURPOSE, type Random } from '../random.ts';
import { at, list } from './word-list.ts';

export const AUSTRIAN = list(`
  Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Weber
  Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf Wallner Aigner
  Ebner Koller Lehner Haas Schuster Strasser Holzer Stadler Haider Riegler Kaufmann Hofbauer Pfeiffer Kainz Reisinger Hauser
  Zöchling Brandstätter Kofler Lackner Kern Köck Pirker Unterberger Sommer Trummer Ortner Hinterleitner Krenn Zauner Stöger
  Windisch Kaltenbrunner Puchner Rainer Oberhofer Schwaiger Feichtinger Kogler Hirsch Prinz Wieser Knapp Haslinger Zach
  Sattler Angerer Hödl Kronfuß Thaler Moosbrugger Fink Rauch Nußbaumer Plank Lindner Posch Tschernitz Scheiber Gstrein
  Falkner Neururer Burtscher Hagspiel Bitschnau Fercher Kreuzer Sallinger Sturm Weinhandl Gutmann Paier Zechner Ertl Stangl
  Grabner Kainrath Dorfer Prettner Jandl Resch Kranz Tomaschitz Horvath Novak Svoboda Dvorak Nemeth Kovacs`);

export const GERMAN = list(`
  Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder
  Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann Schmid Schulze
  Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel
  Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter
  Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler
  Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Petersen Hansen Jansen Carstens Behrens
  Lüders Petzold Nitschke Kirchner Hübner Wendt Thiel Ritter Kessler Wiedemann Brückner Ahlers Bremer Hennig Wulf Kruse
  Tietz Janßen Riedel Ebert Burmeister Rademacher Stegemann Niemeyer Osterkamp Westermann Hüttner Reuter Lindner Kaufmann`);

export const SWISS = list(`
  Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer
  Wyss Graf Roth Suter Baumgartner Bachmann Kunz Bucher Kaufmann Hofer Lüthi Bühler Lehmann Marti Frey Christen Egli Koch
  Arnold Hofmann Küng Zürcher Sutter Burri Bieri Stalder Hess Schär Ammann Kälin Zumbühl Imhof Odermatt Gisler Furrer Zgraggen
  Aebischer Hasler Wenger Amstutz Rüegg Tanner Eggenberger Caminada Cadonau Bürgi Aeschlimann Niederberger Rohner Spörri
  Leuenberger Hunziker Büchi Vonlanthen Studer Flückiger Schnyder Bärtschi Ritschard Walser Thöny Bänziger Zuberbühler`);

export const FRENCH_SWISS = list(`
  Favre Rochat Martin Blanc Bonvin Jaquet Chevalley Dubois Monnier Perret Rossier Pittet Barras Gremaud Cornu Meylan Golay
  Borgeaud Duvoisin Clerc Crettenand Fournier Berset Oberson Reymond Vuilleumier Jeanneret Robert Droz Aubert Mercier Chappuis
  Dufour Girardet Pasquier Bovet Maillard Moret Chollet Zufferey Emery Delacrétaz Guignard Bettex`);

export const ITALIAN_SWISS = list(`
  Bernasconi Rossi Bianchi Fontana Ferrari Cattaneo Galli Pedrazzini Crivelli Martinelli Lepori Bianda Rezzonico Solari Poretti
  Ghiringhelli Quadri Camponovo Tognetti Fumagalli Maggi Storni Balmelli Casanova Delmenico Guidotti Zanetti Pellegrini`);

export const SOUTHEASTERN = list(`
  Yılmaz Petrović Kaya Jovanović Demir Nowak Horvat Kovačević Şahin Nikolić Çelik Marković Öztürk Ilić Aydın Popović Kowalski
  Babić Hodžić Arslan Stojanović Wiśniewski Begić Matić Doğan Krasniqi Pavlović Koç Lukić Hadžić Kurt Ivanov Popescu Nagy`);

const PLACES = list(`
  Stein Wald Berg Moos Hof Brunn Feld Eck Kreuz Bach Linden Birken Eichen Buchen Erlen Eschen Tannen Hasel Ahorn Weiden Nuss
  Apfel Kirch Dorf Markt Mühl Brück Burg Turm Graben Au Weiher See Ried Wiesen Anger Hang Leiten Kogel Gipfel Tal Schlucht
  Sand Lehm Kies Erz Silber Gold Kupfer Eisen Salz Schwarz Weiß Rot Grün Blau Grau Lang Breit Hoch Tief Kalt Warm Schön Wild
  Rau Stroh Heu Korn Hafer Gersten Wein Rüben Hopfen Reh Hirsch Fuchs Wolf Bären Adler Falken Raben Amsel Kranich Fisch
  Otter Biber Donner Wolken Sonn Stern Winter Sommer Oster Pfingst Frei Fried Sieg Ehren Königs Kaiser Grafen Bischof Abt
  Probst Pfarr Kloster Schul Schmied Zimmer Wagen Seiler Ziegel Glas Pech Kohl Holz Schind Roß Ochsen Lamm`);

const ENDINGS = list(`
  er hofer bauer berger egger felder huber lechner leitner maier mayr müller moser reiter rieder steiner thaler wieser
  winkler bacher brunner brucker dorfer eder gruber hauser holzer kofler lehner mann mayer meister rainer sattler schmid
  stätter wallner wanger weger zeller böck burger gasser`);

const POSITIONS = list('Ober Unter Hinter Vorder Nieder Mitter Inner Neu Alt Hoch');

/** How many different names the tail can yield before it mostly repeats itself. */
const SURNAME_TAIL = 90_000;
/** About this many names share the top of the ranking. */
const COMMON_TAIL = 250;

const joined = (head: string, tail: string): string => {
  // Triple letters and doubled endings ("Mannmann", "Bergberger") look machine-made.
  const lower = tail.toLowerCase();
  if (head.toLowerCase().endsWith(lower.slice(0, 3)) || lower.startsWith(head.toLowerCase().slice(0, 4))) {
    return `${head}${lower.startsWith('h') ? 'bauer' : 'huber'}`;
  }
  return head + lower;
};

/** Names below this number have two parts; most later ones have three. */
const TWO_PART_NAMES = 60_000;

/** A name of the tail by its number. */
const tailSurname = (number: number): string => {
  const hash = mix(17, PURPOSE.surname, number);
  const place = at(PLACES, hash);
  const name = joined(place, at(ENDINGS, hash >>> 9));
  return number < TWO_PART_NAMES || hash % 4 === 0 ? name : joined(at(POSITIONS, hash >>> 18), name);
};

export const drawTailSurname = (random: Random): string => tailSurname(random.zipf(SURNAME_TAIL, COMMON_TAIL));

/** Share of the written-out lists; the rest comes from the tail. */
const COMMON_SHARE = 0.72;

/** A family name: mostly a frequent one, otherwise one of the tail. */
export const drawSurname = (random: Random, common: readonly string[]): string => {
  if (random.chance(COMMON_SHARE)) {
    // The exponent flattens Zipf: Müller is frequent, but not one in five.
    const rank = Math.floor(random.next() ** 1.6 * common.length);
    return common[rank] ?? 'Huber';
  }
  return drawTailSurname(random);
};
