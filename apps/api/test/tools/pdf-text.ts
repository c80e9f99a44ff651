import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF as pdfkit writes it: its fonts number the glyphs anew, with a table back to letters. Reads just
 * enough of the format to see what a reader would see.
 */
export const readPdfText = (pdf: Buffer): string => {
  const objects = objectsOf(pdf);
  const letters = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1];
      letters.set(name, readLetters(objects.get(table ?? '')?.stream ?? ''));
    }
  }
  return [...objects.values()].map(({ stream }) => readContent(stream, letters)).join('');
};

type PdfObject = { head: string; stream: string };

const objectsOf = (pdf: Buffer): Map<string, PdfObject> => {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: number = '', 2: body = '' } of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [head = '', packed] = body.split(/stream\n/, 2);
    const raw = Buffer.from((packed ?? '').replace(/\nend$/, ''), 'latin1');
    const stream = packed === undefined ? '' : head.includes('FlateDecode') ? unpack(raw) : raw.toString('latin1');
    objects.set(number, { head, stream });
  }
  return objects;
};

const unpack = (raw: Buffer): string => {
  try {
    return inflateSync(raw).toString('latin1');
  } catch {
    return '';
  }
};

/** `<0000> <00ff> [<0041> …]`: the letters of consecutive glyphs. */
const readLetters = (table: string): Map<number, string> => {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, code = ''], index) => {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(
        Number.parseInt(from, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    });
  }
  return letters;
};

const readContent = (content: string, letters: Map<string, Map<number, string>>): string => {
  let text = '';
  let font = new Map<number, string>();
  for (const [token, name, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)) {
    if (name !== undefined) font = letters.get(name) ?? font;
    else if (list !== undefined) {
      for (const [, hex = ''] of list.matchAll(/<([0-9a-f]+)>/gi)) {
        for (const glyph of hex.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? '?';
      }
    } else if (token === 'ET') text += '\n';
  }
  return text;
};
