import { FEMININE_FORMS, isForm } from '@firmament/record/legal-forms/legal-forms';
import type { Named } from './stated-relation.ts';

/** Names of companies and people in German sentences, with the article that their legal form asks for. */

export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative';

type Declined = Record<Case, (name: string) => string>;

/** "die Leitner GmbH". */
const FEMININE: Declined = {
  nominative: (name) => `die ${name}`,
  genitive: (name) => `der ${name}`,
  dative: (name) => `der ${name}`,
  accusative: (name) => `die ${name}`,
};

/** The name of an association has a gender of its own; the word for it has one that is known. */
const ASSOCIATION: Declined = {
  nominative: (name) => `der Verein „${name}“`,
  genitive: (name) => `des Vereins „${name}“`,
  dative: (name) => `dem Verein „${name}“`,
  accusative: (name) => `den Verein „${name}“`,
};

const SOLE_TRADER: Declined = {
  nominative: (name) => `das Einzelunternehmen ${name}`,
  genitive: (name) => `des Einzelunternehmens ${name}`,
  dative: (name) => `dem Einzelunternehmen ${name}`,
  accusative: (name) => `das Einzelunternehmen ${name}`,
};

/** People, and companies whose gender is not known: constructions that need none. */
const PLAIN: Declined = {
  nominative: (name) => name,
  genitive: (name) => `von ${name}`,
  dative: (name) => name,
  accusative: (name) => name,
};

const QUOTED: Declined = {
  nominative: (name) => `„${name}“`,
  genitive: (name) => `von „${name}“`,
  dative: (name) => `„${name}“`,
  accusative: (name) => `„${name}“`,
};

/** All of these are feminine, wherever in the name they stand: "Huber GmbH in Liqu.". */
const FEMININE_FORM = new RegExp(`(?:^|[\\s-])(?:${FEMININE_FORMS.join('|')}|[AKO]\\.\\s?G)(?=$|[\\s,.(&-])`);
/** The same in words, or with so many letters that they mean nothing else: "Gesellschaft m.b.H.", "HUBER GMBH". */
const FEMININE_WORDS =
  /(?:^|[\s-])(?:(?:G|Ges|Gesellschaft|Gen)\.?\s?)?m\.?\s?b\.?\s?H(?!\p{L})|mit beschränkter (?:Haftung|Nachschusspflicht)|(?:aktien|kommandit)gesellschaft(?!\p{L})|gesellschaft (?:nach )?bürgerlichen? Rechts/iu;
const FEMININE_END = /(?:gesellschaft|genossenschaft|stiftung|holding|sparkasse|bank)$/i;
/** What stands behind a name while a company is wound up. */
const WINDING_UP = /,? (?:in|i\.) ?(?:Liquidation|Liqu?\.?|L\.|Abwicklung|Abw\.|Konkurs|Insolvenz)$/i;

const BEGINS_WITH_ARTICLE = /^(?:der|die|das|den|dem) /i;

const declensionOf = ({ kind, name, legalForm }: Named): Declined => {
  if (kind === 'person') return PLAIN;
  if (BEGINS_WITH_ARTICLE.test(name)) return QUOTED;
  if (isForm(legalForm, 'association')) return /^Verein\b/i.test(name) ? QUOTED : ASSOCIATION;
  if (isForm(legalForm, 'sole-trader')) return SOLE_TRADER;
  const isFeminine =
    FEMININE_FORM.test(name) || FEMININE_WORDS.test(name) || FEMININE_END.test(name.replace(WINDING_UP, ''));
  return isFeminine ? FEMININE : PLAIN;
};

export const germanName = (named: Named, grammaticalCase: Case): string =>
  declensionOf(named)[grammaticalCase](named.name);

/** "Kommanditist/in": of a company one of the two is right, of a person we do not know. */
export const germanHolder = (named: Named, office: string): string =>
  named.kind === 'person' ? office : office.replace(/[/:]in\b/g, declensionOf(named) === FEMININE ? 'in' : '');
