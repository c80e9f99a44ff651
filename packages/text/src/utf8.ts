/** A text in UTF-8 within a larger block of bytes: what arrives as bytes is indexed without becoming a string. */
export type Utf8 = { readonly bytes: Uint8Array; readonly from: number; readonly to: number };

export type Text = string | Utf8;

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

export const decodeText = (text: Text): string =>
  typeof text === 'string' ? text : DECODER.decode(text.bytes.subarray(text.from, text.to));
