import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import postcssConfig from '../../postcss.config.mjs';

const APP = join(import.meta.dirname, '..');

const SHEET = join(import.meta.dirname, 'classes.css');
const { css } = await postcss(postcssConfig.plugins).process(readFileSync(SHEET, 'utf8'), { from: SHEET });
const known = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name).concat('night'));

/** The classes that a component names in words; those of its own sheet, `classes.title`, are the compiler's. */
const namedIn = (source: string): string[] =>
  [...source.matchAll(/[cC]lassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(([, plain, code = '']) => {
    const words = code.replace(/[=!]== '[^']*'|\['[^']*'\]/g, '').replace(/`([^`]*)`/g, (_, text: string) => {
      const inside = [...text.matchAll(/\$\{([^{}]*)\}/g)].map(([, part]) => part).join(' ');
      return `${inside} '${text.replace(/\$\{[^{}]*\}/g, ' ')}'`;
    });
    const texts = plain === undefined ? [...words.matchAll(/'([^']*)'/g)].map(([, text = '']) => text) : [plain];
    return texts.flatMap((text) => text.split(' ')).filter((name) => name !== '');
  });

const named = new Map(
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [name, namedIn(readFileSync(join(APP, name), 'utf8'))]),
);

it('a component names no class that there is not', () => {
  const unknown = [...named].flatMap(([file, names]) =>
    names.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
