import { checkFirmenbuch, firmenbuchNumber } from '@firmament/identifiers/firmenbuch';
import { hgbAccounts } from '@firmament/registers/fixtures/firmenbuch';
import { firmenbuchAnswer, soap, soapFault } from '../../src/refresh/fixtures/register-answers.ts';
import {
  type Answer,
  type ImitationServer,
  type Question,
  startImitationServer,
  untilTestEnds,
} from './imitation-server.ts';

/**
 * The web service of the Austrian register, on this machine, with companies that do not exist. It refuses what its
 * schema does not allow, and speaks in faults as the real one does.
 */

export const FIRMENBUCH_API_KEY = 'key-1';

type Operation = { namespace: string; elements: string[]; optional?: string[] };

/** The schema: elements in their order, and those that may be missing. */
const OPERATIONS: Record<string, Operation> = {
  AUSZUG_V2_REQUEST: { namespace: 'v2/AuszugRequest', elements: ['FNR', 'STICHTAG', 'UMFANG'] },
  VERAENDERUNGENFIRMAREQUEST: {
    namespace: 'VeraenderungenFirmaRequest',
    elements: ['VON', 'BIS', 'GERICHT', 'RECHTSFORM', 'ARTDERVERAENDERUNG'],
    optional: ['GERICHT', 'RECHTSFORM', 'ARTDERVERAENDERUNG'],
  },
  VERAENDERUNGENURKUNDEREQUEST: { namespace: 'VeraenderungenUrkundeRequest', elements: ['VON', 'BIS'] },
  URKUNDEREQUEST: { namespace: 'UrkundeRequest', elements: ['KEY', 'STICHTAG'], optional: ['STICHTAG'] },
};

type Company = Omit<NonNullable<Parameters<typeof firmenbuchAnswer>[0]>, 'fnr' | 'on' | 'bornOn'>;
type Entry = { number: string; entryNumber: string; day: string; kind: string };
type Document = { key: string; number: string; day: string; extension: 'xml' | 'pdf'; content: string };

export type FirmenbuchImitation = ImitationServer & {
  url: string;
  /** Enters something about a company, which is made if it is not there. */
  enter(day: string, digits: number, changes?: Partial<Company>): void;
  /** An entry whose company the register cannot tell of. */
  enterUnreadable(day: string, digits: number): void;
  /** Files accounts; returns the key of the document. */
  file(day: string, digits: number, document?: Partial<Pick<Document, 'extension' | 'content'>>): string;
  /** The day there. */
  today: string;
  accept: boolean;
};

/** For use inside a test. */
export const useFirmenbuch = (): Promise<FirmenbuchImitation> => untilTestEnds(startFirmenbuchImitation());

export const startFirmenbuchImitation = async (): Promise<FirmenbuchImitation> => {
  const companies = new Map<string, Company>();
  const entries: Entry[] = [];
  const documents: Document[] = [];

  const note = (day: string, number: string, kind: string) => {
    const count = entries.filter((one) => one.number === number).length + 1;
    entries.push({ number, day, kind, entryNumber: String(count).padStart(3, '0') });
  };

  const fault = (reason: string): Answer => ({ status: 500, body: soapFault(reason) });

  const period = (
    { VON = '', BIS = '' }: Record<string, string>,
    list: (isWithin: (day: string) => boolean) => string,
  ) =>
    BIS < VON
      ? fault('BIS-Datum darf nicht vor dem VON-Datum liegen')
      : { status: 200, body: list((day) => day >= VON && day <= BIS) };

  const answers: Record<string, (fields: Record<string, string>) => Answer> = {
    AUSZUG_V2_REQUEST: ({ FNR = '', STICHTAG = '', UMFANG }) => {
      const { value, verdict } = checkFirmenbuch(FNR);
      const company = companies.get(value);
      if (verdict !== 'verified' || !company) return fault('Firmenbuchnummer ist ungültig!');
      if (STICHTAG > imitation.today) return fault('Stichtag darf nicht in der Zukunft sein');
      if (UMFANG !== 'Kurzinformation') return fault('Der Umfang ist ungültig!');
      const fnr = value.replace(/(.)$/, ' $1');
      return { status: 200, body: firmenbuchAnswer({ ...company, fnr, on: STICHTAG, bornOn: '19800229' }) };
    },
    VERAENDERUNGENFIRMAREQUEST: (fields) =>
      period(fields, (isWithin) =>
        listOf(
          'VERAENDERUNGENFIRMARESPONSE',
          entries
            .filter(({ day }) => isWithin(day))
            .map((one) => ({
              FNR: one.number.replace(/(.)$/, ' $1'),
              VNR: one.entryNumber,
              VOLLZUGSDATUM: one.day,
              ARTDERVERAENDERUNG: one.kind,
            })),
        ),
      ),
    VERAENDERUNGENURKUNDEREQUEST: (fields) =>
      period(fields, (isWithin) =>
        listOf(
          'VERAENDERUNGENURKUNDERESPONSE',
          documents
            .filter(({ day }) => isWithin(day))
            .map((one) => ({
              KEY: one.key,
              DOKUMENTART: '<n:CODE>48</n:CODE><n:TEXT>Jahresabschluss</n:TEXT>',
              VOLLZUGSDATUM: one.day,
              CONTENTTYPE: `application/${one.extension}`,
              DATEIENDUNG: one.extension,
            })),
        ),
      ),
    URKUNDEREQUEST: ({ KEY }) => {
      const document = documents.find(({ key }) => key === KEY);
      if (!document) return fault('Der Parameter "KEY" ist ungültig');
      const { key, number, extension, content } = document;
      const base64 = Buffer.from(content).toString('base64');
      const metadata = elementOf('METADATEN', { KEY: key, URKID: '1', FNR: number, OEFFENTLICH: 'true' });
      const body = elementOf('DOKUMENT', {
        CONTENTTYPE: `application/${extension}`,
        DATEIENDUNG: extension,
        CONTENT: base64,
      });
      return { status: 200, body: soap(`<n:URKUNDERESPONSE xmlns:n="x">${metadata}${body}</n:URKUNDERESPONSE>`) };
    },
  };

  const answer = ({ method, path, headers, body }: Question): Answer => {
    if (method !== 'POST' || path !== '/ws') return { status: 404 };
    if (headers['x-api-key'] !== FIRMENBUCH_API_KEY || !imitation.accept) return { status: 401 };
    const { operation, namespace, fields } = read(body);
    const schema = OPERATIONS[operation];
    if (!schema || !namespace.endsWith(`/Abfrage/${schema.namespace}`)) return fault('Validation error');
    const given = fields.map(([name]) => name);
    const expected = schema.elements.filter((name) => given.includes(name) || !schema.optional?.includes(name));
    if (given.join() !== expected.join()) return fault('Validation error: cvc-complex-type.2.4.a: Invalid content.');
    return answers[operation]?.(Object.fromEntries(fields)) ?? fault('Validation error');
  };

  const server = await startImitationServer({
    nameOf: ({ body }) => {
      const { operation, fields } = read(body);
      return `${operation.replace(/_?(V2_)?REQUEST$/, '')} ${fields[0]?.[1] ?? ''}`;
    },
    answer,
  });
  const imitation: FirmenbuchImitation = {
    ...server,
    url: `${server.origin}/ws`,
    today: '2026-03-10',
    accept: true,
    enter: (day, digits, changes = {}) => {
      const number = firmenbuchNumber(digits);
      const before = companies.get(number);
      const standard = { name: `Spatz ${digits} GmbH`, director: 'Berta', isDeleted: false };
      companies.set(number, { ...standard, ...before, ...changes });
      note(day, number, changes.isDeleted ? 'Löschung' : before ? 'Änderung' : 'Neueintragung');
    },
    enterUnreadable: (day, digits) => note(day, firmenbuchNumber(digits), 'Änderung'),
    file: (day, digits, { extension = 'xml', content } = {}) => {
      const number = firmenbuchNumber(digits);
      const key = `${digits}_0070752624213_000___000_30_${documents.length + 1}_${extension.toUpperCase()}`;
      const accounts = content ?? hgbAccounts().replaceAll('900001g', number);
      documents.push({ key, number, day, extension, content: accounts });
      return key;
    },
  };
  return imitation;
};

/** Operation, namespace and elements of a request, in the order in which they stand. */
const read = (body: string): { operation: string; namespace: string; fields: [string, string][] } => {
  const [, operation = '', namespace = '', inner = ''] =
    /<fb:(\w+) xmlns:fb="([^"]+)">(.*)<\/fb:\1><\/soap:Body>/s.exec(body) ?? [];
  const fields = [...inner.matchAll(/<fb:(\w+)>([^<]*)<\/fb:\1>/g)].map(([, name = '', value = '']) => [name, value]);
  return { operation, namespace, fields: fields as [string, string][] };
};

const elementOf = (name: string, fields: Record<string, string>): string =>
  `<n:${name}>${Object.entries(fields)
    .map(([field, value]) => `<n:${field}>${value}</n:${field}>`)
    .join('')}</n:${name}>`;

const listOf = (name: string, rows: Record<string, string>[]): string =>
  soap(`<n:${name} xmlns:n="x">${rows.map((row) => elementOf('VERAENDERUNG', row)).join('')}</n:${name}>`);
