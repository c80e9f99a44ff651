import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** Comes with pdfmake; has every letter of our three countries and digits of one width. */
export const FONT_DIR = join(dirname(fileURLToPath(import.meta.resolve('pdfmake'))), '..', 'fonts', 'Roboto');

const fileOf = (style: string): string => join(FONT_DIR, `Roboto-${style}.ttf`);

export const ROBOTO = {
  normal: fileOf('Regular'),
  bold: fileOf('Medium'),
  italics: fileOf('Italic'),
  bolditalics: fileOf('MediumItalic'),
};

/** By their numbers in Unicode. */
export const lettersOf = (file: string): ReadonlySet<number> => {
  const font = openSync(file);
  return new Set('characterSet' in font ? font.characterSet : []);
};
