import { inBoth } from '../../lib/i18n/translation.ts';
import { supportEn } from './messages.en.ts';

export const supportTexts = inBoth(supportEn, {
  title: 'Support',
  lead: 'Fragen Sie uns zu den Daten, Ihrem Tarif oder einem Problem. Antworten erhalten Sie per E-Mail und finden sie auch hier.',
  list: {
    title: 'Ihre Tickets',
    empty: 'Noch keine Tickets',
    emptyText: 'Hier stehen Ihre Fragen und unsere Antworten. Schreiben Sie die erste mit dem Formular.',
    number: '#{{number}}',
    updated: 'Letzte Nachricht {{moment}}',
  },
  status: { open: 'Wartet auf uns', answered: 'Beantwortet', closed: 'Geschlossen' },
  form: {
    title: 'Neues Ticket',
    issue: 'Titel des Anliegens',
    issueHelp: 'In einer Zeile: Worum geht es?',
    description: 'Beschreiben Sie Ihr Anliegen',
    descriptionHelp: 'Was haben Sie getan, was ist passiert, was haben Sie erwartet?',
    details: 'Weitere Angaben',
    detailsHelp: 'Zum Beispiel die Adresse der Seite, der Browser, der Name eines Unternehmens.',
    optional: '(freiwillig)',
    submit: 'Ticket absenden',
    mail: 'Wir bestätigen per E-Mail an {{email}}.',
  },
  thread: {
    back: 'Neues Ticket',
    opened: 'Eröffnet {{moment}}',
    details: 'Weitere Angaben',
    you: 'Sie',
    us: 'Firmament Support',
    reply: 'Ihre Antwort',
    replyClosed: 'Noch etwas offen? Eine Antwort öffnet das Ticket wieder.',
    send: 'Antwort senden',
    close: 'Ticket schließen',
    missing: 'Bitte schreiben Sie zuerst etwas.',
    notFound: 'Dieses Ticket gibt es bei Ihnen nicht.',
  },
});
