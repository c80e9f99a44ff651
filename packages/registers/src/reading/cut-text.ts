/** The beginning of a text, in whole characters: half of one is nothing that a database or a file could keep. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\p{Cs}$/u, '');
