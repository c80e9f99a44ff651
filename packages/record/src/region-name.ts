/** One spelling per state, province and canton, whatever code or language the source uses for it. */

const AUSTRIA = [
  ['1', 'Burgenland'],
  ['2', 'Kärnten'],
  ['3', 'Niederösterreich'],
  ['4', 'Oberösterreich'],
  ['5', 'Salzburg'],
  ['6', 'Steiermark'],
  ['7', 'Tirol'],
  ['8', 'Vorarlberg'],
  ['9', 'Wien'],
] as const;

/** ISO 3166-2 code, GeoNames number, name. */
const GERMANY = [
  ['BW', '1', 'Baden-Württemberg'],
  ['BY', '2', 'Bayern'],
  ['HB', '3', 'Bremen'],
  ['HH', '4', 'Hamburg'],
  ['HE', '5', 'Hessen'],
  ['NI', '6', 'Niedersachsen'],
  ['NW', '7', 'Nordrhein-Westfalen'],
  ['RP', '8', 'Rheinland-Pfalz'],
  ['SL', '9', 'Saarland'],
  ['SH', '10', 'Schleswig-Holstein'],
  ['BB', '11', 'Brandenburg'],
  ['MV', '12', 'Mecklenburg-Vorpommern'],
  ['SN', '13', 'Sachsen'],
  ['ST', '14', 'Sachsen-Anhalt'],
  ['TH', '15', 'Thüringen'],
  ['BE', '16', 'Berlin'],
] as const;

const SWITZERLAND = [
  ['AG', 'Aargau'],
  ['AI', 'Appenzell Innerrhoden'],
  ['AR', 'Appenzell Ausserrhoden'],
  ['BE', 'Bern'],
  ['BL', 'Basel-Landschaft'],
  ['BS', 'Basel-Stadt'],
  ['FR', 'Freiburg'],
  ['GE', 'Genf'],
  ['GL', 'Glarus'],
  ['GR', 'Graubünden'],
  ['JU', 'Jura'],
  ['LU', 'Luzern'],
  ['NE', 'Neuenburg'],
  ['NW', 'Nidwalden'],
  ['OW', 'Obwalden'],
  ['SG', 'St. Gallen'],
  ['SH', 'Schaffhausen'],
  ['SO', 'Solothurn'],
  ['SZ', 'Schwyz'],
  ['TG', 'Thurgau'],
  ['TI', 'Tessin'],
  ['UR', 'Uri'],
  ['VD', 'Waadt'],
  ['VS', 'Wallis'],
  ['ZG', 'Zug'],
  ['ZH', 'Zürich'],
] as const;

/** Sources in English write the name itself. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['Bavaria', 'Bayern'],
  ['Carinthia', 'Kärnten'],
  ['Hesse', 'Hessen'],
  ['Lower Austria', 'Niederösterreich'],
  ['Lower Saxony', 'Niedersachsen'],
  ['Mecklenburg-Western Pomerania', 'Mecklenburg-Vorpommern'],
  ['North Rhine-Westphalia', 'Nordrhein-Westfalen'],
  ['Rhineland-Palatinate', 'Rheinland-Pfalz'],
  ['Saxony', 'Sachsen'],
  ['Saxony-Anhalt', 'Sachsen-Anhalt'],
  ['Styria', 'Steiermark'],
  ['Thuringia', 'Thüringen'],
  ['Tyrol', 'Tirol'],
  ['Upper Austria', 'Oberösterreich'],
  ['Vienna', 'Wien'],
]);

/** The one spelling of a region that is given by name. */
export const germanRegionName = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : (ENGLISH.get(name) ?? name);

const BY_COUNTRY: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['AT', new Map<string, string>(AUSTRIA)],
  ['DE', new Map(GERMANY.flatMap(([iso, geonames, name]) => [[iso, name] as const, [geonames, name] as const]))],
  ['CH', new Map(SWITZERLAND)],
]);

/** The German name for a code such as `DE-HE`, `HE`, `05` (GeoNames) or `AT-9`; undefined for codes not listed. */
export const regionName = (country: string | undefined, code: string | undefined): string | undefined => {
  if (country === undefined || code === undefined) return undefined;
  const local = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
  return BY_COUNTRY.get(country)?.get(local.replace(/^0+(?=\d)/, '').toUpperCase());
};
