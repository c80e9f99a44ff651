import { visibleText } from '@firmament/text/visible-text';

/** In the bytes of UTF-8: file systems allow 255 for a name, and the ending needs some. Letters may need four each. */
const MAX_NAME_BYTES = 160;

/** Never cuts a letter in two. */
const cut = (name: string): string => {
  let kept = '';
  let bytes = 0;
  for (const letter of name) {
    bytes += Buffer.byteLength(letter);
    if (bytes > MAX_NAME_BYTES) break;
    kept += letter;
  }
  return kept;
};

/** Visible letters and digits only: every system accepts them, and no name can smuggle in a folder or another extension. */
export const fileNameOf = (companyName: string, ending: string, extension = 'pdf'): string => {
  const words = visibleText(companyName)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = cut(words.replace(/^-/, '')).replace(/-$/, '');
  return `${[name, ending].filter(Boolean).join('-')}.${extension}`;
};
