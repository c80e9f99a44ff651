/** The text before, at and after the first match of the typed text, for highlighting. */
export const splitAtMatch = (text: string, typed: string): [before: string, match: string, after: string] => {
  const needle = typed.trim().toLocaleLowerCase();
  const at = needle === '' ? -1 : text.toLocaleLowerCase().indexOf(needle);
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + needle.length), text.slice(at + needle.length)];
};
