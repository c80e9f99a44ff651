import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { attributionText, licenceName, sourceName } from '@firmament/api-contract/words/source-name';
import { formatDay, PAGE_WORDS, type Sheet, type SheetSection } from '../sheet.ts';
import { accountsSection } from './accounts-section.ts';
import { eventsSection } from './events-section.ts';
import { factsSection } from './facts-section.ts';
import { flagsSection } from './flags-section.ts';
import { ageSection, checkGroups, firstFacts, warningOf } from './page-one.ts';
import { peopleSection } from './people-section.ts';
import { ownersSection, tiesSection } from './ties-section.ts';
import { asOfText, PERSONAL_DATA_NOTE, type Subject } from './words.ts';

const TEXTS = {
  en: {
    kind: 'Dossier',
    fictional: 'Fictional data',
    checked: 'What was checked',
    never:
      'No dossier covers sanctions lists, registers of beneficial owners, pending proceedings or payment behaviour.',
    made: (day: string) => `made on ${day}`,
    sources: 'Sources and licences',
    columns: ['Source', 'Licence', 'Attribution'],
    official:
      'Compiled by Firmament from published data. This is not an official extract. A day says when a source said something, not when we read it. What is not named here is unknown, not absent.',
  },
  de: {
    kind: 'Dossier',
    fictional: 'Erfundene Daten',
    checked: 'Was geprüft wurde',
    never:
      'Sanktionslisten, Register der wirtschaftlichen Eigentümer, laufende Verfahren und Zahlungsverhalten prüft kein Dossier.',
    made: (day: string) => `erstellt am ${day}`,
    sources: 'Quellen und Lizenzen',
    columns: ['Quelle', 'Lizenz', 'Namensnennung'],
    official:
      'Von Firmament aus veröffentlichten Daten zusammengestellt. Dies ist kein amtlicher Auszug. Ein Tag sagt, wann eine Quelle etwas gesagt hat, nicht wann wir es gelesen haben. Was hier nicht steht, ist unbekannt; das heißt nicht, dass es das nicht gibt.',
  },
};

const sourcesSection = ({ detail, language }: Subject): SheetSection => {
  const texts = TEXTS[language];
  const rows = detail.as_of.sources.map(({ source_label, licence, attribution }) => ({
    cells: [sourceName(source_label, language), licenceName(licence, language), attributionText(attribution, language)],
  }));
  return {
    heading: texts.sources,
    blocks: [
      {
        table: { heading: '', columns: texts.columns, rows, isNumeric: false, widths: [150, 120, '*'] },
      },
    ],
  };
};

/** Longer would break the line of the letterhead. */
const MAX_NAME_IN_HEAD = 52;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > MAX_NAME_IN_HEAD
    ? `${letters
        .slice(0, MAX_NAME_IN_HEAD - 1)
        .join('')
        .trimEnd()}…`
    : name;
};

/** All that is known about a company, with what was checked on the first page. */
export const dossierSheet = (subject: Subject): Sheet => {
  const { detail, language, madeOn, isFictional } = subject;
  const { company, as_of } = detail;
  const texts = TEXTS[language];
  const warning = warningOf(subject);
  return {
    language,
    kind: `${texts.kind} · ${shortened(company.company_name)}`,
    ...(isFictional && { mark: texts.fictional }),
    title: company.company_name,
    subtitle: [company.legal_form && legalFormName(company.legal_form, language), company.address_city]
      .filter(Boolean)
      .join(' · '),
    facts: firstFacts(subject),
    ...(warning && { warning }),
    tables: [],
    sections: [
      flagsSection(subject),
      { heading: texts.checked, blocks: [{ checks: checkGroups(subject) }, texts.never] },
      ...ageSection(subject),
      factsSection(subject),
      peopleSection(subject),
      ownersSection(subject),
      tiesSection(subject),
      eventsSection(subject),
      accountsSection(subject),
      ...(as_of.sources.length > 0 ? [sourcesSection(subject)] : []),
    ],
    notes: [texts.official, PERSONAL_DATA_NOTE[language]],
    source: `${capitalised(asOfText(language, as_of.stated_on))} · ${texts.made(formatDay(language, madeOn))}`,
    asOf: madeOn,
    page: PAGE_WORDS[language],
  };
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
