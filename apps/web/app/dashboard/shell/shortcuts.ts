import { PALETTE_SHORTCUTS, type ShortcutGroup } from '../../ui/shortcuts/shortcut.ts';

export const DASHBOARD_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    where: 'everywhere',
    shortcuts: [
      { does: 'search', ways: [['mod', 'K']] },
      { does: 'showList', ways: [['?']] },
    ],
  },
  PALETTE_SHORTCUTS,
  {
    where: 'forms',
    shortcuts: [
      { does: 'tabs', ways: [['left'], ['right']] },
      { does: 'addValue', ways: [['enter']] },
      { does: 'removeValue', ways: [['backspace']] },
    ],
  },
  {
    where: 'companies',
    shortcuts: [
      { does: 'move', ways: [['up'], ['down']] },
      { does: 'ends', ways: [['home'], ['end']] },
      { does: 'open', ways: [['enter']] },
      { does: 'select', ways: [['X'], ['space']] },
      { does: 'selectRange', ways: [['shift', 'X']] },
    ],
  },
  {
    where: 'network',
    shortcuts: [
      { does: 'walk', ways: [['up'], ['down'], ['left'], ['right']] },
      { does: 'choosePoint', ways: [['enter']] },
      { does: 'expand', ways: [['E']] },
      { does: 'makeStart', ways: [['S']] },
      { does: 'openPage', ways: [['O']] },
      { does: 'zoom', ways: [['+'], ['−']] },
      { does: 'showAll', ways: [['0']] },
    ],
  },
  {
    where: 'contacts',
    shortcuts: [
      { does: 'saveNote', ways: [['mod', 'enter']] },
      { does: 'discard', ways: [['escape']] },
    ],
  },
];
