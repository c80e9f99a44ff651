import { Combobox, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { FilterDefinition, FilterId } from '../criteria/search-definition.ts';
import classes from './filter-row.module.css';

type AddFilterProps = { filters: readonly FilterDefinition[]; onAdd(id: FilterId): void };

const GROUPS = ['general', 'figures'] as const;

const groupOf = ({ kind, id }: FilterDefinition): (typeof GROUPS)[number] =>
  kind === 'range' && id !== 'age' ? 'figures' : 'general';

/** The end of the chain: adds a filter that is not in use yet, found by name. */
export const AddFilter = ({ filters, onAdd }: AddFilterProps) => {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
    },
  });
  const wanted = typed.trim().toLocaleLowerCase();
  const matching = filters.filter(({ id }) => t(`filters.${id}`).toLocaleLowerCase().includes(wanted));
  const groups = GROUPS.map((group) => ({
    group,
    filters: matching.filter((filter) => groupOf(filter) === group),
  })).filter((group) => group.filters.length > 0);

  const add = (value: string) => {
    const filter = filters.find(({ id }) => id === value);
    if (filter !== undefined) onAdd(filter.id);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={add} width={256} position="bottom-start" withinPortal={false}>
      <Combobox.Target targetType="button" withExpandedAttribute>
        <button
          className="text-button"
          type="button"
          aria-label={t('addFilter')}
          onClick={() => combobox.toggleDropdown()}
        >
          {t('addFilter')}
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          size="xs"
          value={typed}
          placeholder={t('findFilter')}
          aria-label={t('findFilter')}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            combobox.updateSelectedOptionIndex();
          }}
        />
        <Combobox.Options className={classes.options ?? ''} aria-label={t('addFilter')}>
          {groups.map(({ group, filters: members }) => (
            <Combobox.Group key={group} label={groups.length > 1 ? t(`filterGroups.${group}`) : ''}>
              {members.map(({ id }) => (
                <Combobox.Option key={id} value={id}>
                  {t(`filters.${id}`)}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {matching.length === 0 && <Combobox.Empty role="status">{t('noFilter')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
