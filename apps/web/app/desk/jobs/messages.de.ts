import { inBoth } from '../../lib/i18n/translation.ts';
import { deskJobsEn } from './messages.en.ts';

export const deskJobsTexts = inBoth(deskJobsEn, {
  lead: 'Was der Server im Hintergrund erledigt. Eine Aufgabe, die scheitert, wird von selbst wiederholt, jedes Mal etwas später; nach dem letzten Versuch wird sie aufgegeben und wartet hier.',
  now: {
    title: 'Jetzt',
    running: 'In Arbeit',
    runningNote: 'in diesem Augenblick',
    waiting: 'Wartend',
    waitingNote: 'fällig, aber noch nicht begonnen',
    planned: 'Geplant',
    plannedNote: 'für später oder zur Wiederholung',
    givenUp: 'Aufgegeben',
    givenUpNote: 'nach dem letzten Versuch',
  },
  givenUp: {
    title: 'Aufgegeben',
    remark: 'die neuesten zuerst',
    more: 'Die neuesten {{shown}} von {{total}}.',
    none: 'Hier wartet nichts.',
    noneText: 'Keine Aufgabe wurde aufgegeben.',
    job: 'Aufgabe',
    attempts: 'Versuche',
    error: 'Letzter Fehler',
    actions: 'Aktionen',
    to: 'an {{recipient}}',
    noError: 'keine Meldung',
    retryNamed: 'Erneut versuchen: {{name}}, Aufgabe {{id}}',
    discard: 'Verwerfen …',
    discardNamed: 'Verwerfen: {{name}}, Aufgabe {{id}}',
  },
  ask: {
    retry: {
      question: 'Aufgabe {{id}} erneut versuchen?',
      consequence: 'Sie beginnt mit allen Versuchen von vorn, der erste folgt sofort.',
      mailConsequence: 'Die E-Mail wird sofort gesendet; misslingt das, stehen wieder alle Versuche offen.',
      confirm: 'Erneut versuchen',
    },
    discard: {
      question: 'Aufgabe {{id}} verwerfen?',
      consequence: 'Die Aufgabe wird gelöscht und nicht erledigt. Das lässt sich nicht rückgängig machen.',
      mailConsequence: 'Die E-Mail wird gelöscht und nicht gesendet. Das lässt sich nicht rückgängig machen.',
      confirm: 'Aufgabe verwerfen',
    },
  },
});
