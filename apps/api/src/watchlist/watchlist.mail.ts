import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { WatchlistRow } from './watchlist.query.ts';
import { countNews, readableNews } from './watchlist-presenter.ts';

/** More would make a mail that nobody reads; the list has the rest. */
const MAX_SECTIONS = 30;
const MAX_LINES = 5;

type Letter = {
  email: string;
  fullName: string;
  language: Language;
  rows: readonly WatchlistRow[];
  listLink: string;
  unsubscribeLink: string;
  oneClickLink: string;
};

const moreText: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? 'And one further change.' : `And ${count} further changes.`),
  de: (count) => (count === 1 ? 'Und eine weitere Änderung.' : `Und ${count} weitere Änderungen.`),
};

const sectionOf = (row: WatchlistRow, language: Language) => {
  const lines = readableNews(row)
    .slice(0, MAX_LINES)
    .map(({ text }) => text[language]);
  const more = countNews(row) - lines.length;
  return {
    title: row.name ?? row.full_name ?? '',
    lines: more > 0 ? [...lines, moreText[language](more)] : lines,
  };
};

export const watchlistMail = (letter: Letter): Mail => {
  const { email, fullName, language, rows, listLink, unsubscribeLink, oneClickLink } = letter;
  const count = rows.length;
  const left = count - MAX_SECTIONS;
  return composeMail({
    to: email,
    language,
    name: fullName,
    sections: rows.slice(0, MAX_SECTIONS).map((row) => sectionOf(row, language)),
    oneClickUnsubscribeUrl: oneClickLink,
    ...(language === 'de'
      ? {
          subject:
            count === 1 ? 'Beobachtungsliste: 1 Eintrag geändert' : `Beobachtungsliste: ${count} Einträge geändert`,
          paragraphs: [
            'Seit der letzten E-Mail hat sich auf Ihrer Beobachtungsliste etwas geändert.',
            ...(left > 0
              ? [`Hier stehen die ersten ${MAX_SECTIONS}; die übrigen ${left} finden Sie in der Liste.`]
              : []),
          ],
          action: { label: 'Beobachtungsliste öffnen', url: listLink },
          notes: [
            'Sie erhalten diese E-Mail, weil Sie die tägliche Nachricht eingeschaltet haben. Sie kommt nur an Tagen mit Änderungen.',
            { label: 'Abbestellen, ohne Anmeldung', url: unsubscribeLink },
          ],
        }
      : {
          subject: count === 1 ? 'Watchlist: 1 entry changed' : `Watchlist: ${count} entries changed`,
          paragraphs: [
            'Something changed on your watchlist since the last email.',
            ...(left > 0 ? [`These are the first ${MAX_SECTIONS}; you find the other ${left} in the list.`] : []),
          ],
          action: { label: 'Open watchlist', url: listLink },
          notes: [
            'You receive this email because you switched the daily message on. It comes only on days with changes.',
            { label: 'Unsubscribe, no sign-in needed', url: unsubscribeLink },
          ],
        }),
  });
};
