/** Lists that the Firmenbuch service answers with: changes of a period, search results, documents. */
import { isUtf8 } from 'node:buffer';
import type { Day } from '@firmament/calendar/day';
import { readDate } from '@firmament/calendar/read-date';
import { firmenbuchNumber } from '@firmament/identifiers/firmenbuch';
import type { Parsed } from '@firmament/record/record';
import { linkedRegisterNumber } from '../company/identifier-fields.ts';
import { legalFormOfName } from '../company/legal-form.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { textOf } from '../reading/whole-answer.ts';
import { childOf, childrenOf, type XmlElement, xmlText } from '../reading/xml-element.ts';
import { readSoapAnswer } from './soap.ts';

const parseEntries = <R>(
  xml: string,
  answer: string,
  entry: string,
  read: (element: XmlElement, at: number) => Parsed<R>,
): Parsed<R>[] => childrenOf(readSoapAnswer(xml, answer), entry).map((element, index) => read(element, index + 1));

const registerNumberOf = (element: XmlElement, name = 'FNR'): string | undefined =>
  linkedRegisterNumber(xmlText(element, name), 'AT');

export type FirmenbuchChange = {
  registerNumber: string;
  entryNumber: string;
  executedOn: Day;
  /** In the register's words: Neueintragung, Änderung, Löschung, FIRMENSITZ … */
  kind: string;
};

/** `veraenderungenFirma`: which companies changed in a period. */
export const parseFirmenbuchChanges = (xml: string): Parsed<FirmenbuchChange>[] =>
  parseEntries(xml, 'VERAENDERUNGENFIRMARESPONSE', 'VERAENDERUNG', (element, at) => {
    const registerNumber = registerNumberOf(element);
    const executedOn = readDate(xmlText(element, 'VOLLZUGSDATUM'));
    if (registerNumber === undefined || executedOn === undefined) {
      return rejected(at, 'number or date of the change is missing or invalid', xmlText(element, 'FNR'));
    }
    const kind = xmlText(element, 'ARTDERVERAENDERUNG') ?? 'Änderung';
    return accepted({ registerNumber, executedOn, kind, entryNumber: xmlText(element, 'VNR') ?? '' }, at);
  });

export type FirmenbuchDocumentEntry = {
  key: string;
  /** Change lists leave it out; then it comes from the key. */
  registerNumber?: string;
  kindCode?: string;
  kind?: string;
  contentType?: string;
  extension?: string;
  sizeBytes?: number;
  periodEnd?: Day;
  filedOn?: Day;
};

/** Older entries carry the balance sheet date only in the remark "zum 31.03.2005". */
const periodEndOf = (element: XmlElement): Day | undefined =>
  readDate(xmlText(element, 'STICHTAG')) ??
  readDate(/zum (\d{1,2}\.\d{1,2}\.\d{4})/.exec(xmlText(element, 'BEMERKUNG') ?? '')?.[1]);

/** A key begins with the digits of the number, without its check letter: `030435_0070752624213_…`. */
const numberInKey = (key: string): string | undefined => {
  const digits = /^0*([1-9]\d{0,5})_/.exec(key)?.[1];
  return digits && firmenbuchNumber(digits);
};

const documentEntryOf = (element: XmlElement, at: number): Parsed<FirmenbuchDocumentEntry> => {
  const key = xmlText(element, 'KEY');
  if (key === undefined) return rejected(at, 'the key of the document is missing', xmlText(element, 'FNR'));
  const size = Number(xmlText(element, 'GROESSE') ?? Number.NaN);
  const record = withoutGaps<FirmenbuchDocumentEntry>({
    key,
    registerNumber: registerNumberOf(element) ?? numberInKey(key),
    kindCode: xmlText(element, 'DOKUMENTART', 'CODE'),
    kind: xmlText(element, 'DOKUMENTART', 'TEXT'),
    contentType: xmlText(element, 'CONTENTTYPE'),
    extension: xmlText(element, 'DATEIENDUNG'),
    sizeBytes: Number.isFinite(size) ? size : undefined,
    periodEnd: periodEndOf(element),
    filedOn: readDate(xmlText(element, 'EINGEREICHT') ?? xmlText(element, 'VOLLZUGSDATUM')),
  });
  return accepted(record, at);
};

/** `veraenderungenUrkunden`: which documents came in. */
export const parseFirmenbuchDocumentChanges = (xml: string): Parsed<FirmenbuchDocumentEntry>[] =>
  parseEntries(xml, 'VERAENDERUNGENURKUNDERESPONSE', 'VERAENDERUNG', documentEntryOf);

/** `sucheUrkunde`: the documents of one company. */
export const parseFirmenbuchDocuments = (xml: string): Parsed<FirmenbuchDocumentEntry>[] =>
  parseEntries(xml, 'SUCHEURKUNDERESPONSE', 'ERGEBNIS', documentEntryOf);

export type FirmenbuchHit = {
  registerNumber: string;
  name: string;
  seat?: string;
  legalForm?: string;
  courtCode?: string;
  /** Empty for companies that exist. */
  status?: string;
};

/** `sucheFirma`: companies by name. */
export const parseFirmenbuchHits = (xml: string): Parsed<FirmenbuchHit>[] =>
  parseEntries(xml, 'SUCHEFIRMARESPONSE', 'ERGEBNIS', (element, at) => {
    const registerNumber = registerNumberOf(element);
    const name = childrenOf(element, 'NAME')
      .map((part) => xmlText(part))
      .filter(Boolean)
      .join(' ');
    if (registerNumber === undefined || name === '') return rejected(at, 'number or name is missing or invalid', name);
    const form = xmlText(element, 'RECHTSFORM', 'TEXT');
    const hit = withoutGaps<FirmenbuchHit>({
      registerNumber,
      name,
      seat: xmlText(element, 'SITZ'),
      legalForm: form === undefined ? undefined : (legalFormOfName(form, 'AT') ?? form),
      courtCode: xmlText(element, 'GERICHT', 'CODE'),
      status: xmlText(element, 'STATUS'),
    });
    return accepted(hit, at);
  });

export type FirmenbuchDocument = FirmenbuchDocumentEntry & { content: Uint8Array };

/** `urkunde`: one document with its content. */
export const parseFirmenbuchDocument = (xml: string): FirmenbuchDocument => {
  const answer = readSoapAnswer(xml, 'URKUNDERESPONSE');
  const metadata = childOf(answer, 'METADATEN');
  const document = childOf(answer, 'DOKUMENT');
  const base64 = childOf(document, 'CONTENT')?.text.replace(/\s+/g, '') ?? '';
  if (!metadata || base64 === '') {
    throw new SourceFormatError('wrong-shape', 'The answer holds no document; it may be closed to the public.');
  }
  // Buffer skips what it cannot read, so a damaged document would silently come out shorter.
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.replace(/={1,2}$/, '').length % 4 === 1) {
    throw new SourceFormatError('wrong-shape', 'The document in the answer is damaged (base64).');
  }
  const content = Uint8Array.from(Buffer.from(base64, 'base64'));
  const entry = documentEntryOf(metadata, 1);
  if (!entry.ok) throw new SourceFormatError('wrong-shape', `The answer is incomplete: ${entry.reason}.`);
  const contentType = xmlText(document, 'CONTENTTYPE');
  const extension = xmlText(document, 'DATEIENDUNG');
  return { ...entry.record, ...(contentType && { contentType }), ...(extension && { extension }), content };
};

/** A document in XML as text: in the encoding it declares, else in ISO 8859-1, though some that declare none are UTF-8. */
export const documentText = ({ content }: FirmenbuchDocument): string => {
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1]?.toLowerCase();
  const isInUtf8 = declared === undefined ? isUtf8(content) : declared === 'utf-8';
  return isInUtf8 ? textOf(content) : Buffer.from(content).toString('latin1');
};
