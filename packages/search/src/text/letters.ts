/**
 * The length and the letters of a text, for what runs over millions of them. Texts that come from everywhere (joined, cut,
 * read) are of many kinds inside the engine, and it looks up `length` and `charCodeAt` anew for each of them, which takes
 * several times as long as what they do. Here it knows beforehand: a sum of texts is a text, and the method is bound.
 */

// biome-ignore lint/style/useTemplate: a template asks every text again whether it is one.
export const lengthOf = (text: string): number => ('' + text).length;

export const codeAt: (text: string, index: number) => number = Function.prototype.call.bind(
  String.prototype.charCodeAt,
);
