/**
 * Weights in bits: one more means that "the same person" is twice as likely as before against "two people". They were
 * set from the rates at which facts agree, and tried on generated people (`npm run bench -- identity`, seeds 1 to 5).
 */

/** A second mention of a person is somewhat rarer than one of any namesake, where there is one. */
export const PRIOR_BITS = -1;

/**
 * Fewer namesakes than this are never expected: rare names run in families, fathers pass on theirs, and relatives sit in
 * each other's firms.
 */
export const FEWEST_NAMESAKES = 0.02;

/**
 * Name, town and companies together never weigh more: of a thousand pairs that agree in all of them, one or two are a
 * father and a son. Only a date of birth tells those apart.
 */
export const MOST_BITS_OF_RELATIVES = 12;

/** What it costs that two names are not spelt alike: how often that happens to one and the same person. */
export const GIVEN_BITS = {
  same: 0,
  same_and_more: -1,
  nickname: -2.5,
  hyphen_lost: -1,
  second_name: -3,
  initial: -4,
  misspelt: -4,
} as const;

export const SURNAME_BITS = {
  same: 0,
  particle_lost: -1,
  former: -1,
  double: -3,
  misspelt: -4,
  changed: -6,
} as const;

/** Meier and Meyer are two families: a misspelling is a spelling that hardly anybody bears. */
export const BOTH_SPELLINGS_COMMON_BITS = -4;
export const COMMON_SPELLING_PERSONS = 5;

/** "Junior" is written where there is also a senior: somebody without either may be one or the other. */
export const GENERATION_UNSAID_BITS = -9;

/** About 8 % of given names begin with the same letter. */
export const SHARE_OF_INITIAL = 0.08;

/** A further given name that both have makes namesakes rarer, but families like to repeat them. */
export const LEAST_SHARE_OF_FURTHER_NAME = 0.05;

/** How often two mentions of one person name the same town. */
export const RATE_OF_SAME_PLACE = 0.7;
export const MOST_PLACE_BITS = 7;
/** One name is the other one shortened: Bernau, Bernau bei Berlin. */
export const SHORTENED_PLACE_BITS = -2;
export const NEAR_KM = 20;
export const NEAR_BITS = 2;
export const FAR_KM = 80;
export const FAR_BITS = -2.5;
/** Where a person's town is not known, the seats of the two companies tell a little. */
export const NEAR_SEAT_BITS = 1;
export const FAR_SEAT_BITS = -1;

/** An office that few hold, such as administrator of insolvencies, is a profession: two who hold it are colleagues or one person. */
export const RARE_ROLE_SHARE = 0.02;
export const RATE_OF_SAME_RARE_ROLE = 0.5;
export const MOST_ROLE_BITS = 4;

/** Officers are born on some twenty thousand days, most of them within fifty years. */
export const SAME_BIRTH_DATE_BITS = 14;
export const SAME_BIRTH_YEAR_BITS = 5;
/** Typed wrongly, or day and month swapped: about two in a hundred. */
export const OTHER_BIRTH_DATE_BITS = -6;

export const SAME_COMPANY_BITS = 15;
/** Facts that the two companies have in common. */
export const MOST_ADDRESS_BITS = 12;
export const MOST_CO_OFFICER_BITS = 11;
export const TIE_BITS = 9;
/** Companies that share one thing share others: facts beside the strongest one count for this much. */
export const FURTHER_FACT_SHARE = 0.3;
/** How often somebody's two companies have it in common. */
export const RATE_OF_SHARED_FACT = 0.3;
export const OFFICERS_PER_COMPANY = 3;

/** Doors of service providers, administrators of insolvencies and holdings connect strangers. */
export const HUB_BITS = 2;
export const HUB_ADDRESS_COMPANIES = 20;
export const HUB_COMPANIES_PER_PERSON = 10;
export const HUB_TIES = 25;
/** A company with more officers than this is no sign that two of them are known to each other. */
export const MOST_OFFICERS_COMPARED = 30;

/** If five or more share a name, offices held at once 150 km apart are two people's. */
export const COMMON_NAMESAKES = 5;
export const FAR_APART_KM = 150;

export const CERTAIN_BITS = 10;
export const LIKELY_BITS = 4.5;
export const POSSIBLE_BITS = 1;

/** Of two persons who exclude each other, the one ahead by less than this is not chosen. */
export const MARGIN_BITS = 4;

/** The source itself says so; above all sums of weights, below what an operator decided. */
export const KEY_BITS = 1_000;
export const DECISION_BITS = 2_000;
