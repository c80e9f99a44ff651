import type { DemoCase } from '@firmament/api-contract/calls/demo';

/** Where each step takes place, and what it points at. */

/** The day before the newest director came. */
const DAY_BEFORE = '2026-02-01';

export type Place = {
  /** Without parameters the page alone counts, whatever the reader chose there. */
  path: string;
  parameters?: Readonly<Record<string, string>>;
  /** Parameters by which the step is known: as given, or left out. */
  needs?: readonly string[];
  /** Of the element that the step speaks of. */
  selector: string;
};

/** Some steps go on at a second place, which they offer by a link. */
export type Step =
  | { name: 'flags' | 'director' | 'before'; place: Place; second?: undefined }
  | { name: 'path' | 'watch' | 'dossier'; place: Place; second: Place };

export const stepsOf = ({ company_id, director_id, watched_id, little_known_id }: DemoCase): readonly Step[] => {
  const company = `/dashboard/companies/${company_id}`;
  const ends = { from: String(company_id), to: String(watched_id), via_past: 'show' };
  const path = { path: '/dashboard/network', needs: ['from', 'to', 'sure'], selector: '#path' };
  return [
    { name: 'flags', place: { path: company, selector: '[data-part="flags"]' } },
    { name: 'director', place: { path: `/dashboard/employees/${director_id}`, selector: '#match' } },
    {
      name: 'path',
      place: { ...path, parameters: { ...ends, sure: 'likely' } },
      second: { ...path, parameters: ends },
    },
    {
      name: 'before',
      place: {
        path: company,
        parameters: { as_of: DAY_BEFORE },
        needs: ['as_of'],
        selector: '[data-part="people"]',
      },
    },
    {
      name: 'watch',
      place: { path: company, selector: 'header [data-part="watch"]' },
      second: { path: '/dashboard/watchlist', selector: `li:has(a[href="${company}"])` },
    },
    {
      name: 'dossier',
      place: { path: company, selector: '[data-part="dossier"]' },
      second: { path: `/dashboard/companies/${little_known_id}`, selector: 'section[data-kind="age"]' },
    },
  ];
};

export const addressOf = ({ path, parameters }: Place): string =>
  parameters === undefined ? path : `${path}?${new URLSearchParams(parameters)}`;

export const isAt = ({ path, parameters, needs = [] }: Place, pathname: string, search: string): boolean => {
  const given = new URLSearchParams(search);
  return pathname === path && needs.every((name) => given.get(name) === (parameters?.[name] ?? null));
};
