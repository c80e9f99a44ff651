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
DE|Aachen|Aix-la-Chapelle,Bad Aachen
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

/** English names of regions; German ones come with the places. */
export const REGION_NAMES: ReadonlyMap<string, string> = new Map([
  ['Bavaria', 'Bayern'],
  ['Hesse', 'Hessen'],
  ['Lower Saxony', 'Niedersachsen'],
  ['Mecklenburg-Western Pomerania', 'Mecklenburg-Vorpommern'],
  ['NRW', 'Nordrhein-Westfalen'],
  ['North Rhine-Westphalia', 'Nordrhein-Westfalen'],
  ['Rhineland-Palatinate', 'Rheinland-Pfalz'],
  ['Saxony', 'Sachsen'],
  ['Saxony-Anhalt', 'Sachsen-Anhalt'],
  ['Thuringia', 'Thüringen'],
  ['Carinthia', 'Kärnten'],
  ['Lower Austria', 'Niederösterreich'],
  ['Styria', 'Steiermark'],
  ['Tyrol', 'Tirol'],
  ['Upper Austria', 'Oberösterreich'],
  ['Grisons', 'Graubünden'],
  ['Ticino', 'Tessin'],
  ['Valais', 'Wallis'],
  ['Vaud', 'Waadt'],
]);

/** Folded words that name a country. The short codes count only where a country is expected. */
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
