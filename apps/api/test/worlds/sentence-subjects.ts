import type { Named, StatedRelation } from '../../src/network/sentences/stated-relation.ts';

/** Whom and what sentences speak about. */

export const TODAY = '2026-11-16';

export const company = (name: string, legalForm: string | null = null): Named => ({
  kind: 'company',
  name,
  legalForm,
  birthYear: null,
  place: null,
});
export const person = (name: string, more: Partial<Named> = {}): Named => ({
  kind: 'person',
  name,
  legalForm: null,
  birthYear: null,
  place: null,
  ...more,
});

export const ANDREAS = person('Andreas Leitner');
export const NETZBAU = company('Leitner Netzbau GmbH', 'GmbH');
export const HOLDING = company('Leitner Familienholding GmbH', 'GmbH');

export const stated = (more: Partial<StatedRelation>): StatedRelation => ({
  from: ANDREAS,
  to: NETZBAU,
  isSamePerson: false,
  kinds: ['management'],
  title: 'Geschäftsführer',
  share: null,
  startedOn: '2019-03-04',
  endedOn: null,
  missedOn: null,
  state: 'current',
  grade: 'certain',
  source: 'Firmenbuch',
  isConsolidation: false,
  asOf: '2026-11-01',
  ...more,
});
export const holds = (more: Partial<StatedRelation>): StatedRelation =>
  stated({ from: HOLDING, kinds: ['shareholder'], title: null, share: 51, startedOn: null, ...more });

/** Intl keeps number and sign together; here a plain space reads better. */
export const plain = ({ en, de }: { en: string; de: string }): string[] =>
  [en, de].map((text) => text.replaceAll('\u00a0', ' '));
