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

export const writeExtract = (extract: WrittenExtract): string => {
  const { prefix, name, court, courtName, register, number, seat, street, house, postcode } = extract;
  const { retrievedOn, lastEntryOn, articlesOn, capital, officers, object, rule, entryText, otherNumber } = extract;
  const tag = (tagName: string, inner: string) => `<${prefix}${tagName}>${inner}</${prefix}${tagName}>`;
  const coded = (tagName: string, code: string, word: string) =>
    `<${prefix}${tagName} listURI="urn:example" listVersionID="1.0"><!--${word}--><code>${code}</code></${prefix}${tagName}>`;
  const escaped = (text: string) => text.replaceAll('&', '&amp;');
  const holderName = tag('bezeichnung', tag('bezeichnung.aktuell', escaped(name)));
  const instance = (runningNumber: string) =>
    tag(
      'instanzdaten',
      tag('auswahl_instanzbehoerde', coded('gericht', court, courtName)) +
        tag(
          'aktenzeichen',
          tag(
            'auswahl_aktenzeichen',
            tag(
              'aktenzeichen.strukturiert',
              coded('register', register, register) + tag('laufendeNummer', runningNumber),
            ),
          ),
        ) +
        tag('verfahrensgegenstand', tag('gegenstand', 'Strukturierter Registerinhalt')),
    );
  const involved = (role: number, code: string, word: string, who: string) =>
    tag(
      'beteiligung',
      tag('rolle', tag('rollennummer', String(role)) + coded('rollenbezeichnung', code, word)) +
        tag('beteiligter', tag('auswahl_beteiligter', who)),
    );
  const officer = ({
    role,
    code = '086',
    word = 'Geschäftsführer(in)',
    first = '',
    last = '',
    ...rest
  }: WrittenOfficer) => {
    const { title, bornOn, city = '', company } = rest;
    const who =
      company === undefined
        ? tag(
            'natuerlichePerson',
            tag('vollerName', `${title ? tag('titel', title) : ''}${tag('vorname', first)}${tag('nachname', last)}`) +
              (bornOn ? tag('geburt', tag('geburtsdatum', bornOn)) : '') +
              tag('anschrift', tag('ort', city)),
          )
        : tag(
            'organisation',
            tag('bezeichnung', tag('bezeichnung.aktuell', escaped(company))) + tag('sitz', tag('ort', city)),
          );
    return involved(role, code, word, who);
  };
  const power = ({ role, power: text, powerOf = role }: WrittenOfficer) =>
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
  const address = tag('strasse', street) + tag('hausnummer', house) + tag('postleitzahl', postcode) + tag('ort', seat);
  return `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}nachricht.reg.0400003 xmlns${prefix === '' ? '' : `:${prefix.slice(0, -1)}`}="http://www.xjustiz.de">${tag(
    'nachrichtenkopf',
    tag('erstellungszeitpunkt', `${retrievedOn}T09:12:44Z`) +
      tag('auswahl_absender', coded('absender.gericht', court, courtName)),
  )}${tag(
    'grunddaten',
    tag(
      'verfahrensdaten',
      instance(number) +
        (otherNumber === undefined ? '' : instance(otherNumber)) +
        involved(1, '287', 'Rechtsträger(in)', tag('organisation', holderName + tag('sitz', tag('ort', seat)))) +
        officers.map(officer).join(''),
    ),
  )}${tag(
    'fachdatenRegister',
    tag(
      'auszug',
      tag('eintragungstext', tag('spalte', '6') + tag('laufendeNummer', '1') + tag('text', entryText)) +
        tag('abrufdatum', retrievedOn) +
        tag('letzteEintragung', lastEntryOn) +
        tag('anzahlEintragungen', '9'),
    ) +
      tag(
        'basisdatenRegister',
        tag('satzungsdatum', tag('aktuellesSatzungsdatum', articlesOn)) +
          tag(
            'rechtstraeger',
            holderName +
              tag(
                'angabenZurRechtsform',
                coded('rechtsform', '221110', 'Gesellschaft mit beschränkter Haftung (GmbH)'),
              ) +
              tag('sitz', tag('ort', seat)) +
              tag('anschrift', address),
          ) +
          tag(
            'vertretung',
            tag(
              'allgemeineVertretungsregelung',
              tag('auswahl_vertretungsbefugnis', coded('vertretungsbefugnis', '066', rule)),
            ) + officers.map(power).join(''),
          ) +
          tag('gegenstand', escaped(object)),
      ) +
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
  )}</${prefix}nachricht.reg.0400003>
`;
};
