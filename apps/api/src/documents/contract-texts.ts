import type { Language } from '@firmament/api-contract/language';

/** The words of a contract. Its rules are those of the terms and of the code that carries them out. */
export const CONTRACT_TEXTS = {
  en: {
    kind: 'Contract',
    subtitle: (plan: string) => `Access to business data, plan ${plan}`,
    provider: 'Provider',
    customer: { consumer: 'Customer (consumer)', business: 'Customer (business)' },
    dates: 'Contract',
    number: 'Number',
    ordered: 'Ordered',
    accepted: 'Accepted',
    service: 'What you get',
    scope: 'Access to profiles, reports, people and contacts of companies on our site',
    quantity: 'Quantity',
    companies: 'Companies and people a calendar month (each counts once a month)',
    exports: 'Exports within 24 hours',
    starts: 'Start points in the network a calendar day (each counts once a day)',
    price: 'What it costs',
    perMonth: 'A month',
    perTerm: (months: number) => `${months} months`,
    net: (plan: string) => `Plan ${plan}, net`,
    tax: {
      standard: (percent: number) => `Value added tax ${percent}%`,
      reverse_charge: () => 'Value added tax (reverse charge: owed by the customer)',
      outside_scope: () => 'Value added tax (not taxable in Austria)',
    },
    total: 'Total',
    start: 'Start',
    startsWithPayment: 'We set up the plan within 5 days of your first payment.',
    startsOn: (day: string) =>
      `The plan starts on ${day}, when the time to withdraw is over, or with your first payment if that comes later.`,
    payment: 'Payment',
    paid: 'You pay each month in advance, by bank transfer on our invoice, which we send by email. The first invoice is due 14 days after we accept your order.',
    indexation: {
      consumer:
        'Once a year, on 1 February, prices follow the consumer price index of Statistics Austria, up or down (section 7 of the terms). We announce the change at least 2 months before. In the first two months of the contract the price does not rise.',
      business:
        'Once a year, on 1 February, prices follow the consumer price index of Statistics Austria, up or down (section 7 of the terms). We announce the change at least 2 months before.',
    },
    term: 'Term and notice',
    minimum: (months: number) => `The minimum term is ${months} months from the start.`,
    renewal: {
      consumer:
        'After that the contract goes on without an end; you can cancel it at any time with 30 days’ notice. You can give notice to the end of the minimum term from the first day.',
      business:
        'The contract renews by 12 months each time, unless it is cancelled at least 3 months before the end of the term.',
    },
    howToCancel: (url: string, email: string) =>
      `You can cancel in your account under Billing, without signing in at ${url}, by email to ${email} or by letter. Both sides may end the contract at once for an important reason.`,
    withdrawal: 'Right of withdrawal',
    mayWithdraw: (until: string | undefined, url: string) =>
      `As a consumer you may withdraw from this contract without giving a reason within 14 days of its conclusion${until === undefined ? '' : `, that is until ${until}`}: in your account under Billing, without signing in at ${url}, or by any clear statement to us. The information on this right and the model form come with this contract.`,
    earlyStart:
      'You asked us expressly to begin before the time to withdraw is over. If you withdraw, you pay for the days until then; we refund the rest.',
    noEarlyStart:
      'You did not ask us to begin before the time to withdraw is over. If you withdraw, we refund all payments.',
    more: 'Further points',
    use: 'You use the service with a current browser; nothing has to be installed.',
    warranty: 'The statutory warranty applies.',
    help: (email: string, phone: string) =>
      `Questions and complaints: ${email}, ${phone}, or the help desk in your account.`,
    terms: (day: string, url: string) =>
      `Our terms as of ${day} are part of this contract. They come with it and are at ${url}. Only their German wording is binding. Austrian law applies; consumers keep the protection of the mandatory law of the country they live in.`,
    keep: 'This file is your copy of the contract. Please keep it.',
  },
  de: {
    kind: 'Vertrag',
    subtitle: (plan: string) => `Zugang zu Unternehmensdaten, Tarif ${plan}`,
    provider: 'Anbieter',
    customer: { consumer: 'Kunde (Verbraucher)', business: 'Kunde (Unternehmer)' },
    dates: 'Vertrag',
    number: 'Nummer',
    ordered: 'Bestellt',
    accepted: 'Angenommen',
    service: 'Leistung',
    scope: 'Zugang zu Profilen, Abschlüssen, Personen und Kontakten von Unternehmen auf unserer Website',
    quantity: 'Umfang',
    companies: 'Unternehmen und Personen im Kalendermonat (jedes und jede zählt je Monat einmal)',
    exports: 'Datenexporte je 24 Stunden',
    starts: 'Ausgangspunkte im Netzwerk am Kalendertag (jeder zählt am Tag einmal)',
    price: 'Preis',
    perMonth: 'Im Monat',
    perTerm: (months: number) => `${months} Monate`,
    net: (plan: string) => `Tarif ${plan}, netto`,
    tax: {
      standard: (percent: number) => `Umsatzsteuer ${percent} %`,
      reverse_charge: () => 'Umsatzsteuer (Reverse Charge: schuldet der Kunde)',
      outside_scope: () => 'Umsatzsteuer (in Österreich nicht steuerbar)',
    },
    total: 'Gesamtpreis',
    start: 'Beginn',
    startsWithPayment: 'Wir richten den Tarif innerhalb von 5 Tagen nach Ihrer ersten Zahlung ein.',
    startsOn: (day: string) =>
      `Der Tarif beginnt am ${day}, wenn die Rücktrittsfrist abgelaufen ist, oder mit Ihrer ersten Zahlung, falls diese später eingeht.`,
    payment: 'Zahlung',
    paid: 'Sie bezahlen jeden Monat im Voraus, per Überweisung auf unsere Rechnung, die wir per E-Mail senden. Die erste Rechnung ist 14 Tage nach Annahme der Bestellung fällig.',
    indexation: {
      consumer:
        'Einmal im Jahr, zum 1. Februar, folgen die Entgelte dem Verbraucherpreisindex der Statistik Austria, nach oben wie nach unten (Punkt 7 der Nutzungsbedingungen). Wir kündigen die Änderung mindestens 2 Monate vorher an. In den ersten zwei Monaten nach Vertragsschluss steigt das Entgelt nicht.',
      business:
        'Einmal im Jahr, zum 1. Februar, folgen die Entgelte dem Verbraucherpreisindex der Statistik Austria, nach oben wie nach unten (Punkt 7 der Nutzungsbedingungen). Wir kündigen die Änderung mindestens 2 Monate vorher an.',
    },
    term: 'Laufzeit und Kündigung',
    minimum: (months: number) => `Die Mindestlaufzeit beträgt ${months} Monate ab Beginn.`,
    renewal: {
      consumer:
        'Danach läuft der Vertrag auf unbestimmte Zeit weiter; Sie können ihn jederzeit mit einer Frist von 30 Tagen kündigen. Zum Ende der Mindestlaufzeit können Sie vom ersten Tag an kündigen.',
      business:
        'Der Vertrag verlängert sich jeweils um 12 Monate, wenn er nicht spätestens 3 Monate vor Ende der Laufzeit gekündigt wird.',
    },
    howToCancel: (url: string, email: string) =>
      `Kündigen können Sie in Ihrem Konto unter „Abrechnung“, ohne Anmeldung unter ${url}, per E-Mail an ${email} oder per Brief. Aus wichtigem Grund können beide Seiten den Vertrag sofort beenden.`,
    withdrawal: 'Rücktrittsrecht',
    mayWithdraw: (until: string | undefined, url: string) =>
      `Als Verbraucher können Sie von diesem Vertrag binnen 14 Tagen ab Vertragsschluss${until === undefined ? '' : `, also bis ${until},`} ohne Angabe von Gründen zurücktreten: in Ihrem Konto unter „Abrechnung“, ohne Anmeldung unter ${url} oder durch jede eindeutige Erklärung an uns. Die Belehrung über dieses Recht und das Muster-Formular erhalten Sie mit diesem Vertrag.`,
    earlyStart:
      'Sie haben ausdrücklich verlangt, dass wir schon vor Ablauf der Rücktrittsfrist beginnen. Treten Sie zurück, so zahlen Sie die Tage bis dahin; den Rest erstatten wir.',
    noEarlyStart:
      'Sie haben nicht verlangt, dass wir schon vor Ablauf der Rücktrittsfrist beginnen. Treten Sie zurück, so erstatten wir alle Zahlungen.',
    more: 'Weitere Punkte',
    use: 'Sie nutzen die Leistung mit einem aktuellen Browser; zu installieren ist nichts.',
    warranty: 'Es gilt die gesetzliche Gewährleistung.',
    help: (email: string, phone: string) =>
      `Fragen und Beschwerden: ${email}, ${phone} oder der Support in Ihrem Konto.`,
    terms: (day: string, url: string) =>
      `Unsere Allgemeinen Nutzungsbedingungen vom ${day} sind Teil dieses Vertrags. Sie liegen ihm bei und stehen unter ${url}. Es gilt österreichisches Recht; Verbrauchern bleibt der Schutz der zwingenden Bestimmungen ihres Wohnsitzstaates erhalten.`,
    keep: 'Diese Datei ist Ihr Exemplar des Vertrags. Bitte bewahren Sie sie auf.',
  },
};

export type ContractTexts = (typeof CONTRACT_TEXTS)[Language];
