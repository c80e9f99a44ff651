import {
  type Answer,
  type ImitationServer,
  type Question,
  startImitationServer,
  untilTestEnds,
} from './imitation-server.ts';

/** The linked data of the Swiss register, on this machine, with companies that do not exist. It reads our queries only. */

const BASE = 'https://register.ld.admin.ch/zefix/company/';

type Cells = Record<string, string | undefined>;

export type LindasImitation = ImitationServer & {
  url: string;
  companies: Map<number, Cells>;
  /** Registers companies with these keys at the register. */
  register(...keys: number[]): void;
  /** The same for one of which more is known. */
  enter(key: number, cells: Cells): void;
  /** What no company has any more, because it is called otherwise. */
  renamed: readonly string[];
  /** So many rows at most, whatever was asked for. */
  mostRows: number;
};

/** A valid UID for each key. */
export const uidOf = (key: number): string => {
  const digits = String(10_000_000 + key * 37);
  const sum = [5, 4, 3, 2, 7, 6, 5, 4].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? uidOf(key + 1_000_000) : `CHE${digits}${check}`;
};

const cellsOf = (key: number): Cells => ({
  legal_name: `Spatz ${key} AG`,
  name: `Spatz ${key} AG`,
  uid: `${BASE}${key}/UID/${uidOf(key)}`,
  legalForm: 'https://ld.admin.ch/ech/97/legalforms/0106',
  description: 'Bau von Nistkästen',
  street: `Musterweg ${key}`,
  postcode: '6000',
  locality: 'Musterwil',
  canton: 'LU',
});

const rowsAnswer = (rows: Cells[]): Answer => {
  const cell = (value: string) => ({ type: value.startsWith('http') ? 'uri' : 'literal', value });
  const bindings = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [[name, cell(value)]])),
    ),
  );
  return { status: 200, body: JSON.stringify({ head: { vars: [] }, results: { bindings } }) };
};

/** For use inside a test. */
export const useLindas = (): Promise<LindasImitation> => untilTestEnds(startLindasImitation());

export const startLindasImitation = async (): Promise<LindasImitation> => {
  const companies = new Map<number, Cells>();

  const pageAfter = (after: string, size: number): Answer => {
    const keys = [...companies.keys()]
      .filter((key) => `${BASE}${key}` > after)
      .sort((a, b) => (`${a}` < `${b}` ? -1 : 1));
    return rowsAnswer(
      keys.slice(0, Math.min(size, imitation.mostRows)).map((key) => ({
        ...companies.get(key),
        ...Object.fromEntries(imitation.renamed.map((name) => [name, undefined])),
        company: `${BASE}${key}`,
      })),
    );
  };

  const answer = ({ method, headers, body }: Question): Answer => {
    const query = new URLSearchParams(body).get('query') ?? '';
    if (method !== 'POST' || headers.accept !== 'application/sparql-results+json') return { status: 406 };
    if (query.includes('COUNT(')) return rowsAnswer([{ count: String(companies.size) }]);
    const [, after, size] =
      /STR\(\?company\) > ("[^"]*")\)[^}]*\} ORDER BY STR\(\?company\) LIMIT (\d+)/.exec(query) ?? [];
    return after === undefined ? { status: 400, body: 'MalformedQuery' } : pageAfter(JSON.parse(after), Number(size));
  };

  const nameOf = ({ body }: Question): string => {
    const query = new URLSearchParams(body).get('query') ?? '';
    return query.includes('COUNT(') ? 'count' : `after ${/company\/(\d+)"/.exec(query)?.[1] ?? 'none'}`;
  };

  const server = await startImitationServer({ nameOf, answer });
  const imitation: LindasImitation = {
    ...server,
    url: `${server.origin}/query`,
    companies,
    renamed: [],
    mostRows: 10_000,
    register: (...keys) => {
      for (const key of keys) companies.set(key, cellsOf(key));
    },
    enter: (key, cells) => void companies.set(key, { ...cellsOf(key), ...cells }),
  };
  return imitation;
};
