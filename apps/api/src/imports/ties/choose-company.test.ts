import { describe, expect, it } from 'vitest';
import { type Candidate, chooseCompany, foldTown, type NamedCompany } from './choose-company.ts';

const KIEL = 'Amtsgericht Kiel';

const named = (changes: Partial<NamedCompany> = {}): NamedCompany => ({
  name: 'Adler GmbH',
  town: '',
  court: null,
  isOver: false,
  namer: { id: 1, country: 'DE', court: KIEL },
  ...changes,
});

const candidate = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  spellings: ['Adler GmbH'],
  isFormerName: false,
  town: 'kiel',
  court: KIEL,
  country: 'DE',
  isLiving: true,
  ...changes,
});

const inUlm = { town: 'ulm', court: 'Amtsgericht Ulm' };

const choose = (by: NamedCompany, ...candidates: Candidate[]) => {
  const choice = chooseCompany(by, candidates);
  return choice && [choice.companyId, choice.resolvedBy];
};

describe('a company that is named', () => {
  it('is the only one of that name, and certain where seat or court agree', () => {
    expect(choose(named(), candidate(2))).toEqual([2, 'name_form']);
    expect(choose(named({ town: 'kiel' }), candidate(2))).toEqual([2, 'name_form_place']);
    expect(choose(named({ court: KIEL }), candidate(2, { town: '' }))).toEqual([2, 'name_form_court']);
  });

  it('is never the one that names it', () => {
    expect(choose(named(), candidate(1))).toBeUndefined();
    expect(choose(named(), candidate(1), candidate(2))).toEqual([2, 'name_form']);
  });

  it('is nobody where two can be meant; seat or court decide', () => {
    const both = [candidate(2), candidate(3, inUlm)];
    expect(choose(named(), ...both)).toBeUndefined();
    expect(choose(named({ town: 'ulm' }), ...both)).toEqual([3, 'name_form_place']);
    expect(choose(named({ court: KIEL }), ...both)).toEqual([2, 'name_form_court']);
    expect(choose(named({ town: 'ulm' }), ...both, candidate(4, inUlm))).toBeUndefined();
  });

  it('is not the one that sits elsewhere, unless in the same district', () => {
    expect(choose(named({ town: 'plon' }), candidate(2, inUlm))).toBeUndefined();
    expect(choose(named({ town: 'plon' }), candidate(2))).toEqual([2, 'name_form']);
    expect(choose(named({ court: KIEL }), candidate(2, inUlm))).toBeUndefined();
  });

  it('is not one in another country, unless its seat is named', () => {
    const swiss = candidate(2, { town: 'basel', country: 'CH', court: null });
    expect(choose(named(), swiss)).toBeUndefined();
    expect(choose(named({ town: foldTown('Basel, Schweiz') }), swiss)).toEqual([2, 'name_form_place']);
    expect(choose(named(), swiss, candidate(3))).toEqual([3, 'name_form']);
  });

  it('is rather the one that is called so than one that was', () => {
    const former = candidate(2, { isFormerName: true });
    expect(choose(named(), former)).toEqual([2, 'former_name']);
    expect(choose(named({ town: 'kiel' }), former)).toEqual([2, 'former_name']);
    expect(choose(named(), former, candidate(3))).toEqual([3, 'name_form']);
    expect(choose(named({ town: 'kiel' }), former, candidate(3, { ...inUlm, court: KIEL }))).toEqual([
      2,
      'former_name',
    ]);
  });

  it('is rather a living one, but not where the tie itself is of the past', () => {
    const both = [candidate(2), candidate(3, { isLiving: false })];
    expect(choose(named(), ...both)).toEqual([2, 'name_form']);
    expect(choose(named({ isOver: true }), ...both)).toBeUndefined();
    expect(choose(named(), candidate(3, { isLiving: false }))).toEqual([3, 'name_form']);
  });

  it('is rather the one with the same spelling', () => {
    expect(
      choose(named(), candidate(2, { spellings: ['Adler Ges.m.b.H.'] }), candidate(3, { spellings: ['ADLER  GmbH'] })),
    ).toEqual([3, 'name_form']);
  });
});
