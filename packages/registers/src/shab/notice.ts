/** What a publication says in words that are not read: kept as they are, so that nothing is lost and nothing guessed. */
import type { PeopleOfText } from './people.ts';
import type { GazettePublication } from './publications.ts';

/** Long enough for nearly all; the publication itself has the rest. */
const LONGEST = 1_500;

/** Name, seat, UID and the publication before, which are known. */
const OPENING =
  /^.{0,600}?CHE-\d{3}\.\d{3}\.\d{3}[^.(]{0,200}(?:\((?:SHAB|FOSC|FUSC)[^)]{0,120}\))?[^.(]{0,200}(?:\.\s*|$)/su;

/** Sentences of which the publication tells the same in fields. */
const STATED_IN_FIELDS =
  /^(?:Firma neu|Sitz neu|Domizil(?: neu)?|Adresse(?: neu)?|Zweck(?: neu)?|(?:Aktien|Stamm)kapital(?: neu)?|Liberierung(?: .{0,20})? neu|Nouvelle raison sociale|Nouvelle adresse|Nouveau siège|Nouveau but|But|Nuova ragione sociale|Nuovo recapito|Nuova sede|Nuovo scopo)\s*:/iu;

/** Also behind abbreviations: a piece too much is quoted rather than a sentence lost with the one before. */
const SENTENCES = /(?<=\.)\s+(?=\p{Lu})/u;

export const noticeOf = (
  kind: GazettePublication['kind'],
  _text: string,
  { before, unread, isListed }: PeopleOfText,
  purpose: string | undefined,
): string | undefined => {
  // Of a new company, its statutes fill the text; what counts is who acts.
  const said = kind === 'HR01' && isListed ? '' : withoutPurpose(before.replace(OPENING, ''), purpose);
  const sentences = said.split(SENTENCES).filter((sentence) => sentence !== '' && !STATED_IN_FIELDS.test(sentence));
  const rest = [...sentences, ...unread].join(' ').trim();
  if (rest === '') return undefined;
  return rest.length > LONGEST ? `${rest.slice(0, LONGEST).trimEnd()} …` : rest;
};

const withoutPurpose = (text: string, purpose: string | undefined): string =>
  purpose === undefined ? text : text.replace(purpose, '').replace(/(?:Zweck|But|Scopo)(?: neu)?: ?\.?(?=\s|$)/, '');
