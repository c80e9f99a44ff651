import { isUtf8 } from 'node:buffer';
import { SourceFormatError } from './source-format-error.ts';

export type TextEncoding = 'utf-8' | 'windows-1252';

/** What Windows-1252 puts where Latin-1 has control characters; the five unused places stay as they are. */
const WINDOWS_LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const latin1Decoder = new TextDecoder('latin1');

/** Node.js 20 decodes "windows-1252" as Latin-1 and loses the euro sign, so the difference is put right here. */
const decodeWindows = (bytes: Uint8Array): string =>
  latin1Decoder
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_LETTERS.charAt(control.charCodeAt(0) - 0x80));

/** Decoding puts it where bytes are not UTF-8; now and then a file really contains it. */
const REPLACEMENT = '\ufffd';

const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return text.includes(REPLACEMENT) && !isUtf8(bytes) ? undefined : text;
};

/**
 * Decodes line by line. With `auto` it starts with UTF-8 and switches to Windows-1252 if the first line with a
 * non-ASCII letter is not valid UTF-8; after that line the choice stands, and a bad line is a bad line.
 */
export class LineDecoder {
  #settled: TextEncoding | undefined;
  #isFirst = true;

  constructor(encoding: TextEncoding | 'auto') {
    this.#settled = encoding === 'auto' ? undefined : encoding;
  }

  /** Undefined when the bytes are not text in the encoding of the file. */
  decode(bytes: Uint8Array): string | undefined {
    if (this.#isFirst) {
      this.#isFirst = false;
      this.#refuseUtf16(bytes);
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
        // A byte order mark settles it.
        this.#settled = 'utf-8';
        return this.decode(bytes.subarray(3));
      }
    }
    if (this.#settled === 'windows-1252') return decodeWindows(bytes);
    const text = decodeUtf8(bytes);
    if (text !== undefined) {
      if (this.#settled === undefined && text.length < bytes.length) this.#settled = 'utf-8';
      return text;
    }
    if (this.#settled === 'utf-8') return undefined;
    this.#settled = 'windows-1252';
    return decodeWindows(bytes);
  }

  #refuseUtf16(bytes: Uint8Array): void {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    if (isUtf16 || bytes.subarray(0, 64).includes(0)) {
      throw new SourceFormatError(
        'wrong-encoding',
        'The file is UTF-16, compressed or binary. Unpack it and save it as UTF-8.',
      );
    }
  }
}
