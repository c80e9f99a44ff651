export const deskPartsEn = {
  willSay: 'The log will say',
  cancel: 'Cancel',
  keys: { confirm: 'Ctrl ↵', cancel: 'Esc' },
  working: 'One moment…',
  loading: 'Loading…',
  retry: 'Try again',
  state: { ok: 'OK', warn: 'Needs a look', bad: 'Failing' },
} as const;
