import {
  type Answer,
  type ImitationServer,
  type Question,
  startImitationServer,
  untilTestEnds,
} from './imitation-server.ts';

/** The portal of the Swiss gazettes, on this machine, with companies and people that do not exist. */

const BASE = '/api/v1';

type Facts = {
  name?: string;
  street?: string | undefined;
  town?: string | undefined;
  nominal?: number;
  purpose?: string;
};

type Entry = {
  uid: string;
  kind?: 'HR01' | 'HR02' | 'HR03';
  rubric?: string;
  /** What the company was before, and what it is now. */
  was?: Facts;
  is?: Facts;
  /** What follows the opening of the text. */
  text?: string;
  enteredOn: string;
  lastOn?: string | undefined;
};

type Publication = Entry & { id: string; number: string; day: string; state: string };

export type ShabImitation = ImitationServer & {
  url: string;
  publish(day: string, entry: Entry): Publication;
  publications: Publication[];
  /** Whether lists have what publications say. */
  givesContent: boolean;
  /** What its content is called; the portal may change that. */
  commonsName: string;
  /** Whether it takes note of the days that it is asked for. */
  filters: boolean;
};

const dotted = (uid: string): string => uid.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3');

const commonsOf = (uid: string, { name, street, town, nominal, purpose }: Facts) => ({
  company: {
    name: name ?? 'Spatz AG',
    uid: dotted(uid),
    uidOrganisationIdCategorie: 'CHE',
    seat: town ?? 'Musterwil',
    legalForm: '0106',
    noAddress: 'false',
    address: { street: street ?? 'Musterweg', houseNumber: '1', swissZipCode: '6000', town: town ?? 'Musterwil' },
  },
  purpose: purpose ?? 'Bau von Nistkästen',
  capital: { nominal: nominal ?? 100000, paid: 50000 },
  revision: { optingOut: 'false' },
});

const toXml = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => (inner === undefined ? '' : `<${name}>${toXml(inner)}</${name}>`))
        .join('')
    : String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** For use inside a test. */
export const useShab = (): Promise<ShabImitation> => untilTestEnds(startShabImitation());

export const startShabImitation = async (): Promise<ShabImitation> => {
  const publications: Publication[] = [];

  const contentOf = ({ uid, kind = 'HR02', was = {}, is = {}, text = '', enteredOn, lastOn }: Publication) => ({
    testImport: 'false',
    journalNumber: '1',
    journalDate: `${enteredOn}T00:00:00.000Z`,
    publicationText: `${was.name ?? is.name ?? 'Spatz AG'}, in Musterwil, ${dotted(uid)}, Aktiengesellschaft (SHAB Nr. 1 vom 02.01.2026, Publ. 1). ${text}`,
    [`${imitation.commonsName}New`]: kind === 'HR03' ? undefined : commonsOf(uid, { ...was, ...is }),
    [`${imitation.commonsName}Actual`]: kind === 'HR01' ? undefined : commonsOf(uid, was),
    lastFosc: lastOn === undefined ? undefined : { lastFoscDate: lastOn, lastFoscNumber: '1' },
    transaction:
      kind === 'HR03' ? { delete: { deletionDate: enteredOn } } : { update: { changements: { others: 'true' } } },
  });

  const metaOf = ({ id, number, kind = 'HR02', rubric = 'HR', day, state }: Publication) => ({
    id,
    rubric,
    subRubric: kind,
    language: 'de',
    publicationNumber: number,
    publicationState: state,
    publicationDate: `${day}T00:00:00.000Z`,
    primaryTenantCode: 'shab',
    cantons: ['LU'],
  });

  const list = (query: URLSearchParams): Answer => {
    const states = query.get('publicationStates')?.split(',');
    // Not 400, though nothing is wrong with the access.
    if (!states) return { status: 401 };
    const [page, size] = [Number(query.get('pageRequest.page')), Number(query.get('pageRequest.size'))];
    if (page * size >= 10_000) return { status: 400 };
    const [start = '', end = '9'] = [query.get('publicationDate.start') ?? '', query.get('publicationDate.end') ?? '9'];
    const rows = publications.filter(
      ({ day, state, rubric = 'HR' }) =>
        states.includes(state) &&
        (!imitation.filters || (day >= start && day <= end && rubric === query.get('rubrics'))),
    );
    const content = rows.slice(page * size, (page + 1) * size).map((one) => ({
      meta: metaOf(one),
      links: [],
      attachments: [],
      content: imitation.givesContent && query.get('includeContent') === 'true' ? contentOf(one) : null,
    }));
    return { status: 200, body: JSON.stringify({ content, total: rows.length, pageRequest: { page, size } }) };
  };

  const answer = ({ path }: Question): Answer => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === `${BASE}/publications`) return list(searchParams);
    const id = new RegExp(`^${BASE}/publications/([^/]+)/xml$`).exec(pathname)?.[1];
    const one = publications.find((publication) => publication.id === id);
    if (!one) return { status: 404 };
    return {
      status: 200,
      body: `<HR02:publication xmlns:HR02="https://shab.ch/shab/HR02-export">${toXml({ content: contentOf(one) })}</HR02:publication>`,
    };
  };

  const nameOf = ({ path }: Question): string =>
    /publicationDate\.start=([\d-]+)/.exec(path)?.[1] ?? path.replace(`${BASE}/publications/`, '');

  const server = await startImitationServer({ nameOf, answer });
  const imitation: ShabImitation = {
    ...server,
    url: `${server.origin}${BASE}`,
    publications,
    givesContent: true,
    commonsName: 'commons',
    filters: true,
    publish: (day, entry) => {
      const at = publications.length + 1;
      const publication = {
        ...entry,
        id: `id-${at}`,
        number: `${entry.kind ?? 'HR02'}-${1000 + at}`,
        day,
        state: 'PUBLISHED',
      };
      publications.push(publication);
      return publication;
    },
  };
  return imitation;
};
