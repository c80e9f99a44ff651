import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import { readRule } from './read-rule.ts';
import type { Limit, Power, Rule } from './rule.ts';
import { englishParts } from './signing-sentence.ts';

/** One person's power in the reader's language. What cannot be read for certain stays in the register's words. */

/** The copy of the German register says this in English. */
const ENGLISH_IN_REGISTERS: Readonly<Record<string, string>> = {
  'sole representation': 'einzelvertretungsberechtigt',
};

const LIMITS: Partial<Record<Limit, string>> = {
  branch_only: 'for a branch only',
  no_land: 'not for dealings in land',
  with_land: 'also for dealings in land',
  self_dealing: 'may contract with themselves',
  multiple_representation: 'may act for both sides',
};

const powerIn = (rule: Rule, title: string): string | undefined => {
  const isProkura = rule.limits.includes('prokura');
  if (rule.power === undefined) return isProkura ? 'Prokura' : 'represents under the general rule';
  if (rule.power.kind === 'none') return 'does not represent the company';
  if (rule.power.kind === 'alone') return isProkura ? 'sole Prokura' : 'represents alone';
  const beside = besideIn(rule.power, rule.limits, title);
  return beside && `${isProkura ? 'joint Prokura' : 'represents'} with ${beside}`;
};

const besideIn = (
  { beside: { parts, names, count } }: Extract<Power, { kind: 'jointly' }>,
  limits: Limit[],
  title: string,
): string | undefined =>
  // People named in the text are known by their place in it only.
  names.length > 0
    ? undefined
    : englishParts({
        beside: parts,
        beside_count: count === 'all' ? null : count,
        signers: [{ mandate_id: null, name: '', title }],
        limits,
      });

const inEnglish = (text: string, title: string): string | undefined => {
  const rule = readRule(text);
  const power = rule && powerIn(rule, title);
  if (power === undefined) return undefined;
  const limits = rule?.limits.flatMap((limit) => LIMITS[limit] ?? []) ?? [];
  return [rule?.since === undefined ? power : `${power} since ${longDay('en', rule.since)}`, ...limits].join(', ');
};

export const powerText = (text: string, title: string, language: Language): string =>
  language === 'en' ? (inEnglish(text, title) ?? text) : (ENGLISH_IN_REGISTERS[text.trim().toLowerCase()] ?? text);
