import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { NETWORK_TEXTS } from '../../lib/api/network-texts.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { readLanguage } from '../../lib/i18n/language.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import classes from './global-search.module.css';
import { paletteDe } from './messages.de.ts';
import { paletteEn } from './messages.en.ts';

addMessages('palette', { en: paletteEn, de: paletteDe });

const load = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await load()).Palette }));

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette by click or Ctrl K; its script loads on first use. */
export const GlobalSearch = () => {
  const { t } = useTranslation('palette');
  const [isWanted, setIsWanted] = useState(false);

  const open = async () => {
    try {
      const { openPalette } = await load();
      setIsWanted(true);
      openPalette();
    } catch {
      void showToast(NETWORK_TEXTS[readLanguage()], 'failed');
    }
  };
  // The empty list of ignored tags lets the shortcut work while typing in a field.
  useHotkeys([['mod+K', () => void open()]], []);

  return (
    <>
      <button
        className={classes.field}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('open')}
        onClick={open}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className={classes.text}>{t('open')}</span>
        <kbd className={classes.key}>{isMac() ? t('macKey') : t('key')}</kbd>
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <Palette />
        </Suspense>
      )}
    </>
  );
};
