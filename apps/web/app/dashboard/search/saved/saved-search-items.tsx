import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';

type SavedSearchItemsProps = { onRename(): void; onDelete(): void };

/** Menu items of a saved search. */
export const SavedSearchItems = ({ onRename, onDelete }: SavedSearchItemsProps) => {
  const { t } = useTranslation('search', { keyPrefix: 'saved' });
  return (
    <>
      <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={onRename}>
        {t('rename')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />} onClick={onDelete}>
        {t('delete')}
      </Menu.Item>
    </>
  );
};
