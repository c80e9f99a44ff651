import { foldWords } from '@firmament/text/fold';
import { spellingsOf, withShortForms } from './engine/legal-form-spellings.ts';
import { asStored } from './pasted-identifier.ts';

export type CompanyWords = {
  /** What the index is asked for. */
  keyword: string;
  /** Other ways in which the same name may be registered. */
  spellings: string[];
};

const QUOTED = /^["“”„«»](.*)["“”«»]$/su;

/** Text in quotation marks is searched for word by word, just as it stands. */
export const unquote = (text: string): string | undefined => QUOTED.exec(text.trim())?.[1];

/** A name or an identifier of a company in any spelling. */
export const readCompanyWords = (text: string): CompanyWords => {
  const quoted = unquote(text);
  if (quoted !== undefined) return { keyword: quoted, spellings: [] };
  const stored = asStored(text);
  const typed = foldWords(stored);
  const words = withShortForms(typed);
  const isSame = words.join(' ') === typed.join(' ');
  return { keyword: words.join(' '), spellings: [...(isSame ? [] : [typed.join(' ')]), ...spellingsOf(words)] };
};
