import type { Wording } from '@firmament/record/wording';
import type { EventKind } from '../calls/company-facts.ts';

/** What an event is called; people and values follow. */
export const EVENT_NAMES: Readonly<Record<EventKind, Wording>> = {
  founded: { en: 'Founded', de: 'Gegründet' },
  renamed: { en: 'New name', de: 'Neuer Name' },
  moved: { en: 'New address', de: 'Neue Adresse' },
  form_changed: { en: 'New legal form', de: 'Neue Rechtsform' },
  capital_changed: { en: 'New capital', de: 'Neues Kapital' },
  officer_entered: { en: 'Entered', de: 'Eingetragen' },
  officer_left: { en: 'Left', de: 'Ausgeschieden' },
  officer_changed: { en: 'Power to represent changed', de: 'Vertretungsbefugnis geändert' },
  owner_entered: { en: 'New owner', de: 'Neu beteiligt' },
  owner_left: { en: 'No longer an owner', de: 'Nicht mehr beteiligt' },
  share_changed: { en: 'Share changed', de: 'Anteil geändert' },
  accounts_filed: { en: 'Accounts', de: 'Jahresabschluss' },
  insolvency_opened: { en: 'Insolvency', de: 'Insolvenz' },
  insolvency_changed: { en: 'Insolvency, new state', de: 'Insolvenz, neuer Stand' },
  insolvency_closed: { en: 'Insolvency no longer stated', de: 'Insolvenz nicht mehr genannt' },
  deletion_announced: { en: 'Deletion announced', de: 'Löschung angekündigt' },
  liquidation: { en: 'In liquidation', de: 'In Liquidation' },
  continued: { en: 'Continued', de: 'Fortgesetzt' },
  deleted: { en: 'Deleted from the register', de: 'Im Register gelöscht' },
  register_changed: { en: 'New register number', de: 'Neue Registernummer' },
  merged: { en: 'Merged', de: 'Verschmolzen' },
  other: { en: 'Changed', de: 'Geändert' },
};
