import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { SearchButton } from '../../ui/frame/search-button.tsx';
import { paletteTexts } from './messages.de.ts';

addMessages('palette', paletteTexts);

const load = () => import('./palette.tsx');

/** Opens the command palette of the dashboard. */
export const GlobalSearch = () => {
  const { t } = useTranslation('palette');
  return <SearchButton label={t('open')} load={load} />;
};
