import { inBoth } from '../../lib/i18n/translation.ts';
import { deskUploadsEn } from './upload-messages.en.ts';

export const deskUploadsTexts = inBoth(deskUploadsEn, {
  uploaded: 'hat einen Auszug hochgeladen',
  somebody: 'Ein früheres Mitglied',
  says: 'Im Auszug steht',
  known: 'Bisher bekannt',
  retrieved: 'Abgerufen am',
  asOf: 'Stand',
  unknownDay: 'nicht bekannt',
  lastEntry: 'Letzte Eintragung',
  agreement: 'Zugeordnet über',
  agreements: { number: 'Gericht und Nummer', name: 'nur den Namen: bitte vergleichen', none: 'nichts mehr' },
  people: 'Wer eingetragen ist',
  leaves: 'nicht mehr eingetragen',
  enters: 'bisher nicht bekannt',
  file: 'Datei',
  size: '{{kb}} kB, SHA-256 {{hash}}…',
  others: 'Weitere Auszüge dazu',
  other: 'Nr. {{id}} vom {{day}}, {{state}}',
  answerBy: 'Entscheiden bis',
  outcome: 'Ergebnis',
  states: {
    waiting: 'wartet',
    accepted: 'angenommen, wird gerade übernommen',
    applied: 'übernommen',
    refused: 'abgelehnt',
    taken_back: 'zurückgenommen',
  },
  received: 'Hochgeladen',
  noProof:
    'Das Portal unterschreibt diese Dateien nicht. Vergleichen Sie mit dem Registerportal, wenn etwas unwahrscheinlich aussieht.',
  accept: 'Übernehmen',
  acceptQuestion: 'Diesen Auszug übernehmen?',
  acceptConsequence:
    'Das Unternehmen zeigt gleich darauf für alle, was im Auszug steht. Das Mitglied erhält eine E-Mail.',
  refuse: 'Ablehnen',
  refuseQuestion: 'Diesen Auszug ablehnen?',
  refuseConsequence:
    'Es ändert sich nichts. Das Mitglied erfährt den Grund per E-Mail und kann die Datei erneut hochladen.',
  takeBack: 'Zurücknehmen',
  takeBackQuestion: 'Diesen Auszug zurücknehmen?',
  takeBackConsequence:
    'Was darin steht, verschwindet gleich darauf für alle, und was andere Quellen sagen, gilt wieder. Das Mitglied erfährt den Grund per E-Mail.',
});
