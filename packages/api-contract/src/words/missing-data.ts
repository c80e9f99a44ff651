import type { Wording } from '@firmament/record/wording';

/** What members may look for in vain, and why. */
export const MISSING_DATA: readonly { name: string; subject: Wording; reason: Wording }[] = [
  {
    name: 'german_changes',
    subject: { en: 'German register entries of today', de: 'Tagesaktuelle deutsche Registereinträge' },
    reason: {
      en: 'There is no open bulk copy, and courts no longer announce entries. The free copy of OffeneRegister is years old; members can bring a current extract of a single company.',
      de: 'Es gibt keinen offenen Gesamtabzug, und Eintragungen werden nicht mehr bekannt gemacht. Die freie Kopie von OffeneRegister ist Jahre alt; einen aktuellen Auszug zu einem einzelnen Unternehmen können Mitglieder hochladen.',
    },
  },
  {
    name: 'insolvencies',
    subject: { en: 'Insolvencies', de: 'Insolvenzen' },
    reason: {
      en: 'Austria and Germany have no open source for them. Where we show none, nobody has looked: the page of the company says where you can.',
      de: 'In Österreich und Deutschland gibt es dafür keine offene Quelle. Wo wir keine zeigen, hat niemand nachgesehen: Auf der Seite des Unternehmens steht, wo Sie es können.',
    },
  },
  {
    name: 'swiss_people',
    subject: { en: 'Representatives of Swiss companies', de: 'Vertretungsbefugte Schweizer Unternehmen' },
    reason: {
      en: 'Persons are not part of the open data of the Swiss registers. Only the gazette names those who enter or leave, so whoever was in office before we read it is missing; some cantons name them in running text, which is quoted but not read.',
      de: 'Personen gehören nicht zu den offenen Daten der Schweizer Register. Nur das Amtsblatt nennt, wer ein- oder austritt: Wer schon vorher im Amt war, fehlt. Einige Kantone nennen Personen im Fließtext, den wir zitieren, aber nicht auswerten.',
    },
  },
  {
    name: 'german_and_swiss_accounts',
    subject: {
      en: 'Accounts of German and Swiss companies',
      de: 'Jahresabschlüsse deutscher und Schweizer Unternehmen',
    },
    reason: {
      en: 'German ones may not be read in bulk. Swiss companies publish them only when listed.',
      de: 'Deutsche dürfen nicht in großer Zahl abgerufen werden. Schweizer Unternehmen veröffentlichen sie nur, wenn sie börsenkotiert sind.',
    },
  },
  {
    name: 'small_profit_and_loss',
    subject: {
      en: 'Profit and loss of small companies',
      de: 'Gewinn- und Verlustrechnung kleiner Gesellschaften',
    },
    reason: {
      en: 'The law exempts them from publishing it. We then show the balance sheet and say what is missing.',
      de: 'Das Gesetz nimmt sie von der Veröffentlichung aus. Wir zeigen dann die Bilanz und sagen dazu, was fehlt.',
    },
  },
  {
    name: 'birth_dates',
    subject: { en: 'Full birth dates and home addresses', de: 'Volle Geburtsdaten und Privatadressen' },
    reason: {
      en: 'Some registers hold them, but we show only the year and the town.',
      de: 'Sie stehen teils im Register, aber wir zeigen nur das Jahr und den Ort.',
    },
  },
  {
    name: 'objections',
    subject: { en: 'People who objected', de: 'Personen, die widersprochen haben' },
    reason: {
      en: 'They are left out of pages, lists and exports, and no import brings them back.',
      de: 'Sie fehlen auf Seiten, in Listen und in Exporten, und kein Import bringt sie zurück.',
    },
  },
  {
    name: 'estimates',
    subject: { en: 'Estimates', de: 'Schätzungen' },
    reason: {
      en: 'We do not extrapolate revenue or credit ratings. Where nothing is published, we say so.',
      de: 'Wir rechnen keine Umsätze oder Bonitäten hoch. Wo nichts veröffentlicht ist, sagen wir es.',
    },
  },
];
