import type { Wording } from '@firmament/record/wording';
import type { Language } from '../language.ts';
import { wordIn } from './wording.ts';

const NOT_DISCLOSED = {
  en: 'the parent company is not disclosed',
  de: 'die Muttergesellschaft wird nicht offengelegt',
};

/** Why a company names no parent to the LEI register, by its codes. */
const REASONS: Readonly<Record<string, Wording>> = {
  NATURAL_PERSONS: { en: 'controlled by natural persons', de: 'von natürlichen Personen beherrscht' },
  NO_KNOWN_PERSON: { en: 'nobody is known to control it', de: 'niemand bekannt, der das Unternehmen beherrscht' },
  NON_CONSOLIDATING: {
    en: 'there is no parent company that would have to include it in its accounts',
    de: 'keine Muttergesellschaft, die es in ihren Abschluss einbeziehen müsste',
  },
  NO_LEI: { en: 'the parent company has no LEI', de: 'die Muttergesellschaft hat keinen LEI' },
  NON_PUBLIC: NOT_DISCLOSED,
  // Until 2021 the register gave the grounds one by one.
  LEGAL_OBSTACLES: NOT_DISCLOSED,
  CONSENT_NOT_OBTAINED: NOT_DISCLOSED,
  BINDING_LEGAL_COMMITMENTS: NOT_DISCLOSED,
  DETRIMENT_NOT_EXCLUDED: NOT_DISCLOSED,
  DISCLOSURE_DETRIMENTAL: NOT_DISCLOSED,
};

/** A code that we do not know stands as it is. */
export const noParentReason = (code: string, language: Language): string => wordIn(REASONS, code, language);
