import type { shortcutsEn } from './messages.en.ts';

/** A key by its name in the texts, or the letter that is printed on it. */
export type Key = keyof typeof shortcutsEn.keys | 'E' | 'J' | 'K' | 'O' | 'S' | 'X' | '+' | '−' | '0' | '/' | '?';

export type Shortcut = {
  does: keyof typeof shortcutsEn.does;
  /** Each a way to do it: the keys that are pressed together. */
  ways: readonly (readonly Key[])[];
};

export type ShortcutGroup = {
  where: keyof typeof shortcutsEn.where;
  shortcuts: readonly Shortcut[];
};

/** What every palette understands. */
export const PALETTE_SHORTCUTS: ShortcutGroup = {
  where: 'palette',
  shortcuts: [
    { does: 'move', ways: [['up'], ['down']] },
    { does: 'openFirst', ways: [['enter']] },
    { does: 'close', ways: [['escape']] },
  ],
};
