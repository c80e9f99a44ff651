import { Button } from '@mantine/core';
import { IconBookmark, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './advanced-form.module.css';

type SearchButtonsProps = { isSearching: boolean; onSave(): void };

export const SearchButtons = ({ isSearching, onSave }: SearchButtonsProps) => {
  const { t } = useTranslation('search');
  return (
    <div className={classes.buttons}>
      <Button
        type="submit"
        size="xs"
        disabled={isSearching}
        leftSection={<IconSearch size={16} stroke={2} aria-hidden />}
      >
        {isSearching ? t('member:searching') : t('search')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}
        onClick={onSave}
      >
        {t('member:save')}
      </Button>
    </div>
  );
};
