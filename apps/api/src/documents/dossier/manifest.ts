import { basename } from 'node:path';
import type { DossierManifest } from '@firmament/api-contract/calls/documents';
import type { Language } from '@firmament/api-contract/language';
import { attributionText, licenceName, sourceName } from '@firmament/api-contract/words/source-name';
import { dayOf } from '@firmament/calendar/day';
import { formatDay } from '../sheet.ts';
import type { ReadingRow } from './dossier.query.ts';
import { asOfText, PERSONAL_DATA_NOTE } from './words.ts';

type ManifestFile = DossierManifest['files'][number];
type ManifestSource = DossierManifest['sources'][number];

/** Of an import only the name of the file, not where it lay; behind the fingerprint stands how much of it was read. */
export const sourceRead = (row: ReadingRow): ManifestSource => ({
  source: row.label,
  as_of: row.as_of,
  read_at: row.fetched_at.toISOString(),
  licence: row.licence,
  attribution: row.attribution,
  file:
    row.file_name === null
      ? null
      : {
          name: basename(row.file_name),
          fingerprint: (row.file_fingerprint ?? '').split(' ')[0] ?? '',
          read_on: dayOf(row.fetched_at),
        },
});

const TEXTS = {
  en: {
    title: 'Dossier',
    fictional: 'FICTIONAL DATA',
    made: (day: string) => `Made on ${day} by Firmament`,
    shown: (day: string) => `Shown as of ${day}`,
    files: 'Files, with their SHA-256. To check them: sha256sum -c MANIFEST.txt',
    about: 'Where they come from',
    own: 'compiled by Firmament',
    read: (day: string) => `read on ${day}`,
    asked: (question: string) => `asked: ${question}`,
    licence: (licence: string) => `licence: ${licence}`,
    shortened:
      'birth dates shortened to the year, notices of the gazette without their words; the SHA-256 is of what is here',
    sources: 'Sources of the data',
    file: (name: string, fingerprint: string) =>
      `from the file ${name}, fingerprint ${fingerprint} (SHA-256 of its size, first and last MiB)`,
    noAnswer: 'no answer of this source is enclosed: none is kept, or it names people who are not shown',
  },
  de: {
    title: 'Dossier',
    fictional: 'FIKTIVE DATEN',
    made: (day: string) => `Erstellt am ${day} von Firmament`,
    shown: (day: string) => `Stichtag ${day}`,
    files: 'Dateien mit ihrer SHA-256. Zum Prüfen: sha256sum -c MANIFEST.txt',
    about: 'Woher sie stammen',
    own: 'von Firmament zusammengestellt',
    read: (day: string) => `eingelesen am ${day}`,
    asked: (question: string) => `gefragt: ${question}`,
    licence: (licence: string) => `Lizenz: ${licence}`,
    shortened:
      'Geburtsdaten auf das Jahr gekürzt, Meldungen im Amtsblatt ohne Wortlaut; die SHA-256 gilt für das, was hier liegt',
    sources: 'Quellen der Daten',
    file: (name: string, fingerprint: string) =>
      `aus der Datei ${name}, Fingerabdruck ${fingerprint} (SHA-256 über Größe, erstes und letztes MiB)`,
    noAnswer:
      'eine Antwort dieser Quelle liegt nicht bei: Es ist keine aufbewahrt, oder sie nennt Personen, die wir nicht zeigen',
  },
};

const dayText = (language: Language, moment: string): string => formatDay(language, dayOf(new Date(moment)));

const fileText = (language: Language, file: ManifestFile): string => {
  const texts = TEXTS[language];
  const parts =
    file.source === null
      ? [texts.own]
      : [
          `${sourceName(file.source, language)}, ${asOfText(language, file.as_of)}`,
          ...(file.read_at === null ? [] : [texts.read(dayText(language, file.read_at))]),
          ...(file.licence === null ? [] : [texts.licence(licenceName(file.licence, language))]),
          ...(file.question === null ? [] : [texts.asked(file.question)]),
          ...(file.is_shortened ? [texts.shortened] : []),
        ];
  return [file.name, ...parts.map((part) => `    ${part}`)].join('\n');
};

const sourceText = (language: Language, source: ManifestSource, isKept: boolean): string => {
  const texts = TEXTS[language];
  const { file } = source;
  const parts = [
    asOfText(language, source.as_of),
    texts.read(dayText(language, source.read_at)),
    `${texts.licence(licenceName(source.licence, language))} · ${attributionText(source.attribution, language)}`,
    ...(file ? [texts.file(file.name, file.fingerprint)] : isKept ? [] : [texts.noAnswer]),
  ];
  return [sourceName(source.source, language), ...parts.map((part) => `    ${part}`)].join('\n');
};

/** The manifest for people. Its list of files can be checked by programs, too. */
export const manifestText = (language: Language, manifest: DossierManifest): string => {
  const texts = TEXTS[language];
  const answered = new Set(manifest.files.map(({ source }) => source));
  const title = `${texts.title}: ${manifest.company}`;
  const parts = [
    [
      ...(manifest.is_fictional ? [texts.fictional] : []),
      title,
      texts.made(formatDay(language, manifest.made_on)),
      ...(manifest.as_of === null ? [] : [texts.shown(formatDay(language, manifest.as_of))]),
    ],
    [texts.files, '', ...manifest.files.map(({ name, sha256 }) => `${sha256}  ${name}`)],
    [texts.about, '', ...manifest.files.map((file) => fileText(language, file))],
    [texts.sources, '', ...manifest.sources.map((one) => sourceText(language, one, answered.has(one.source)))],
    [PERSONAL_DATA_NOTE[language]],
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};
