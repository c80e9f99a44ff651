import { fold } from '@firmament/text/fold';

/** Registers list a name again when only its capitals or dots changed: that is neither a former name nor a second one. */
export const formerNamesOf = (names: readonly (string | undefined)[], name: string): string[] => {
  const former: string[] = [];
  const folded: string[] = [];
  for (const text of names) {
    // Most repetitions are exact; folding takes longer than all the rest.
    if (text === undefined || text === '' || text === name || former.includes(text)) continue;
    if (folded.length === 0) folded.push(fold(name));
    const key = fold(text);
    if (folded.includes(key)) continue;
    folded.push(key);
    former.push(text);
  }
  return former;
};
