import { SourceFormatError } from './source-format-error.ts';

/** The text of an answer that was read whole. */
export const textOf = (body: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new SourceFormatError('wrong-encoding', 'The answer is not valid UTF-8.', { cause });
  }
};

export const jsonOf = (body: Uint8Array): unknown => {
  const text = textOf(body);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceFormatError('not-json', 'The answer is not complete JSON.', { cause });
  }
};
