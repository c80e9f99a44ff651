import type { Translation } from '../../lib/i18n/i18n.ts';
import type { deskSourcesEn } from './messages.en.ts';

export const deskSourcesDe: Translation<typeof deskSourcesEn> = {
  lead: 'Woher die Daten kommen, wann jede Quelle zuletzt gelesen wurde und was sich daraus ergeben hat.',
  title: 'Quellen',
  used: '{{used}} von {{all}} werden hier verwendet',
  columns: {
    source: 'Quelle',
    companies: 'Unternehmen',
    import: 'Letzter Import',
    refresh: 'Einzelabfrage',
    state: 'Zustand',
  },
  idle: 'Hier nicht verwendet',
  names: {
    gisa: 'GISA, Gewerbe in Österreich',
    firmenbuch: 'Firmenbuch, Österreich',
    offeneregister: 'Registerdaten Deutschland, Kopie von OffeneRegister',
    zefix: 'Zefix, Schweiz',
    gleif: 'GLEIF, LEI-Register',
    website: 'Websites und DNS',
    csv: 'Eigene Dateien',
    'json-resume': 'JSON Resume, Personen',
    demo: 'Demodaten, erfunden',
  },
  neverImported: 'noch nie importiert',
  importing: { staging: '{{file}} wird seit {{moment}} gelesen', merging: '{{file}} wird seit {{moment}} übernommen' },
  imported: '{{moment}}, {{file}}',
  result: '{{inserted}} neu, {{updated}} aktualisiert, {{unchanged}} unverändert',
  noRefresh: 'nicht möglich',
  refresh: {
    off: 'ausgeschaltet',
    never: 'noch nicht abgefragt',
    today: 'heute {{ok}} beantwortet, {{failed}} gescheitert',
    lastOk: 'letzte Antwort {{ago}}',
    lastFailed: 'zuletzt gescheitert {{ago}}: {{why}}',
    noReason: 'ohne Angabe von Gründen',
  },
};
