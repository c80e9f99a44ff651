/** Cities by their German name and their names in other languages and lists: country, name, other names. */
const CITIES = `
AT|Wien|Vienna,Vienne,Bécs
AT|Klagenfurt am Wörthersee|Klagenfurt
AT|Bleiburg|Pliberk
DE|München|Munich,Monaco di Baviera
DE|Köln|Cologne,Colonia
DE|Nürnberg|Nuremberg,Nuremburg
DE|Hannover|Hanover
DE|Braunschweig|Brunswick
DE|Bremen|Brême
DE|Hameln|Hamelin
DE|Aachen|Aix-la-Chapelle
DE|Mainz|Mayence
DE|Trier|Treves
DE|Koblenz|Coblenz,Coblence
DE|Regensburg|Ratisbon
DE|Konstanz|Constance
DE|Dresden|Dresde
DE|Göttingen|Goettingen,Gottingen
DE|Frankfurt am Main|Frankfurt,Francfort
DE|Freiburg im Breisgau|Freiburg,Freiburg i. Br.,Fribourg-en-Brisgau
DE|Mülheim an der Ruhr|Mülheim
DE|Esslingen am Neckar|Esslingen
DE|Offenbach am Main|Offenbach
DE|Hanau|Hanau am Main
DE|Marburg|Marburg an der Lahn
DE|Dessau-Roßlau|Dessau
DE|Lutherstadt Wittenberg|Wittenberg
DE|Eisleben|Lutherstadt Eisleben
DE|Cottbus|Chóśebuz
DE|Bautzen|Budyšin
DE|Saarbrücken|Sarrebruck
CH|Zürich|Zurich,Zurigo
CH|Genf|Genève,Geneva,Ginevra
CH|Basel|Bâle,Basle,Basilea
CH|Bern|Berne,Berna
CH|Luzern|Lucerne,Lucerna
CH|St. Gallen|Sankt Gallen,Saint-Gall,San Gallo
CH|Freiburg|Fribourg,Friburgo
CH|Neuenburg|Neuchâtel
CH|Sitten|Sion
CH|Siders|Sierre
CH|Biel/Bienne|Biel,Bienne
CH|Murten|Morat
CH|Chur|Coire,Coira
CH|Schaffhausen|Schaffhouse
CH|Solothurn|Soleure
CH|Delémont|Delsberg
CH|Bellinzona|Bellenz
CH|Locarno|Luggarus
CH|Lugano|Lauis
CH|Pruntrut|Porrentruy
CH|Zug|Zoug
CH|Thun|Thoune
CH|Glarus|Glaris
CH|Yverdon-les-Bains|Iferten
CH|Vevey|Vivis
CH|Lausanne|Losanna
CH|Rapperswil-Jona|Rapperswil
`;

const rows = CITIES.trim()
  .split('\n')
  .map((line) => {
    const [country = '', name = '', others = ''] = line.split('|');
    return { country, name, others: others.split(',') };
  });

export type CityNames = { country: string; name: string; others: string[] };

export const CITY_NAMES: readonly CityNames[] = rows;

const otherNames: ReadonlyMap<string, string[]> = new Map(
  rows.map(({ country, name, others }) => [`${country} ${name}`, others]),
);

/** The names of a city in other languages and lists. */
export const otherNamesOf = (country: string, name: string): readonly string[] =>
  otherNames.get(`${country} ${name}`) ?? [];

/** What cities are called in English, where that is another name. */
const ENGLISH_CITIES = `
AT|Wien|Vienna
AT|Klagenfurt am Wörthersee|Klagenfurt
DE|München|Munich
DE|Köln|Cologne
DE|Nürnberg|Nuremberg
DE|Hannover|Hanover
DE|Frankfurt am Main|Frankfurt
CH|Zürich|Zurich
CH|Genf|Geneva
CH|Luzern|Lucerne
CH|Freiburg|Fribourg
CH|Neuenburg|Neuchâtel
CH|Sitten|Sion
CH|Siders|Sierre
CH|Pruntrut|Porrentruy
`;

const englishCities: ReadonlyMap<string, string> = new Map(
  ENGLISH_CITIES.trim()
    .split('\n')
    .map((line) => {
      const [country = '', german = '', english = ''] = line.split('|');
      return [`${country} ${german}`, english];
    }),
);

export type PlaceLanguage = 'en' | 'de';

export const cityIn = (language: PlaceLanguage, country: string, german: string): string =>
  language === 'de' ? german : (englishCities.get(`${country} ${german}`) ?? german);

/** Regions by their German name, their English one and others; where only one is given, it is the same in both. */
const REGIONS = `
Bayern|Bavaria
Hessen|Hesse
Niedersachsen|Lower Saxony
Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania
Nordrhein-Westfalen|North Rhine-Westphalia,NRW
Rheinland-Pfalz|Rhineland-Palatinate
Sachsen|Saxony
Sachsen-Anhalt|Saxony-Anhalt
Thüringen|Thuringia
Kärnten|Carinthia
Niederösterreich|Lower Austria
Steiermark|Styria
Tirol|Tyrol
Oberösterreich|Upper Austria
Wien|Vienna
Graubünden|Grisons,Grigioni
Tessin|Ticino
Wallis|Valais
Waadt|Vaud
Zürich|Zurich
Genf|Geneva,Genève
Bern|Bern,Berne
Luzern|Lucerne
Freiburg|Fribourg
Neuenburg|Neuchâtel
Aargau|Aargau,Argovia
Thurgau|Thurgau,Thurgovia
Solothurn|Solothurn,Soleure
St. Gallen|St. Gallen,Saint-Gall
Basel-Landschaft|Basel-Landschaft,Baselland
`;

const regionRows = REGIONS.trim()
  .split('\n')
  .map((line) => {
    const [german = '', others = ''] = line.split('|');
    return { german, others: others.split(',') };
  });

/** Names of regions in other languages; German ones come with the places. */
export const REGION_NAMES: ReadonlyMap<string, string> = new Map(
  regionRows.flatMap(({ german, others }) => others.map((other) => [other, german] as const)),
);

const englishRegions: ReadonlyMap<string, string> = new Map(
  regionRows.map(({ german, others: [english = german] }) => [german, english]),
);

export const otherNamesOfRegion = (german: string): readonly string[] =>
  regionRows.find((row) => row.german === german)?.others ?? [];

export const regionIn = (language: PlaceLanguage, german: string): string =>
  language === 'de' ? german : (englishRegions.get(german) ?? german);

const COUNTRY_NAMES: Readonly<Record<string, Record<PlaceLanguage, string>>> = {
  AT: { de: 'Österreich', en: 'Austria' },
  DE: { de: 'Deutschland', en: 'Germany' },
  CH: { de: 'Schweiz', en: 'Switzerland' },
  LI: { de: 'Liechtenstein', en: 'Liechtenstein' },
};

export const NAMED_COUNTRIES: readonly string[] = Object.keys(COUNTRY_NAMES);

export const countryIn = (language: PlaceLanguage, code: string): string => COUNTRY_NAMES[code]?.[language] ?? code;

/** Folded words that name a country. */
export const COUNTRY_WORDS: ReadonlyMap<string, string> = new Map([
  ['osterreich', 'AT'],
  ['austria', 'AT'],
  ['autriche', 'AT'],
  ['deutschland', 'DE'],
  ['germany', 'DE'],
  ['allemagne', 'DE'],
  ['brd', 'DE'],
  ['schweiz', 'CH'],
  ['switzerland', 'CH'],
  ['suisse', 'CH'],
  ['svizzera', 'CH'],
  ['liechtenstein', 'LI'],
]);

export const otherNamesOfCountry = (code: string): readonly string[] =>
  [...COUNTRY_WORDS].flatMap(([word, country]) => (country === code ? [word] : []));

/** They count only where a country is expected. */
export const COUNTRY_CODES: ReadonlyMap<string, string> = new Map([
  ['a', 'AT'],
  ['at', 'AT'],
  ['aut', 'AT'],
  ['d', 'DE'],
  ['de', 'DE'],
  ['deu', 'DE'],
  ['ger', 'DE'],
  ['ch', 'CH'],
  ['che', 'CH'],
  ['fl', 'LI'],
  ['li', 'LI'],
  ['lie', 'LI'],
]);
