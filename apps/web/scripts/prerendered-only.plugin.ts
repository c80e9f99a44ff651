import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:prerendered/';

/** The part behind each module: its file below app/ and its export. */
const PARTS: Record<string, { file: string; name: string }> = {
  'logo-word': { file: 'ui/brand/logo-word.markup.ts', name: 'logoWordMarkup' },
};

/**
 * `virtual:prerendered/<part>` exports the part during prerendering and undefined in the browser, which already has it
 * in the HTML and loads its script later or never.
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
