import { zefixAnswer } from '../../src/refresh/fixtures/register-answers.ts';
import {
  type Answer,
  type ImitationServer,
  type Question,
  startImitationServer,
  untilTestEnds,
} from './imitation-server.ts';

/** The web service of the Swiss register, on this machine, with companies that do not exist. */

export const ZEFIX_ACCESS = { zefixUser: 'eva', zefixPassword: 'geheim' };

const AUTHORIZATION = `Basic ${Buffer.from('eva:geheim').toString('base64')}`;
const BASE = '/ZefixPublicREST/api/v1';

type Fields = Record<string, unknown>;
type Publication = { day: string; ehraId: number; id: number };

export type ZefixImitation = ImitationServer & {
  url: string;
  /** Publishes something about a company, which is made if it is not there. */
  publish(day: string, ehraId: number, changes?: Fields): void;
  /** The company is published of, but cannot be had. */
  publishOnly(day: string, ehraId: number): void;
  accept: boolean;
};

const failed = (status: number, type: string): Answer => ({
  status,
  body: JSON.stringify({ error: { type, message: type } }),
});

/** For use inside a test. */
export const useZefix = (): Promise<ZefixImitation> => untilTestEnds(startZefixImitation());

export const startZefixImitation = async (): Promise<ZefixImitation> => {
  const companies = new Map<string, Fields>();
  const publications: Publication[] = [];

  const publicationsOf = (day: string): Answer => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) return failed(400, 'INVALID_REQUEST_DATA');
    const rows = publications.filter((one) => one.day === day);
    // The contract allows both for a day without a publication.
    if (rows.length === 0 && new Date(day).getUTCDay() === 0) return failed(404, 'NOT_FOUND');
    const list = rows.map(({ id, ehraId }) => ({
      sogcPublication: { sogcDate: day, sogcId: id, registryOfCommerceCanton: 'LU', message: '', mutationTypes: null },
      companyShort: { name: 'Spatz', ehraid: ehraId, status: 'ACTIVE' },
    }));
    return { status: 200, body: JSON.stringify(list) };
  };

  const companyOf = (ehraId: string): Answer => {
    const company = companies.get(ehraId);
    return company ? { status: 200, body: zefixAnswer(company) } : failed(404, 'NOT_FOUND');
  };

  const answer = ({ method, path, headers }: Question): Answer => {
    if (headers.authorization !== AUTHORIZATION || !imitation.accept) return { status: 401 };
    const [, what, key = ''] = new RegExp(`^${BASE}/(sogc/bydate|company/ehraid)/([^/]+)$`).exec(path) ?? [];
    if (method !== 'GET' || what === undefined) return failed(404, 'NOT_FOUND');
    return what === 'sogc/bydate' ? publicationsOf(key) : companyOf(key);
  };

  const server = await startImitationServer({ nameOf: ({ path }) => path.replace(`${BASE}/`, ''), answer });
  const publishOnly = (day: string, ehraId: number) =>
    void publications.push({ day, ehraId, id: 1_000 + publications.length });
  const imitation: ZefixImitation = {
    ...server,
    url: `${server.origin}/ZefixPublicREST`,
    accept: true,
    publishOnly,
    publish: (day, ehraId, changes = {}) => {
      const before = companies.get(String(ehraId));
      const own = { ehraid: ehraId, uid: null, chid: null, name: `Spatz ${ehraId} AG`, branchOffices: null };
      companies.set(String(ehraId), { ...own, ...before, sogcDate: day, ...changes });
      publishOnly(day, ehraId);
    },
  };
  return imitation;
};
