import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { SearchButton } from '../../ui/frame/search-button.tsx';
import { deskSearchTexts } from './messages.de.ts';

addMessages('deskSearch', deskSearchTexts);

const load = () => import('./desk-palette.tsx');

/** Opens the search of the desk, also with a slash. */
export const DeskSearch = () => {
  const { t } = useTranslation('deskSearch');
  return <SearchButton label={t('open')} load={load} hasSlash />;
};
