const CALL = '.meta(';
const QUOTES = new Set(["'", '"', '`']);

/** The place after the bracket that closes the one before `from`; brackets in texts do not count. */
const endOfCall = (code: string, from: number): number => {
  let depth = 1;
  let quote = '';
  for (let at = from; at < code.length; at++) {
    const char = code[at] as string;
    if (quote !== '') {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
    } else if (QUOTES.has(char)) quote = char;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return at + 1;
  }
  throw new Error('a description does not end');
};

/** Code without the descriptions of its schemas. */
export const withoutDescriptions = (code: string): string => {
  const start = code.indexOf(CALL);
  if (start < 0) return code;
  const rest = code.slice(endOfCall(code, start + CALL.length));
  // What follows may be another call of the same schema.
  return code.slice(0, start).trimEnd() + withoutDescriptions(rest);
};
