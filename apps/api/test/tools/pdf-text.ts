import { inflateSync } from 'node:zlib';

/** A piece of text where it stands, in points from the left and from the bottom of its page. */
export type PdfPiece = { page: number; text: string; left: number; right: number; bottom: number };

/** The words of a PDF, a line for each piece. */
export const readPdfText = (pdf: Buffer): string =>
  readPdfPieces(pdf)
    .map(({ text }) => `${text}\n`)
    .join('');

/**
 * The texts of a PDF as pdfkit writes it: its fonts number the glyphs anew, with a table back to letters. Reads just
 * enough of the format to see what a reader would see.
 */
export const readPdfPieces = (pdf: Buffer): PdfPiece[] => {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.head ?? '';
      const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
      const glyphs = /\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1];
      fonts.set(name, {
        letters: readLetters(objects.get(table ?? '')?.stream ?? ''),
        widths: (/\/W \[0 \[([^\]]*)\]/.exec(objects.get(glyphs ?? '')?.head ?? '')?.[1] ?? '').split(' ').map(Number),
      });
    }
  }
  const contents = [...objects.values()].flatMap(({ head }) => /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? []);
  return contents.flatMap((id, page) => readContent(objects.get(id)?.stream ?? '', page, fonts));
};

/** Widths in thousandths of the size of the typeface. */
type Font = { letters: Map<number, string>; widths: number[] };

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

const TOKENS =
  /1 0 0 1 (?<left>[\d.-]+) (?<bottom>[\d.-]+) Tm|\/(?<font>F\d+) (?<size>[\d.]+) Tf|\[(?<list>[^\]]*)\] TJ|\b(?<end>ET)\b/g;

const readContent = (content: string, page: number, fonts: Map<string, Font>): PdfPiece[] => {
  const pieces: PdfPiece[] = [];
  let font: Font | undefined;
  let [text, left, bottom, size, width] = ['', 0, 0, 0, 0];
  for (const { groups = {} } of content.matchAll(TOKENS)) {
    if (groups.left !== undefined) [left, bottom] = [Number(groups.left), Number(groups.bottom)];
    else if (groups.font !== undefined) [font, size] = [fonts.get(groups.font), Number(groups.size)];
    else if (groups.list !== undefined) {
      for (const [, hex, gap] of groups.list.matchAll(/<([0-9a-f]+)>|([\d.-]+)/gi)) {
        width -= Number(gap ?? 0);
        for (const code of hex?.match(/.{4}/g) ?? []) {
          const glyph = Number.parseInt(code, 16);
          text += font?.letters.get(glyph) ?? '?';
          width += font?.widths[glyph] ?? 0;
        }
      }
    } else {
      pieces.push({ page, text, left, right: left + (width * size) / 1000, bottom });
      [text, width] = ['', 0];
    }
  }
  return pieces;
};
