/** Text before, at and after the first place where what was typed occurs, for setting it off. */
export const splitAtMatch = (text: string, typed: string): [before: string, match: string, after: string] => {
  const needle = typed.trim().toLocaleLowerCase();
  const at = needle === '' ? -1 : text.toLocaleLowerCase().indexOf(needle);
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + needle.length), text.slice(at + needle.length)];
};
