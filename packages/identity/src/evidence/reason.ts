import type { GivenRelation, NameObjection, SurnameRelation } from '../names/compare-names.ts';

/** One thing that speaks for or against, with what a sentence about it needs. */
export type Reason =
  | { kind: 'same_key'; bits: number }
  | { kind: 'name'; bits: number; persons: number }
  | { kind: 'spelling'; bits: number; given: GivenRelation; surname: SurnameRelation }
  | { kind: 'generation_unsaid'; bits: number }
  | { kind: 'same_place'; bits: number; place: string }
  | { kind: 'near_place' | 'far_place' | 'near_seat' | 'far_seat'; bits: number; km: number }
  | { kind: 'same_rare_role'; bits: number; role: string }
  | { kind: 'same_birth_date'; bits: number }
  | { kind: 'same_birth_year' | 'other_birth_date'; bits: number; year: number }
  | { kind: 'same_company'; bits: number }
  | { kind: 'same_address'; bits: number; companies: number }
  | { kind: 'same_co_officer'; bits: number; name: string }
  | { kind: 'tied_companies'; bits: number };

/** Why two mentions cannot be one person. */
export type Objection =
  | { kind: 'other_birth_year'; years: readonly [number, number] }
  | { kind: NameObjection; names: readonly [string, string] }
  | { kind: 'told_apart_by_source' }
  | { kind: 'listed_twice'; role: string }
  | { kind: 'far_apart_at_once'; km: number; persons: number };

export type Evidence =
  | { isForbidden: false; bits: number; reasons: Reason[] }
  | { isForbidden: true; objection: Objection };
