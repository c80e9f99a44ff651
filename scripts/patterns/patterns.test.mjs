import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../prepare.mjs';
import { whySlow } from './backtracking.mjs';
import { patternsIn } from './written.mjs';

const why = ({ source, flags }) => whySlow(source, flags);

describe('a pattern is refused', () => {
  it.each([
    ['whose starts share a run at its end', /[;\s]+$/],
    ['whose starts share a run before a bracket', /\s*\([^)]*\)$/],
    ['whose starts share what a bracket encloses', /<[^>]*>/],
    ['whose starts share a run of letters beyond ASCII', /[^\p{L}]+$/u],
    ['that repeats a repetition', /(a+)+$/],
    ['with two repetitions of the same letters', /^\s*\d*\s*x/],
    ['with repetitions around a letter that both match', /^\S*[.(]\S*\s/],
    ['that looks lazily for a run', /^(.*?)\s*x$/s],
    ['with the same alternative twice', /^(?:a|a)*$/],
    ['with one alternative that begins another', /^(?:a|ab|b)*$/],
    ['with alternatives that overlap in the case of their letters', /^(?:a|A)+$/i],
  ])('%s', (_what, pattern) => expect(why(pattern)).not.toEqual([]));
});

describe('a pattern passes', () => {
  it.each([
    ['that begins at the start', /^[;\s]+/],
    ['of a number of letters', /^\d{4}$/],
    ['that begins where a run begins', /(?<![;\s])[;\s]+$/],
    ['whose brackets enclose no bracket', /(?<!\s)\s*\([^()]*\)$/],
    ['with repetitions of different letters', /^\s*(?:\d+\s*)?x/],
    ['with nothing behind its repetition', /\s+/g],
    ['with alternatives that differ in their first letter', /^(?:a|b)*$/],
    ['with alternatives that differ in their second letter', /^(?:[^.]|\d\.)*$/],
    ['with a bounded repetition', /\s{0,5}x/],
  ])('%s', (_what, pattern) => expect(why(pattern)).toEqual([]));
});

it('finds patterns where they are written and made', () => {
  const text = ['const half = 4 / 2 / 1; // no /a+$/', "const text = '/b+$/';", 'x.replace(/c+$/giu, y);'].join('\n');
  expect(patternsIn('a.ts', `${text}\n\nnew RegExp(text)`)).toEqual({
    written: [{ line: 3, source: 'c+$', flags: 'giu' }],
    made: [{ line: 5 }],
  });
  const page = '() => <p title="/d+$/">{/e+$/.test(f) ? RegExp("g") : /* /h+$/ */ "/i+$/"} /j+$/ </p>';
  expect(patternsIn('a.tsx', page)).toEqual({ written: [{ line: 1, source: 'e+$', flags: '' }], made: [{ line: 1 }] });
});

it('reads patterns that a module makes of texts when it is loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  try {
    const [maker, asker] = [join(folder, 'maker.mts'), join(folder, 'asker.mjs')];
    writeFileSync(
      maker,
      "type Text = string;\nconst RUN: Text = 'a+';\n\nexport const END = new RegExp(RUN + '$', 'i');\n",
    );
    const made = new URL('made.mjs', import.meta.url).href;
    writeFileSync(
      asker,
      `import { patternsMadeBy } from '${made}';\nconsole.log(JSON.stringify(await patternsMadeBy(['${maker}'])));\n`,
    );
    const { output } = await run(process.execPath, [asker], { isQuiet: true });
    expect(JSON.parse(output)).toContainEqual({ caller: { file: maker, line: 4 }, source: 'a+$', flags: 'i' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
