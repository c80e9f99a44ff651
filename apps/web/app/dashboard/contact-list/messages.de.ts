import { inBoth } from '../../lib/i18n/translation.ts';
import { contactListEn } from './messages.en.ts';

export const contactListTexts = inBoth(contactListEn, {
  title: 'Kontaktliste',
  count_one: '{{shown}} Kontakt',
  count_other: '{{shown}} Kontakte',
  add: 'Zu den Kontakten',
  adding: 'Wird hinzugefügt …',
  addNamed: '{{name}} zu den Kontakten hinzufügen',
  added: 'Kontakt erfolgreich hinzugefügt',
  inContacts: 'In den Kontakten',
  removed: '{{name}} ist kein Kontakt mehr.',
  search: 'In Ihren Kontakten suchen',
  placeholder: 'Name, Unternehmen, Notiz, Schlagwort',
  clear: 'Suche löschen',
  tags: 'Schlagwörter',
  allTags: 'Alle',
  nothing: 'Keiner Ihrer Kontakte passt zu dieser Suche.',
  showAll: 'Alle Kontakte zeigen',
  objected: {
    name: 'Eine Person, die widersprochen hat',
    why: 'Möchte nicht mehr vorkommen. Ihre Notiz und Schlagwörter sind noch da.',
  },
  expired: {
    name: 'Eine Person, die nicht mehr angezeigt wird',
    why: 'Die letzte Funktion laut Register endete vor mehr als fünf Jahren. Ihre Notiz und Schlagwörter sind noch da.',
  },
  since: 'Hinzugefügt am {{day}}',
  ways: { linkedin: 'LinkedIn', twitter: 'X', github: 'GitHub' },
  wayOf: '{{way}} von {{name}}',
  noWays: 'Keine Kontaktwege bekannt',
  noWaysInRegister: 'Aus Registern bekannt; sie nennen keine Kontaktdaten',
  remove: '{{name}} aus den Kontakten entfernen',
  note: {
    label: 'Notiz zu {{name}}',
    add: 'Notiz hinzufügen',
    edit: 'Notiz zu {{name}} ändern',
    placeholder: 'Worüber Sie gesprochen haben, was als Nächstes kommt',
  },
  tag: {
    add: 'Schlagwort',
    addTo: 'Schlagwort zu {{name}} hinzufügen',
    label: 'Neues Schlagwort für {{name}}',
    remove: 'Schlagwort {{tag}} entfernen',
    save: 'Hinzufügen',
  },
  empty: {
    title: 'Noch keine Kontakte',
    text: 'Hier stehen Personen, mit denen Sie in Verbindung bleiben wollen, mit Ihren Notizen und Schlagwörtern. Fügen Sie sie aus der Lead-Liste oder von der Seite einer Person hinzu.',
    leads: 'Lead-Liste öffnen',
    employees: 'Personen suchen',
  },
});
