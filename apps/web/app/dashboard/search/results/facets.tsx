import { IconChevronDown } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { isChosen, toggleValue, valuesOf } from '../criteria/indicators.ts';
import {
  type FilterId,
  filterOf,
  type Indicators,
  type SearchAnswer,
  type SearchDefinition,
} from '../criteria/search-definition.ts';
import { choiceText } from '../criteria/sentences.ts';
import { useFollowing } from '../form/use-following.ts';
import { facetQuery } from '../search.queries.ts';
import classes from './facets.module.css';

type Facets = SearchAnswer['facets'];
type Choice = Facets[string][number];

/** The first facets are open, the others folded, so that the page stays short. */
const UNFOLDED = 3;

/** Choices of a facet in view before the member asks for more. */
const SHOWN = 5;

type FacetProps = {
  id: FilterId;
  choices: readonly Choice[];
  indicators: Indicators;
  isUnfolded: boolean;
  onToggle(value: string): void;
};

const Facet = ({ id, choices, indicators, isUnfolded, onToggle }: FacetProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { count } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const listed = new Set(choices.map(({ value }) => value));
  const missing = valuesOf(indicators, id)
    .filter((value) => typeof value === 'string' && !listed.has(value))
    .map((value) => ({ value: String(value), count: 0 }));
  const all = [...choices, ...missing];
  const shown = all.filter(({ value }, index) => isOpen || index < SHOWN || isChosen(indicators, id, value));
  if (all.length === 0) return null;
  return (
    <details className={classes.facet} open={isUnfolded || valuesOf(indicators, id).length > 0}>
      <summary>
        {t(`filters.${id}`)}
        <IconChevronDown size={14} stroke={2} aria-hidden />
      </summary>
      <fieldset className="bare" aria-label={t(`filters.${id}`)}>
        {shown.map(({ value, count: total }) => {
          const choice = choiceText(id, value, { t, language });
          return (
            <label key={value} className={classes.choice}>
              <input
                type="checkbox"
                checked={isChosen(indicators, id, value)}
                aria-label={t('choiceCount', { choice, total: count(total) })}
                onChange={() => onToggle(value)}
              />
              <span>{choice}</span>
              <span className="size-12 ink2 numeric">{count(total)}</span>
            </label>
          );
        })}
        {all.length > SHOWN && (isOpen || all.length > shown.length) && (
          <button
            className={`${classes.more} size-12 text-button mt-2`}
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t('fewerChoices') : t('moreChoices', { total: count(all.length) })}
          </button>
        )}
      </fieldset>
    </details>
  );
};

type FacetsProps = {
  definition: Pick<SearchDefinition, 'entity' | 'facets' | 'filters'>;
  indicators: Indicators;
  /** From the answer to the search, once it is there. */
  facets: Facets | undefined;
  onChange(indicators: Indicators): void;
};

/** Choices to narrow down the results, each with the number that would be left. */
export const FacetPanel = memo(({ definition, indicators, facets, onChange }: FacetsProps) => {
  const { entity, facets: ids } = definition;
  const { t } = useTranslation('search');
  // The tick appears with the click, not after the address has changed.
  const [ticked, setTicked] = useFollowing(indicators, (search) => search);
  // Where each of the choices is wanted, the next one narrows down further: the answer itself has the right counts.
  const chosen = ids.filter((id) => valuesOf(indicators, id).length > 0 && !filterOf(definition, id)?.isEachWanted);
  const whole = useQuery({ ...facetQuery(entity, [], ''), enabled: facets === undefined });
  const open = useQueries({ queries: chosen.map((id) => facetQuery(entity, indicators, id)) });

  const choicesOf = (id: FilterId): readonly Choice[] => {
    const own = open[chosen.indexOf(id)]?.data;
    return (own ?? facets ?? whole.data)?.[id] ?? [];
  };

  if (ids.every((id) => choicesOf(id).length === 0)) return null;
  return (
    <Card title={t('narrow')}>
      <div className={classes.facets}>
        {ids.map((id, index) => (
          <Facet
            key={id}
            id={id}
            choices={choicesOf(id)}
            indicators={ticked}
            isUnfolded={index < UNFOLDED}
            onToggle={(value) => {
              const next = toggleValue(ticked, filterOf(definition, id) ?? { id }, value);
              setTicked(next);
              onChange(next);
            }}
          />
        ))}
      </div>
    </Card>
  );
});
