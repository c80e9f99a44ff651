import { fullGivenName } from './given-names.ts';
import { isLostUmlaut, isMisspelling } from './misspelling.ts';
import type { NameParts } from './name-parts.ts';

/** How two given names or two surnames relate, from equal to merely compatible. */
export type GivenRelation =
  | 'same'
  | 'same_and_more'
  | 'nickname'
  | 'hyphen_lost'
  | 'second_name'
  | 'initial'
  | 'misspelt';
export type SurnameRelation = 'same' | 'particle_lost' | 'former' | 'double' | 'misspelt' | 'changed';

export type NameObjection = 'generation' | 'sex' | 'given_names';

export type NameComparison = {
  given: GivenRelation;
  surname: SurnameRelation;
  /** The surname that both have; undefined where it changed. */
  sharedSurname: string | undefined;
  /** Further given names that both have. */
  sharedGiven: readonly string[];
  /** Why they cannot be one person, however much else agrees. */
  objection: NameObjection | undefined;
};

const NONE: readonly string[] = [];

/** The same spelling, most often the same object. */
const sameName = (name: NameParts): NameComparison => ({
  given: name.given[0]?.length === 1 ? 'initial' : 'same',
  surname: 'same',
  sharedSurname: name.surname,
  sharedGiven: name.given.length > 1 ? name.given.slice(1) : NONE,
  objection: undefined,
});

/** Undefined: the names have so little in common that nothing else is worth looking at. */
export const compareNames = (a: NameParts, b: NameParts): NameComparison | undefined => {
  if (a === b) return sameName(a);
  const surname = compareSurnames(a, b);
  const given = compareGiven(a.given, b.given);
  if (given === undefined) return undefined;
  // Two unsure halves are no name.
  if (surname.relation === 'changed' && given.relation !== 'same' && given.relation !== 'same_and_more')
    return undefined;
  return {
    given: given.relation,
    surname: surname.relation,
    sharedSurname: surname.shared,
    sharedGiven: given.shared,
    objection: objectionOf(a, b, given.isContradicted),
  };
};

const objectionOf = (a: NameParts, b: NameParts, isContradicted: boolean): NameObjection | undefined => {
  if (a.generation !== undefined && b.generation !== undefined && a.generation !== b.generation) return 'generation';
  if (a.sex !== undefined && b.sex !== undefined && a.sex !== b.sex) return 'sex';
  return isContradicted ? 'given_names' : undefined;
};

type Surnames = { relation: SurnameRelation; shared: string | undefined };

const compareSurnames = (a: NameParts, b: NameParts): Surnames => {
  if (a.surname === b.surname) {
    return { relation: a.particles === b.particles ? 'same' : 'particle_lost', shared: a.surname };
  }
  const former = sharedFormer(a, b);
  if (former !== undefined) return { relation: 'former', shared: former };
  const part = sharedPart(a.surname, b.surname);
  if (part !== undefined) return { relation: 'double', shared: part };
  if (isLostUmlaut(a.surname, b.surname) || isMisspelling(a.surname, b.surname)) {
    return { relation: 'misspelt', shared: a.surname };
  }
  return { relation: 'changed', shared: undefined };
};

const sharedFormer = (a: NameParts, b: NameParts): string | undefined => {
  if (a.former !== undefined && (a.former === b.surname || a.former === b.former)) return a.former;
  return b.former !== undefined && b.former === a.surname ? b.former : undefined;
};

/** The part that a double name shares with a single one; two double names that share one part are two families. */
const sharedPart = (one: string, other: string): string | undefined => {
  if (one.includes('-') === other.includes('-')) return undefined;
  const [double, single] = one.includes('-') ? [one, other] : [other, one];
  return double.split('-').includes(single) ? single : undefined;
};

type GivenNames = { relation: GivenRelation; shared: readonly string[]; isContradicted: boolean };

const compareGiven = (a: readonly string[], b: readonly string[]): GivenNames | undefined => {
  const [firstA = '', firstB = ''] = [a[0], b[0]];
  if (firstA === '' || firstB === '') return undefined;
  const first = compareWords(firstA, firstB);
  if (first !== undefined) return compareFurther(a, b, first);
  if (isHyphenLost(a, b) || isHyphenLost(b, a)) return { relation: 'hyphen_lost', shared: NONE, isContradicted: false };
  // Anna Maria is often called Maria. Anna Maria and Maria Luise are two people.
  const isSecond = (a.length === 1 && b[1] === firstA) || (b.length === 1 && a[1] === firstB);
  if (isSecond) return { relation: 'second_name', shared: NONE, isContradicted: false };
  // Hans and Hans-Peter are two names.
  const isPartOfHyphenated = a.length + b.length === 2 && hyphenParts(firstA, firstB);
  return isPartOfHyphenated ? { relation: 'same_and_more', shared: NONE, isContradicted: true } : undefined;
};

type WordRelation = 'same' | 'nickname' | 'initial' | 'misspelt';

const compareWords = (one: string, other: string): WordRelation | undefined => {
  if (one === other) return one.length === 1 ? 'initial' : 'same';
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 'initial' : undefined;
  if (fullGivenName(one) === fullGivenName(other)) return 'nickname';
  return isMisspelling(one, other) || isLostUmlaut(one, other) ? 'misspelt' : undefined;
};

const compareFurther = (a: readonly string[], b: readonly string[], first: WordRelation): GivenNames => {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  const further = more.slice(1);
  const shared = fewer.slice(1).filter((name) => further.some((other) => compareWords(name, other) !== undefined));
  const isContradicted = shared.length < fewer.length - 1;
  const relation = first === 'same' && fewer.length < more.length ? 'same_and_more' : first;
  return { relation, shared: shared.length > 0 ? shared : NONE, isContradicted };
};

/** Hans-Peter and Hans Peter, not Hans-Peter and Hans. */
const isHyphenLost = (one: readonly string[], other: readonly string[]): boolean =>
  one[0]?.includes('-') === true && one[0] === `${other[0]}-${other[1]}`;

const hyphenParts = (one: string, other: string): boolean =>
  one.includes('-') !== other.includes('-') && (one.startsWith(`${other}-`) || other.startsWith(`${one}-`));
