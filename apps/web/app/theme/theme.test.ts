import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variableName } from './css-variables.ts';
import { NIGHT_COLORS, SCHEME_COLORS } from './tokens.ts';

const APP = join(import.meta.dirname, '..');
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(APP, name), 'utf8') }));

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

type Token = keyof typeof SCHEME_COLORS;

const SURFACES: Token[] = ['page', 'mist', 'paper', 'sunk', 'hover'];
const TEXT_PAIRS: [text: Token, surfaces: Token[]][] = [
  ['ink', [...SURFACES, 'primarySoft', 'amberSoft', 'positiveSoft', 'dangerSoft']],
  ['ink2', [...SURFACES, 'primarySoft']],
  ['ink3', [...SURFACES, 'primarySoft']],
  ['primaryText', [...SURFACES, 'primarySoft']],
  ['primaryInk', [...SURFACES, 'primarySoft']],
  ['amberText', [...SURFACES, 'amberSoft']],
  ['positiveText', [...SURFACES, 'positiveSoft']],
  ['danger', [...SURFACES, 'dangerSoft']],
  ['onPrimary', ['primary', 'primaryHover']],
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_, side) => {
  it.each(TEXT_PAIRS)('%s has enough contrast', (text, surfaces) => {
    for (const surface of surfaces) {
      const ratio = contrast(SCHEME_COLORS[text][side], SCHEME_COLORS[surface][side]);
      expect(ratio, `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the border of a field has enough contrast', () => {
    for (const surface of ['page', 'paper'] as const) {
      expect(contrast(SCHEME_COLORS.field[side], SCHEME_COLORS[surface][side])).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('night', () => {
  it.each(['nightText', 'nightMuted', 'nightLink', 'lightLabel', 'lightDegree'] as const)(
    'gives %s enough contrast',
    (text) => {
      expect(contrast(NIGHT_COLORS[text], NIGHT_COLORS.night)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the application', () => {
  it('names colours and never writes out their values', () => {
    const spelled = sources.filter(
      ({ name, text }) => !name.startsWith('theme/') && /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(text),
    );
    expect(spelled.map(({ name }) => name)).toEqual([]);
  });

  it('names only colours that exist', () => {
    const known = new Set([...Object.keys(SCHEME_COLORS), ...Object.keys(NIGHT_COLORS)].map(variableName));
    const used = sources.flatMap(({ text }) =>
      [...text.matchAll(/var\((--fm-[\w-]+)\)/g)].map(([, name = '']) => name),
    );
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('imports the styles of every Mantine part it uses', () => {
    const styles = ['mantine.css', 'mantine-dashboard.css']
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join();
    const parts = sources.flatMap(({ text }) =>
      [...text.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(
        ([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? [],
      ),
    );
    const sheetOf = (part: string) => `@mantine/core/styles/${part}.layer.css`;
    const missing = [...new Set(parts)]
      .filter((part) => existsSync(join(APP, '../../../node_modules', sheetOf(part))))
      .filter((part) => !styles.includes(sheetOf(part)));
    expect(missing).toEqual([]);
  });
});
