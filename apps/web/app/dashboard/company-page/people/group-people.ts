import type { PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { officerRank } from '@firmament/api-contract/words/officer-rank';

/** From the specification: people shown per title at first. */
export const SHOWN_PER_TITLE = 3;

export type PeopleGroup = {
  /** Null: those who are no longer in charge, whatever their title was. */
  title: string | null;
  shown: PersonInCharge[];
  further: PersonInCharge[];
};

const groupOf = (title: string | null, people: readonly PersonInCharge[]): PeopleGroup => ({
  title,
  shown: people.slice(0, SHOWN_PER_TITLE),
  further: people.slice(SHOWN_PER_TITLE),
});

/** Those in charge by title, as it is shown; then those who were. */
export const groupPeople = (
  people: readonly PersonInCharge[],
  shownTitle: (title: string) => string = (title) => title,
): PeopleGroup[] => {
  const byTitle = new Map<string, PersonInCharge[]>();
  for (const person of people) {
    if (!person.is_in_charge) continue;
    const title = shownTitle(person.title);
    const group = byTitle.get(title);
    if (group === undefined) byTitle.set(title, [person]);
    else group.push(person);
  }
  const groups = [...byTitle]
    .sort(([, [one]], [, [other]]) => officerRank(one?.title ?? '') - officerRank(other?.title ?? ''))
    .map(([title, members]) => groupOf(title, members));
  const former = people.filter(({ is_in_charge }) => !is_in_charge);
  return former.length === 0 ? groups : [...groups, groupOf(null, former)];
};
