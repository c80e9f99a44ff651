/** Writes an extract as the portal of the German registers hands it out, for the demo and for tests. */

export type WrittenOfficer = {
  role: number;
  /** Code and word of the role. */
  code?: string;
  word?: string;
  first?: string;
  last?: string;
  title?: string;
  bornOn?: string;
  city?: string;
  /** A company instead of a person. */
  company?: string;
  power?: string;
  /** Whom the power refers to, if not this role. */
  powerOf?: number;
};

export type WrittenExtract = {
  prefix: string;
  name: string;
  court: string;
  courtName: string;
  register: string;
  number: string;
  seat: string;
  street: string;
  house: string;
  postcode: string;
  retrievedOn: string;
  lastEntryOn: string;
  articlesOn: string;
  capital: string;
  rule: string;
  object: string;
  officers: readonly WrittenOfficer[];
  entryText: string;
  /** A second register entry, which no genuine file has. */
  otherNumber?: string;
};

/** Writes elements with the prefix of the file. */
type Pen = {
  tag: (name: string, inner: string) => string;
  /** A code of a list, with its word as a comment. */
  coded: (name: string, code: string, word: string) => string;
};

const penFor = (prefix: string): Pen => ({
  tag: (name, inner) => `<${prefix}${name}>${inner}</${prefix}${name}>`,
  coded: (name, code, word) =>
    `<${prefix}${name} listURI="urn:example" listVersionID="1.0"><!--${word}--><code>${code}</code></${prefix}${name}>`,
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;');

const nameOf = ({ tag }: Pen, name: string): string => tag('bezeichnung', tag('bezeichnung.aktuell', escaped(name)));

const seatIn = ({ tag }: Pen, place: string): string => tag('sitz', tag('ort', place));

/** The court, and the number under which it keeps the company. */
const instance = ({ tag, coded }: Pen, { court, courtName, register }: WrittenExtract, number: string): string =>
  tag(
    'instanzdaten',
    tag('auswahl_instanzbehoerde', coded('gericht', court, courtName)) +
      tag(
        'aktenzeichen',
        tag(
          'auswahl_aktenzeichen',
          tag('aktenzeichen.strukturiert', coded('register', register, register) + tag('laufendeNummer', number)),
        ),
      ) +
      tag('verfahrensgegenstand', tag('gegenstand', 'Strukturierter Registerinhalt')),
  );

const involved = ({ tag, coded }: Pen, role: number, [code, word]: readonly [string, string], who: string): string =>
  tag(
    'beteiligung',
    tag('rolle', tag('rollennummer', String(role)) + coded('rollenbezeichnung', code, word)) +
      tag('beteiligter', tag('auswahl_beteiligter', who)),
  );

const officer = (pen: Pen, { role, code = '086', word = 'Geschäftsführer(in)', ...who }: WrittenOfficer): string => {
  const { tag } = pen;
  const { first = '', last = '', title, bornOn, city = '', company } = who;
  const holder =
    company === undefined
      ? tag(
          'natuerlichePerson',
          tag('vollerName', `${title ? tag('titel', title) : ''}${tag('vorname', first)}${tag('nachname', last)}`) +
            (bornOn ? tag('geburt', tag('geburtsdatum', bornOn)) : '') +
            tag('anschrift', tag('ort', city)),
        )
      : tag('organisation', nameOf(pen, company) + seatIn(pen, city));
  return involved(pen, role, [code, word], holder);
};

const power = ({ tag }: Pen, { role, power: text, powerOf = role }: WrittenOfficer): string =>
  text === undefined
    ? ''
    : tag(
        'vertretungsberechtigte',
        tag('ref.rollennummer', String(powerOf)) +
          tag(
            'besondereVertretungsregelung',
            tag('auswahl_vertretungsbefugnis', tag('vertretungsbefugnisFreitext', text)),
          ),
      );

const header = ({ tag, coded }: Pen, { retrievedOn, court, courtName }: WrittenExtract): string =>
  tag(
    'nachrichtenkopf',
    tag('erstellungszeitpunkt', `${retrievedOn}T09:12:44Z`) +
      tag('auswahl_absender', coded('absender.gericht', court, courtName)),
  );

/** Where the company is kept, and who is involved: the company itself and its officers. */
const proceedings = (pen: Pen, extract: WrittenExtract): string => {
  const { tag } = pen;
  const { name, number, otherNumber, seat, officers } = extract;
  return tag(
    'grunddaten',
    tag(
      'verfahrensdaten',
      instance(pen, extract, number) +
        (otherNumber === undefined ? '' : instance(pen, extract, otherNumber)) +
        involved(pen, 1, ['287', 'Rechtsträger(in)'], tag('organisation', nameOf(pen, name) + seatIn(pen, seat))) +
        officers.map((one) => officer(pen, one)).join(''),
    ),
  );
};

/** What the register has entered of the company, and who may sign. */
const basics = (pen: Pen, extract: WrittenExtract): string => {
  const { tag, coded } = pen;
  const { name, seat, street, house, postcode, articlesOn, officers, object, rule } = extract;
  return tag(
    'basisdatenRegister',
    tag('satzungsdatum', tag('aktuellesSatzungsdatum', articlesOn)) +
      tag(
        'rechtstraeger',
        nameOf(pen, name) +
          tag('angabenZurRechtsform', coded('rechtsform', '221110', 'Gesellschaft mit beschränkter Haftung (GmbH)')) +
          seatIn(pen, seat) +
          tag(
            'anschrift',
            tag('strasse', street) + tag('hausnummer', house) + tag('postleitzahl', postcode) + tag('ort', seat),
          ),
      ) +
      tag(
        'vertretung',
        tag(
          'allgemeineVertretungsregelung',
          tag('auswahl_vertretungsbefugnis', coded('vertretungsbefugnis', '066', rule)),
        ) + officers.map((one) => power(pen, one)).join(''),
      ) +
      tag('gegenstand', escaped(object)),
  );
};

const content = (pen: Pen, extract: WrittenExtract): string => {
  const { tag, coded } = pen;
  const { retrievedOn, lastEntryOn, capital, entryText } = extract;
  return tag(
    'fachdatenRegister',
    tag(
      'auszug',
      tag('eintragungstext', tag('spalte', '6') + tag('laufendeNummer', '1') + tag('text', entryText)) +
        tag('abrufdatum', retrievedOn) +
        tag('letzteEintragung', lastEntryOn) +
        tag('anzahlEintragungen', '9'),
    ) +
      basics(pen, extract) +
      tag(
        'auswahl_zusatzangaben',
        tag(
          'kapitalgesellschaft',
          tag(
            'zusatzGmbH',
            tag('stammkapital', tag('zahl', capital) + tag('auswahl_waehrung', coded('waehrung', 'EUR', 'Euro'))),
          ),
        ),
      ),
  );
};

export const writeExtract = (extract: WrittenExtract): string => {
  const { prefix } = extract;
  const pen = penFor(prefix);
  const message = `${prefix}nachricht.reg.0400003`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${message} xmlns${prefix === '' ? '' : `:${prefix.slice(0, -1)}`}="http://www.xjustiz.de">${header(pen, extract)}${proceedings(pen, extract)}${content(pen, extract)}</${message}>
`;
};
