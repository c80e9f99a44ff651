import type { UploadedExtract } from '@firmament/api-contract/calls/extract-uploads';
import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import type { Day } from '@firmament/calendar/day';
import type { SourceFormatCode } from '@firmament/registers/reading/source-format-error';
import type { Text } from '../platform/http/app-error.ts';

/** Why an extract was not taken, and what became of one that was: one sentence each. */

const formatDay = (language: Language, day: Day): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const OFF: Text = {
  en: 'Register extracts cannot be uploaded here.',
  de: 'Registerauszüge können hier nicht hochgeladen werden.',
};
export const TOO_LARGE: Text = {
  en: 'The file is larger than 1 MB; a register extract is much smaller, so it was not read.',
  de: 'Die Datei ist größer als 1 MB; ein Registerauszug ist viel kleiner, deshalb wurde sie nicht gelesen.',
};
export const NOT_GERMAN: Text = {
  en: 'The register portal has extracts of German companies only; this company is registered elsewhere.',
  de: 'Das Registerportal hat nur Auszüge deutscher Unternehmen; dieses Unternehmen ist anderswo eingetragen.',
};
export const TOO_COSTLY: Text = {
  en: 'Reading this file takes more time or memory than any register extract needs, so it was not accepted.',
  de: 'Diese Datei zu lesen braucht mehr Zeit oder Speicher als jeder Registerauszug, deshalb wurde sie nicht angenommen.',
};
const NO_XML: Text = {
  en: 'This is not an XML file: please choose the one that the register portal offers as “SI”.',
  de: 'Das ist keine XML-Datei: Bitte wählen Sie die Datei, die das Registerportal unter „SI“ anbietet.',
};
const OTHER_FILE: Text = {
  en: 'This XML file is no structured register content (SI) of the register portal.',
  de: 'Diese XML-Datei ist kein strukturierter Registerinhalt (SI) des Registerportals.',
};
const INCOMPLETE: Text = {
  en: 'This extract lacks its court, its register number, the name or the day of retrieval.',
  de: 'In diesem Auszug fehlen das Gericht, die Registernummer, der Name oder der Tag des Abrufs.',
};
const CONTRADICTORY: Text = {
  en: 'This extract contradicts itself in a way that no register would, so it was not accepted.',
  de: 'Dieser Auszug widerspricht sich auf eine Weise, wie es kein Register täte, und wurde deshalb nicht angenommen.',
};

const BY_FORMAT: Partial<Record<SourceFormatCode, Text>> = {
  'wrong-root': OTHER_FILE,
  'wrong-shape': INCOMPLETE,
  'doctype-refused': OTHER_FILE,
  'too-large': OTHER_FILE,
  contradictory: CONTRADICTORY,
};

export const formatRefusal = (code: SourceFormatCode): Text => BY_FORMAT[code] ?? NO_XML;

export const FUTURE: Text = {
  en: 'This extract is dated in the future, so it was not accepted.',
  de: 'Dieser Auszug trägt ein Datum in der Zukunft und wurde deshalb nicht angenommen.',
};
export const SAME_FILE: Text = {
  en: 'This very file was uploaded before; nothing was changed.',
  de: 'Genau diese Datei wurde schon hochgeladen; es wurde nichts geändert.',
};

export const anotherCompany = (name: string, number: string): Text => ({
  en: `This extract is about another company: ${name}, ${number}.`,
  de: `Dieser Auszug betrifft ein anderes Unternehmen: ${name}, ${number}.`,
});

export const notNewer = (known: Day, given: Day): Text => ({
  en: `We already have an extract or a copy of ${formatDay('en', known)}; this one of ${formatDay('en', given)} is not newer.`,
  de: `Wir haben bereits einen Auszug oder eine Kopie vom ${formatDay('de', known)}; dieser vom ${formatDay('de', given)} ist nicht neuer.`,
});

export const NO_LONGER_NEWER: Text = {
  en: 'A newer extract of this company was accepted meanwhile. Please refuse this one.',
  de: 'Inzwischen wurde ein neuerer Auszug dieses Unternehmens übernommen. Bitte lehnen Sie diesen ab.',
};
export const DECIDED: Text = {
  en: 'This extract is decided already.',
  de: 'Über diesen Auszug ist bereits entschieden.',
};

export const NOT_APPLIED: Text = {
  en: 'Only an extract that was applied can be taken back.',
  de: 'Nur ein übernommener Auszug lässt sich zurücknehmen.',
};
export const NOTHING_KEPT: Text = {
  en: 'This extract was applied by an earlier version, which did not keep what was there before. Please accept a newer one.',
  de: 'Diesen Auszug hat eine frühere Version übernommen, die den Stand davor nicht aufbewahrt hat. Bitte übernehmen Sie einen neueren.',
};

/** Of two extracts of one day that are not the same one is wrong. */
export const rivalText = (retrievedOn: Day): Text => ({
  en: `Thank you. We already have another extract of ${formatDay('en', retrievedOn)}. We compare the two within two working days and tell you by mail.`,
  de: `Vielen Dank. Wir haben bereits einen anderen Auszug vom ${formatDay('de', retrievedOn)}. Wir vergleichen die beiden innerhalb von zwei Arbeitstagen und schreiben Ihnen.`,
});

export const outcomeText = (state: UploadedExtract['state'], retrievedOn: Day, changeCount: number): Text => {
  const [en, de] = [formatDay('en', retrievedOn), formatDay('de', retrievedOn)];
  if (state === 'waiting') {
    return {
      en: `Thank you. We look at the extract of ${en} within two working days and tell you by mail.`,
      de: `Vielen Dank. Wir sehen uns den Auszug vom ${de} innerhalb von zwei Arbeitstagen an und schreiben Ihnen.`,
    };
  }
  if (state === 'checked') {
    return {
      en: `The extract of ${en} belongs to this company and would renew it. In the demo the company stays as it is, for the next visitor.`,
      de: `Der Auszug vom ${de} gehört zu diesem Unternehmen und würde es erneuern. In der Demo bleibt es, wie es ist, für die nächsten Besucher.`,
    };
  }
  if (state === 'accepted') {
    return {
      en: `The extract of ${en} is being applied; this page shows it in a moment.`,
      de: `Der Auszug vom ${de} wird gerade übernommen; diese Seite zeigt ihn gleich.`,
    };
  }
  return changeCount === 0
    ? {
        en: `Everything still holds as of ${en}; nothing else has changed.`,
        de: `Alles gilt weiterhin, Stand ${de}; sonst hat sich nichts geändert.`,
      }
    : {
        en: `The company now shows what its register says as of ${en}.`,
        de: `Das Unternehmen zeigt jetzt den Stand seines Registers vom ${de}.`,
      };
};
