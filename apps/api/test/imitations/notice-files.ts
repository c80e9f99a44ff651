/** Daily files of notices of the German register courts, about companies that do not exist. */

type Notice = {
  court?: string;
  number?: string;
  name?: string;
  seat?: string;
  formerCourt?: string;
  type?: string;
  body?: string;
};

/** For a company without assets, in the words of the courts. */
export const DELETION: Notice = {
  type: 'Löschungsankündigung',
  body: 'Das Registergericht beabsichtigt, die im Handelsregister eingetragene Gesellschaft wegen Vermögenslosigkeit von Amts wegen nach § 394 FamFG zu löschen. Die Frist zur Erhebung eines Widerspruchs ist auf drei Monate festgesetzt.',
};

/** Under the same title, but about a director. */
export const DIRECTOR_DELETION: Notice = {
  type: 'Löschungsankündigung',
  body: 'Das Registergericht beabsichtigt, den im Handelsregister eingetragenen Geschäftsführer wegen fehlender Eignung nach § 395 FamFG zu löschen.',
};

export const MERGER: Notice = {
  type: 'Registerbekanntmachung nach dem Umwandlungsgesetz',
  body: 'Den Gläubigern der an der Verschmelzung beteiligten Rechtsträger ist, wenn sie binnen sechs Monaten ihren Anspruch schriftlich anmelden, Sicherheit zu leisten.',
};

const entryOf = (day: string, index: number, given: Notice): Record<string, string> => {
  const { court = 'Musterstadt', number = 'HRB 900001 MU', name = 'Adler GmbH', seat = 'Musterstadt' } = given;
  const { type = 'Sonstige Registerbekanntmachung', body = 'Eine Liste ist eingereicht worden.', formerCourt } = given;
  const where = `Niedersachsen Amtsgericht ${court} ${number}${formerCourt ? ` früher Amtsgericht ${formerCourt}` : ''}`;
  const german = day.split('-').reverse().join('.');
  return {
    date: day,
    id: String(90_000 + index),
    original_text: `${type}\n${where}\n${name} – ${seat}`,
    type,
    state: 'Niedersachsen',
    amtsgericht: `Amtsgericht ${court}`,
    registernummer: number,
    registerart: number.split(' ')[0] ?? '',
    company_name: name,
    company_seat: seat,
    ...(formerCourt && { former_amtsgericht: formerCourt }),
    details: `${german} (Bekanntmachungsdatum)\n\n${where}\n${type}\n\n${name}\nGesellschaft mit beschränkter Haftung\n${seat}\n\n${body}`,
  };
};

/** The file of a day; `changes` spoil single notices. */
export const noticeFile = (day: string, notices: Notice[], changes: Record<string, string | undefined> = {}): string =>
  JSON.stringify({
    date: day,
    date_of_scrape: `${day}T22:00:00.000Z`,
    number_of_announcements: notices.length,
    announcements: notices.map((notice, index) => ({ ...entryOf(day, index, notice), ...changes })),
  });
