const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

/** A domain label has at most 63 characters, and an umlaut becomes two. */
const MOST_LETTERS = 40;

/** Lower-case letters, digits and hyphens, as in a web address. */
export const slug = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => SPELT[letter] ?? letter.normalize('NFD').charAt(0))
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
