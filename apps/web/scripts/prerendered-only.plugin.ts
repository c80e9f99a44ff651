import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:prerendered/';

/** Which part of the application each module stands for: its file below app/ and the name it is exported under. */
const PARTS: Record<string, { file: string; name: string }> = {
  'logo-word': { file: 'ui/brand/logo-word.markup.ts', name: 'logoWordMarkup' },
};

/**
 * `virtual:prerendered/<part>` is that part while pages are prerendered, and nothing in the browser, which finds it in
 * the HTML already and loads its script later or never.
 */
export const prerenderedOnly = (): Plugin => ({
  name: 'firmament:prerendered-only',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    const part = id.startsWith(`\0${PREFIX}`) ? PARTS[id.slice(PREFIX.length + 1)] : undefined;
    if (part === undefined) return undefined;
    if (this.environment.config.consumer !== 'server') return 'export const Prerendered = undefined;';
    const file = join(import.meta.dirname, '../app', part.file);
    return `export { ${part.name} as Prerendered } from ${JSON.stringify(file)};`;
  },
});
