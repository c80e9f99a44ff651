import type { SavedSearch } from '@firmament/api-contract/calls/saved-searches';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LateMenu } from '../../../ui/controls/late-menu.tsx';
import { BY_RELEVANCE, isSameOrder } from '../criteria/order.ts';
import type { FilterList } from '../criteria/search-definition.ts';
import { searchText } from '../criteria/sentences.ts';
import { orderText } from '../results/sort-select.tsx';
import { totalQuery } from '../search.queries.ts';
import classes from './saved-searches.module.css';
import { useDeleteSearch, useRenameSearch } from './saved-searches.queries.ts';

const SavedSearchItems = lazy(async () => ({ default: (await import('./saved-search-items.tsx')).SavedSearchItems }));

type SavedSearchRowProps = { definition: FilterList; search: SavedSearch; onRun(): void };

const RenameForm = ({ search, onDone }: { search: SavedSearch; onDone(): void }) => {
  const { t } = useTranslation('search', { keyPrefix: 'saved' });
  const rename = useRenameSearch();
  const [name, setName] = useState(search.name);
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setIsMissing(wanted === '');
    if (wanted === '') return;
    if (wanted !== search.name) rename.mutate({ search_id: search.search_id, name: wanted });
    onDone();
  };

  return (
    <form className="stack gap-12" noValidate onSubmit={submit}>
      <TextInput
        size="xs"
        label={t('newName')}
        value={name}
        maxLength={120}
        autoComplete="off"
        autoFocus
        error={isMissing && t('missing')}
        onChange={({ currentTarget: { value } }) => setName(value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <div className="row wrap justify-end gap-8">
        <Button size="xs" variant="default" onClick={onDone}>
          {t('member:cancel')}
        </Button>
        <Button type="submit" size="xs">
          {t('member:save')}
        </Button>
      </div>
    </form>
  );
};

export const SavedSearchRow = ({ definition, search, onRun }: SavedSearchRowProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { count } = useFormat();
  const [isRenaming, setIsRenaming] = useState(false);
  const { data: total } = useQuery(totalQuery(search.entity, search.performanceIndicators));
  const remove = useDeleteSearch();
  const filters = searchText(definition, search.performanceIndicators, { t, language });
  const sorted = isSameOrder(search, BY_RELEVANCE) ? '' : orderText(search, t);
  const isNamedSo = filters.toLocaleLowerCase() === search.name.toLocaleLowerCase();
  const details = [isNamedSo ? '' : filters, sorted].filter((part) => part !== '').join(' · ');
  if (isRenaming) {
    return (
      <li className={`${classes.row} row items-center gap-4 line-top`}>
        <RenameForm search={search} onDone={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={`${classes.row} row items-center gap-4 line-top`}>
      <button className={`${classes.run} ink pointer`} type="button" onClick={onRun}>
        <b className="weight-500 anywhere">{search.name}</b>
        <span className={`${classes.total} ink2 numeric`}>{total !== undefined && count(total)}</span>
        {details !== '' && <span className={`${classes.filters} text-12 ink3 whole-line`}>{details}</span>}
      </button>
      <LateMenu
        width={160}
        items={<SavedSearchItems onRename={() => setIsRenaming(true)} onDelete={() => remove.mutate(search)} />}
        target={
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('saved.more', { name: search.name })}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
    </li>
  );
};
