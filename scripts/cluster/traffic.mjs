/** Writers and searchers against several processes at once; records every answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { call, newAddress } from './member.mjs';

/** Stays below the limit of calls a minute for a member. */
const WRITE_EVERY_MS = 200;
const SEARCH_EVERY_MS = 200;
const QUICK_SEARCH_EVERY_MS = 300;
/** Each address may search 30 times a minute. */
const QUICK_ADDRESSES = 12;

const KEYWORDS = ['alpen', 'glas', 'bau', 'technik', 'wien', 'gmbh', 'holding', 'wald', 'müller', 'solar'];

const indicators = (indicator, value) => [{ indicator, operator: 'must', values: [value] }];

const repeat = async (signal, everyMs, act) => {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const startedAt = performance.now();
    await act(turn);
    await pause(Math.max(0, everyMs - (performance.now() - startedAt)));
  }
};

/** Adds one person after the other to a contact list; an acknowledged one must never be lost. */
const write = (member, origins, people, writes, signal) =>
  repeat(signal, WRITE_EVERY_MS, async (turn) => {
    const place = turn % origins.length;
    const employeeId = people[turn % people.length];
    const { status, startedAt, ms } = await member.ask(origins[place], 'POST', 'addContact', {
      uid: member.uid,
      employee_id: employeeId,
    });
    // After one round through the list, everybody is already a contact.
    if (status !== 409) writes.push({ member, employeeId, place, status, at: startedAt, ms });
  });

const SEARCHES = [
  (member, origin, word) =>
    member.ask(origin, 'POST', 'search', {
      entity: 'companies',
      performanceIndicators: indicators('keyword', word),
      offset: 0,
    }),
  (member, origin) =>
    member.ask(origin, 'POST', 'search', {
      entity: 'companies_employees',
      performanceIndicators: indicators('gender', 'Female'),
      offset: 0,
    }),
  (member, origin, word) => member.ask(origin, 'GET', `suggestCompanyFromInput?keyword=${encodeURIComponent(word)}`),
  (member, origin, word) => member.ask(origin, 'GET', `get_gegenstand?keyword=${encodeURIComponent(word)}`),
];

const note = (searches, kind, { status, startedAt, ms, body }) =>
  searches.push({ kind, status, at: startedAt, ms, ...(status !== 200 && { reason: body?.message }) });

const search = (member, origins, searches, signal) =>
  repeat(signal, SEARCH_EVERY_MS, async (turn) => {
    const kind = turn % SEARCHES.length;
    const origin = origins[Math.floor(turn / SEARCHES.length) % origins.length];
    note(searches, kind, await SEARCHES[kind](member, origin, KEYWORDS[turn % KEYWORDS.length]));
  });

const quickSearch = (origins, searches, signal) => {
  const visitors = Array.from({ length: QUICK_ADDRESSES }, newAddress);
  return repeat(signal, QUICK_SEARCH_EVERY_MS, async (turn) => {
    const headers = visitors[turn % visitors.length];
    const path = `hsearch?keyword=${KEYWORDS[turn % KEYWORDS.length]}`;
    note(searches, 'quick', await call(origins[turn % origins.length], 'GET', path, { headers }));
  });
};

/** Ids of people of the demo world for writers to add. */
export const findPeople = async (members, origin, count) => {
  const people = [];
  for (let offset = 0; people.length < count; offset += 10) {
    const member = members[(offset / 10) % members.length];
    const body = { entity: 'companies_employees', performanceIndicators: indicators('gender', 'Female'), offset };
    const answer = await member.ask(origin, 'POST', 'search', body);
    if (answer.status !== 200 || answer.body.results.length === 0) throw new Error('too few people to add');
    people.push(...answer.body.results.map(({ employee_id }) => employee_id));
  }
  return people;
};

export const startTraffic = ({ writers, searchers, origins, people }) => {
  const stopping = new AbortController();
  const writes = [];
  const searches = [];
  const running = [
    ...writers.map((member) => write(member, origins, people, writes, stopping.signal)),
    ...searchers.map((member) => search(member, origins, searches, stopping.signal)),
    quickSearch(origins, searches, stopping.signal),
  ];
  return {
    writes,
    searches,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
