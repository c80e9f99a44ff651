import { inBoth } from '../../lib/i18n/translation.ts';
import { deskSystemEn } from './messages.en.ts';

export const deskSystemTexts = inBoth(deskSystemEn, {
  lead: 'Wie es den Teilen des Dienstes geht. Wird alle 30 Sekunden neu abgefragt.',
  lastLook: 'Zuletzt geprüft um {{time}}',
  failedLook: 'Die letzte Prüfung ist gescheitert: {{why}} Die Angaben sind von {{time}}.',
  overall: { ok: 'Alles ist, wie es sein soll.', warn: 'Etwas sollten Sie sich ansehen.', bad: 'Etwas ist gestört.' },
  parts: {
    readiness: 'Bereitschaft',
    search: 'Suche',
    index: 'Suchindex',
    database: 'Datenbank',
    mail: 'E-Mail',
    jobs: 'Aufgaben',
    events: 'Ereignisse',
    backup: 'Sicherung',
    disk: 'Speicherplatz',
  },
  unknown: 'War nicht lesbar.',
  readiness: {
    ok: 'Alle Prüfungen bestanden: Anfragen werden beantwortet.',
    failing: 'Nicht bestanden: {{names}}. Lastverteiler schicken keine Anfragen hierher.',
    checks: { database: 'Datenbank', 'search index': 'Suchindex', stopping: 'der Prozess wird beendet' },
  },
  search: {
    p95: '95 von 100 Suchen sind in höchstens {{ms}} ms beantwortet.',
    none: 'Seit dem Start hat noch niemand gesucht.',
    documents: '{{companies}} Unternehmen und {{people}} Personen sind auffindbar.',
  },
  index: {
    fresh: 'Auf dem Stand der Datenbank.',
    behind: '{{time}} hinter der Datenbank.',
    unknown: 'Der Rückstand zur Datenbank war nicht lesbar.',
  },
  database: {
    answer: 'Antwortet in {{ms}} ms und belegt {{size}}.',
    connections: '{{used}} von {{most}} Verbindungen sind belegt.',
    noReplicas: 'Es gibt keine Replikate.',
    replica: 'Replikat {{name}}: {{lag}} zurück.',
    replicaUnknown: 'Replikat {{name}}: antwortet nicht.',
  },
  mail: {
    empty: 'Keine E-Mail wartet.',
    waiting_one: '1 E-Mail wartet, seit {{moment}}.',
    waiting_other: '{{count}} E-Mails warten, die älteste seit {{moment}}.',
    givenUp_one: '1 E-Mail wurde aufgegeben.',
    givenUp_other: '{{count}} E-Mails wurden aufgegeben.',
    notSent: 'Kein Mailserver eingestellt: E-Mails werden aufbewahrt und nicht gesendet (SMTP_URL).',
  },
  jobs: {
    now: '{{running}} in Arbeit, {{waiting}} wartend.',
    givenUp_one: '1 Aufgabe wurde aufgegeben.',
    givenUp_other: '{{count}} Aufgaben wurden aufgegeben.',
    none: 'Keine Aufgabe wurde aufgegeben.',
    look: 'Aufgaben ansehen',
  },
  events: {
    none: 'Jedes Ereignis hat seine Nummer. In Beobachtungslisten und E-Mails fehlt keines.',
    waiting_one: '1 Ereignis wartet seit {{moment}} auf seine Nummer.',
    waiting_other: '{{count}} Ereignisse warten auf ihre Nummern, das älteste seit {{moment}}.',
    late: 'Bis dahin fehlen sie in Beobachtungslisten und E-Mails. Den Grund nennt das Log des Servers.',
  },
  backup: {
    last: 'Die letzte ist vom {{moment}}, {{ago}}, {{size}}.',
    none: 'Uns ist keine bekannt.',
    advice: 'Legen Sie jede Nacht eine an mit',
    adviceEnd: 'Auf anderem Weg angelegte Sicherungen sind hier nicht bekannt.',
  },
  disk: { used: '{{percent}} belegt: {{used}} von {{total}}.' },
  process: {
    title: 'Dieser Prozess',
    version: 'Version',
    commit: 'Commit',
    started: 'Läuft seit',
  },
});
