import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { NETWORK_TEXTS } from '../../lib/api/network-texts.ts';
import { isMac } from '../../lib/browser/is-mac.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { readLanguage } from '../../lib/i18n/language.ts';
import { showToast } from '../feedback/toasts.tsx';
import classes from './search-button.module.css';

type SearchButtonProps = {
  label: string;
  /** The palette and what opens it; its script loads on first use. */
  load: () => Promise<{ Palette: ComponentType; openPalette: () => void }>;
  /** Also opens with a slash, outside of fields. */
  hasSlash?: boolean;
};

/** Opens a palette by click or Ctrl K. */
export const SearchButton = ({ label, load, hasSlash = false }: SearchButtonProps) => {
  const { t } = useTranslation('frame', { keyPrefix: 'search' });
  const [Palette, setPalette] = useState<ComponentType>();

  const open = async () => {
    try {
      const loaded = await load();
      setPalette(() => loaded.Palette);
      loaded.openPalette();
    } catch {
      void showToast(NETWORK_TEXTS[readLanguage()], 'failed');
    }
  };
  // The empty list of ignored tags lets the shortcut work while typing in a field.
  useHotkeys([['mod+K', () => void open()]], []);
  useHotkeys(hasSlash ? [['/', () => void open()]] : []);

  return (
    <>
      <button
        className={classes.field}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={label}
        onClick={open}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className="flex-1 ellipsis no-phone">{label}</span>
        <kbd className={classes.key}>{isMac() ? t('macKey') : t('key')}</kbd>
      </button>
      {Palette !== undefined && <Palette />}
    </>
  );
};
