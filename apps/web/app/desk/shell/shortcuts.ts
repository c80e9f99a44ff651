import { PALETTE_SHORTCUTS, type ShortcutGroup } from '../../ui/shortcuts/shortcut.ts';

export const DESK_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    where: 'everywhere',
    shortcuts: [
      { does: 'searchDesk', ways: [['mod', 'K'], ['/']] },
      { does: 'showList', ways: [['?']] },
    ],
  },
  PALETTE_SHORTCUTS,
  {
    where: 'waiting',
    shortcuts: [
      { does: 'move', ways: [['K'], ['J'], ['up'], ['down']] },
      { does: 'open', ways: [['enter']] },
      { does: 'close', ways: [['escape']] },
    ],
  },
  {
    where: 'question',
    shortcuts: [
      { does: 'confirm', ways: [['mod', 'enter']] },
      { does: 'cancel', ways: [['escape']] },
    ],
  },
];
