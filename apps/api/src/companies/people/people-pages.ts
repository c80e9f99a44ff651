import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { PEOPLE_PER_PAGE, type PersonInCharge, type Signing } from '@firmament/api-contract/calls/company-facts';
import { officerRank } from '@firmament/api-contract/words/officer-rank';
import { presentRepresentative } from './people-presenter.ts';

/** Those in charge before former ones, and of these whoever acts for the company first: a director is on the first page. */
const inOrder = (people: readonly PersonInCharge[]): PersonInCharge[] =>
  people.toSorted(
    (a, b) => Number(b.is_in_charge) - Number(a.is_in_charge) || officerRank(a.title) - officerRank(b.title),
  );

export const peopleFrom = (people: readonly PersonInCharge[], offset: number): PersonInCharge[] =>
  inOrder(people).slice(offset, offset + PEOPLE_PER_PAGE);

const first = <T>(list: readonly T[]): T[] => list.slice(0, PEOPLE_PER_PAGE);
const furtherOf = ({ length }: readonly unknown[]): number => Math.max(0, length - PEOPLE_PER_PAGE);

type Way = Signing['ways'][number];

/**
 * With the names of one page. Whoever stands beside without being a signer comes first, the others as they stand among
 * the signers: so nobody takes a way for one among the signers themselves who sees its first names alone.
 */
const cutWay = (way: Way): Way => {
  const { signers, beside_names, beside_titles } = way;
  if (furtherOf(signers) === 0 && furtherOf(beside_names) === 0) return way;
  const places = new Map(signers.map(({ name }, place) => [name, place]));
  const beside = beside_names
    .map((name, i) => ({ name, title: beside_titles[i] ?? '' }))
    .sort((a, b) => (places.get(a.name) ?? -1) - (places.get(b.name) ?? -1));
  return {
    ...way,
    signers: first(signers),
    more_signers: furtherOf(signers),
    beside_names: first(beside).map(({ name }) => name),
    beside_titles: first(beside).map(({ title }) => title),
    more_beside: furtherOf(beside),
  };
};

const cutSigning = ({ ways, quoted, not_stated }: Signing): Signing => {
  const more = { ways: furtherOf(ways), quoted: furtherOf(quoted), not_stated: furtherOf(not_stated) };
  return {
    ways: first(ways).map(cutWay),
    quoted: first(quoted),
    not_stated: first(not_stated),
    ...(Object.values(more).some((count) => count > 0) && { more }),
  };
};

/** The company with the first page of the people in charge, and no longer list of them anywhere. */
export const withFirstPeople = (detail: CompanyDetail): CompanyDetail => {
  const people = peopleFrom(detail.people_in_charge, 0);
  const ids = new Set(people.map(({ mandate_id }) => mandate_id));
  const { as_of } = detail;
  return {
    ...detail,
    representatives: people.filter(({ is_in_charge }) => is_in_charge).map(presentRepresentative),
    people_in_charge: people,
    signing: cutSigning(detail.signing),
    as_of: {
      ...as_of,
      came_since: peopleFrom(as_of.came_since, 0),
      gone_since: as_of.gone_since.filter((id) => ids.has(id)),
    },
  };
};
