import type { Text } from '../../platform/http/app-error.ts';
import { germanName } from './german-name.ts';
import type { Named } from './told.ts';
import { countText, inBoth, listText } from './wording.ts';

/** Where companies and people meet without holding anything of each other: the same company, the same address. */

/** More are counted: nobody reads a sentence with fifty names. */
const MOST_NAMES = 5;

const more = (count: number): Text => ({ en: `${count} more`, de: `${count} weiteren` });

/** Two people who are registered in the same companies; whether at the same time is not said. */
export const coOfficerSentence = (
  one: Named,
  other: Named,
  companies: readonly Named[],
  { withPast }: { withPast: boolean },
): Text =>
  inBoth((language) => {
    const rest = companies.length - MOST_NAMES;
    const shown = companies
      .slice(0, rest > 0 ? MOST_NAMES : companies.length)
      .map((company) => (language === 'de' ? germanName(company, 'dative') : company.name));
    const names = listText(rest > 0 ? [...shown, more(rest)[language]] : shown, language);
    return language === 'de'
      ? `${one.name} und ${other.name} sind ${withPast ? 'oder waren ' : ''}laut Registern beide bei ${names} eingetragen.`
      : `${one.name} and ${other.name} are ${withPast ? 'or were ' : ''}both registered with ${names}, according to the registers.`;
  });

/** From so many on, somebody lends the address. */
const MANY = 20;

export const addressSentence = (company: Named, address: string, total: number): Text => ({
  en: `${addressEnglish(company, address, total)} A shared address alone proves no connection.${total >= MANY ? ' So many suggest an office building or a provider of business addresses.' : ''}`,
  de: `${addressGerman(company, address, total)} Eine gemeinsame Adresse allein belegt keine Verbindung.${total >= MANY ? ' So viele sprechen für ein Bürohaus oder einen Anbieter von Geschäftsadressen.' : ''}`,
});

const addressEnglish = ({ name }: Named, address: string, total: number): string =>
  total === 1
    ? `1 other company is on record at the address of ${name}, ${address}.`
    : `${countText(total, 'en')} other companies are on record at the address of ${name}, ${address}.`;

const addressGerman = (company: Named, address: string, total: number): string => {
  const where = `an der Adresse ${germanName(company, 'genitive')}, ${address}, erfasst.`;
  return total === 1
    ? `1 weiteres Unternehmen ist ${where}`
    : `${countText(total, 'de')} weitere Unternehmen sind ${where}`;
};
