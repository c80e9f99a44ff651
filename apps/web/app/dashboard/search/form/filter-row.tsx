import { OPERATORS } from '@firmament/api-contract/calls/search';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { DraftFilter, Problem } from '../criteria/draft.ts';
import type { Entity, FilterDefinition, Operator } from '../criteria/search-definition.ts';
import classes from './filter-row.module.css';
import { FilterValues } from './filter-values.tsx';

type FilterRowProps = {
  entity: Entity;
  filter: FilterDefinition;
  row: DraftFilter;
  problem: Problem | undefined;
  onChange(row: DraftFilter): void;
  onRemove(): void;
};

const isOperator = (text: string): text is Operator => OPERATORS.some((operator) => operator === text);

/** A name or a place is a single value, so there is no operator to choose. */
const hasOperator = ({ kind }: FilterDefinition): boolean => kind !== 'name' && kind !== 'place';

/** One filter of an advanced search: a point on the chain, with its fields. */
export const FilterRow = ({ entity, filter, row, problem, onChange, onRemove }: FilterRowProps) => {
  const { t } = useTranslation('search');
  const problemId = useId();
  const name = t(`filters.${filter.id}`);
  return (
    <li className={classes.filter}>
      <div className={`${classes.head} row wrap items-start gap-8 gap-y-4 mb-6`}>
        <span className={`${classes.name} weight-600`}>{name}</span>
        {hasOperator(filter) && (
          <span className={`${classes.operator} ink2 flex-none`}>
            <select
              value={row.operator}
              aria-label={t('operatorOf', { name })}
              onChange={({ currentTarget: { value } }) => isOperator(value) && onChange({ ...row, operator: value })}
            >
              {OPERATORS.map((operator) => (
                <option key={operator} value={operator}>
                  {t(`operators.${operator}`)}
                </option>
              ))}
            </select>
            <IconChevronDown size={12} stroke={2} aria-hidden />
          </span>
        )}
        <button
          className={`${classes.remove} icon-button`}
          type="button"
          aria-label={t('removeFilter', { name })}
          onClick={onRemove}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      </div>
      <FilterValues
        entity={entity}
        filter={filter}
        row={row}
        name={name}
        onChange={onChange}
        problemId={problem === undefined ? undefined : problemId}
      />
      {problem !== undefined && (
        <p className="text-12 danger mt-4" id={problemId} role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
    </li>
  );
};
