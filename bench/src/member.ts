import { type Call, callOf } from './engines/firmament.ts';
import { createHttpClient } from './engines/http-client.ts';
import type { Question } from './question.ts';

/** One member at work, with the calls that the dashboard makes: types, searches, opens results, exports. */

export type Action = 'suggest' | 'search' | 'open a company' | 'open a person' | 'lead list' | 'export';

/** In per cent of all actions. */
const SHARES: [Action, number][] = [
  ['suggest', 24],
  ['search', 34.5],
  ['open a company', 24],
  ['open a person', 8],
  ['lead list', 9],
  ['export', 0.5],
];

export type Outcome = { action: Action; ms: number; failure: string | undefined };

type MemberOptions = {
  port: number;
  token: string;
  number: number;
  searches: readonly Question[];
  suggestions: readonly Question[];
};

/** The same numbers in every run, different ones for every member. */
const randomFrom = (seed: number): (() => number) => {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
};

const get = (path: string): Call => ({ method: 'GET', path });

export const createMember = ({ port, token, number, searches, suggestions }: MemberOptions) => {
  const { send, close } = createHttpClient(port, {
    cookie: `firmament_session=${token}`,
    'x-forwarded-for': `10.2.${Math.floor(number / 250)}.${1 + (number % 250)}`,
  });
  const random = randomFrom(number);
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let lastSearch: string | undefined;
  let companies: number[] = [];
  let people: string[] = [];

  const ask = (question: Question | undefined): Call => {
    if (question === undefined) throw new Error('there is no question of this kind');
    return callOf(question);
  };

  /** Opens and exports only what an earlier search found; searches if there is nothing yet. */
  const callFor = (action: Action): { action: Action; call: Call } => {
    const [company, person] = [oneOf(companies), oneOf(people)];
    if (action === 'open a company' && company) return { action, call: get(`/api/companies?cid=${company}`) };
    if (action === 'open a person' && person) return { action, call: get(`/api/employees?eid=${person}`) };
    if (action === 'lead list') return { action, call: get('/api/getLeadList?type=personal') };
    if (action === 'suggest') return { action, call: ask(oneOf(suggestions)) };
    if (action === 'export' && lastSearch) {
      return { action, call: { method: 'POST', path: '/api/exports', body: lastSearch } };
    }
    return { action: 'search', call: ask(oneOf(searches)) };
  };

  const remember = ({ body }: Call, text: string): void => {
    const { results } = JSON.parse(text) as { results: { company_id?: number; employee_id?: string }[] };
    const { entity: subject, performanceIndicators } = JSON.parse(body ?? '{}');
    const [found] = results;
    if (found === undefined) return;
    lastSearch = JSON.stringify({ subject, performanceIndicators, format: 'csv' });
    if (found.employee_id === undefined) companies = results.flatMap(({ company_id }) => company_id ?? []);
    else people = results.flatMap(({ employee_id }) => employee_id ?? []);
  };

  const choose = (): Action => {
    let place = random() * 100;
    for (const [action, share] of SHARES) {
      place -= share;
      if (place < 0) return action;
    }
    return 'search';
  };

  return {
    /** Between 0 and 1, for the pauses. */
    random,
    act: async (): Promise<Outcome> => {
      const { action, call } = callFor(choose());
      const startedAt = performance.now();
      try {
        const { status, text } = await send(call);
        const ms = performance.now() - startedAt;
        if (status !== 200) return { action, ms, failure: `${call.path} answered ${status}: ${text.slice(0, 200)}` };
        if (call.path === '/api/search') remember(call, text);
        return { action, ms, failure: undefined };
      } catch (error) {
        return { action, ms: performance.now() - startedAt, failure: `${call.path}: ${error}` };
      }
    },
    close,
  };
};
