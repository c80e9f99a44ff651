import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { findRunningEmbeddedPostgres } from '../../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import type { Answer, CompanyQuestion, Question } from '../question.ts';
import type { Engine } from './engine.ts';
import { type HttpAnswer, HttpConnection } from './http-connection.ts';
import { signInMembers } from './members.ts';

/** The product, asked over HTTP by signed-in members. */

const MEMBERS = 300;
const CONNECTIONS = 16;
/** The public search allows 30 calls a minute per address, so each call comes from another one. */
const ADDRESSES = 60_000;

export type Call = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: string };

const must = (indicator: string, ...values: (string | number)[]): PerformanceIndicator => ({
  indicator,
  operator: 'must',
  values,
});

/** The opponents know no places: between quotation marks, words stay words. */
const asWords = (keyword: string): string => (keyword.includes(' ') ? `"${keyword}"` : keyword);

const indicatorsOf = (question: CompanyQuestion): PerformanceIndicator[] => {
  const { keyword, atLeastOneOf, exactlyOneOf, isActive, industry, industryWords, around, ranges = [] } = question;
  return [
    ...(keyword === undefined ? [] : [must('keyword', asWords(keyword))]),
    ...(atLeastOneOf ? [{ indicator: 'keyword', operator: 'atleast' as const, values: [...atLeastOneOf] }] : []),
    ...(exactlyOneOf ? [{ indicator: 'keyword', operator: 'exclusive' as const, values: [...exactlyOneOf] }] : []),
    ...(isActive ? [must('legal_status', 'Active')] : []),
    ...(industry === undefined ? [] : [must('industry_name', industry)]),
    ...(industryWords ? [{ indicator: 'industry', operator: 'atleast' as const, values: [...industryWords] }] : []),
    ...(around ? [must('address', around.place), must('radius', around.radiusKm)] : []),
    ...ranges.map(({ figure, min, max }) => must(figure, min, max)),
  ];
};

const searchCall = (
  entity: string,
  performanceIndicators: PerformanceIndicator[],
  { offset = 0, sort }: Pick<CompanyQuestion, 'offset' | 'sort'> = {},
): Call => ({
  method: 'POST',
  path: '/api/search',
  body: JSON.stringify({ entity, performanceIndicators, offset, sort: sort?.by, direction: sort?.direction }),
});

export const callOf = (question: Question): Call => {
  switch (question.kind) {
    case 'companies':
      return searchCall('companies', indicatorsOf(question), question);
    case 'people': {
      const { position, skill, locality } = question;
      const indicators = [must('position', position), must('skills', skill), must('locality', locality)];
      return searchCall('companies_employees', indicators);
    }
    case 'quick':
      return { method: 'GET', path: `/api/hsearch?keyword=${encodeURIComponent(question.keyword)}` };
    case 'names':
      return { method: 'GET', path: `/api/suggestCompanyFromInput?keyword=${encodeURIComponent(question.text)}` };
    case 'industries':
      return { method: 'GET', path: `/api/get_gegenstand?keyword=${encodeURIComponent(question.text)}` };
  }
};

const answerOf = (question: Question, body: Buffer): Answer => {
  const json = JSON.parse(body.toString('utf8'));
  switch (question.kind) {
    case 'companies':
      return { total: json.total, ids: json.results.map((row: { company_id: number }) => row.company_id) };
    case 'people':
      return { total: json.total, ids: json.results.map((row: { employee_id: string }) => row.employee_id) };
    case 'quick': {
      const countries = json.countries.map((country: { cnt: number }) => country.cnt);
      const places = json.places.map((place: { count: number }) => place.count);
      return { total: json.total, counts: [...countries, ...places] };
    }
    case 'names': {
      const ids = json.companies.map((company: { company_id: number }) => company.company_id);
      return { total: ids.length, ids };
    }
    case 'industries': {
      const rows: { gegenstand: string; row_count: number }[] = json.gegenstand;
      return {
        total: rows.length,
        ids: rows.map(({ gegenstand }) => gegenstand),
        counts: rows.map((row) => row.row_count),
      };
    }
  }
};

export const openFirmament = async (dataDir: string, port: number): Promise<Engine> => {
  const url = await findRunningEmbeddedPostgres(dataDir);
  if (!url) throw new Error('the database of the server does not run');
  const tokens = await signInMembers(url, MEMBERS);
  const idle = Array.from({ length: CONNECTIONS }, () => new HttpConnection(port));
  const all = [...idle];
  const calls = new WeakMap<Question, Call>();
  let asked = 0;

  const headers = (): Record<string, string> => {
    const number = asked++ % ADDRESSES;
    return {
      'content-type': 'application/json',
      cookie: `firmament_session=${tokens[number % tokens.length]}`,
      origin: `http://127.0.0.1:${port}`,
      'x-forwarded-for': `10.1.${Math.floor(number / 250)}.${1 + (number % 250)}`,
    };
  };

  const ask = async (question: Question): Promise<() => Answer> => {
    const call = calls.get(question) ?? callOf(question);
    calls.set(question, call);
    const connection = idle.pop();
    if (!connection) throw new Error(`more than ${CONNECTIONS} calls at once`);
    let answer: HttpAnswer;
    try {
      answer = await connection.call(call.method, call.path, headers(), call.body);
    } finally {
      idle.push(connection);
    }
    const { status, body } = answer;
    if (status !== 200) throw new Error(`${call.path} answered ${status}: ${body.toString('utf8').slice(0, 300)}`);
    return () => answerOf(question, body);
  };

  const close = async (): Promise<void> => {
    for (const connection of all) connection.close();
  };
  return { name: 'Firmament', ask, concurrency: CONNECTIONS, close };
};
