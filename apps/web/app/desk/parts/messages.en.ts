export const deskPartsEn = {
  willSay: 'The log will say',
  keys: { confirm: 'Ctrl ↵', cancel: 'Esc' },
  state: { ok: 'OK', warn: 'Needs a look', bad: 'Failing' },
} as const;
