import type { Country, Town } from '../places/towns.ts';
import type { Random } from '../random.ts';
import { list } from './word-list.ts';

const HEADS = list(`
  Linden Schul Garten Berg Wald Wiesen Mühl Kirch Bahnhof Haupt Industrie Gewerbe Feld Sonnen Rosen Birken Ahorn Eichen
  Buchen Tannen Brunnen Kloster Schloss Markt Post Ring Ufer Bach Brücken Hafen Werk Fabrik Handwerker Müller Schmiede
  Weber Gerber Färber Bäcker Sattler Lager Park Anger Hof Turm Stern Adler Hirsch Löwen Kreuz Quell Stein Sand Ziegel
  Kalk Wein Reben Obst Flieder Nelken Tulpen Amsel Lerchen Finken Fasan Reiher Technologie Innovations`);

const ENDINGS: Record<Country, readonly string[]> = {
  AT: ['straße', 'straße', 'straße', 'gasse', 'gasse', 'weg', 'platz'],
  DE: ['straße', 'straße', 'straße', 'straße', 'weg', 'allee', 'ring', 'platz'],
  CH: ['strasse', 'strasse', 'strasse', 'weg', 'gasse', 'matte', 'platz'],
};

const FRENCH = list(
  'Gare Lac Marché Alpes Moulin Temple Fontaine Vignes Tilleuls École Industrie Pont Jura Prairie Acacias',
);
const ITALIAN = list('Stazione Lago Mercato Scuole Fontana Chiesa Vigne Ponte Industria Sole Monti Giardino');

/** A street of the kind that every town has, with a house number. */
export const drawStreet = (random: Random, town: Town): string => {
  const number = `${1 + Math.floor(random.next() ** 2 * 140)}${random.chance(0.07) ? random.pick(['a', 'b', 'c']) : ''}`;
  if (town.language === 'fr')
    return `${random.pick(['Rue de la', 'Chemin de la', 'Avenue de la'])} ${random.pick(FRENCH)} ${number}`
      .replace(/(?:Rue|Chemin|Avenue) de la (Lac|Marché|Moulin|Temple|Pont|Jura)/, 'Rue du $1')
      .replace(/de la (Alpes|Vignes|Tilleuls|Acacias)/, 'des $1')
      .replace(/de la (École|Industrie)/, "de l'$1");
  if (town.language === 'it') return `Via ${random.pick(ITALIAN)} ${number}`;
  const head = random.pick(HEADS);
  const ending = random.pick(ENDINGS[town.country]);
  return head.toLowerCase() === ending
    ? `${head}straße ${number}`.replace('ß', town.country === 'CH' ? 'ss' : 'ß')
    : `${head}${ending} ${number}`;
};
