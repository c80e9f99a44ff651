import { SOURCE_NAMES, SOURCES } from '@firmament/record/sources/sources';
import type { Wording } from '@firmament/record/wording';
import type { Language } from '../language.ts';
import { wordIn } from './wording.ts';

/** On the wire stands the English wording of each. */
const byEnglish = (field: 'name' | 'licence' | 'attribution'): Readonly<Record<string, Wording>> =>
  Object.fromEntries(SOURCE_NAMES.map((source) => [SOURCES[source][field].en, SOURCES[source][field]]));

const NAMES = byEnglish('name');
const LICENCES = byEnglish('licence');
const ATTRIBUTIONS = byEnglish('attribution');

export const sourceName = (label: string, language: Language): string => wordIn(NAMES, label, language);

export const licenceName = (licence: string, language: Language): string => wordIn(LICENCES, licence, language);

/** Without "Quelle:", which stands in front of it anyway. */
export const attributionText = (attribution: string, language: Language): string =>
  wordIn(ATTRIBUTIONS, attribution, language).replace(/^Quelle:\s*/, '');

const FROZEN = new Set(
  SOURCE_NAMES.filter((source) => SOURCES[source].traits?.includes('frozen')).map((source) => SOURCES[source].name.en),
);

/** Whether this source is a copy that will not be renewed, by its label on the wire. */
export const isFrozenCopy = (label: string): boolean => FROZEN.has(label);
