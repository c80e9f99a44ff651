import { MIN_PLACE_LENGTH } from '@firmament/api-contract/calls/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { suggestionsQuery } from '../search.queries.ts';
import classes from './place-field.module.css';
import { SuggestionText } from './suggestion-text.tsx';

const DEBOUNCE_MS = 300;

/** No suggestion is chosen. */
const NONE = -1;

/** What the input of a place needs, however it looks. */
type PlaceInputProps = {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-activedescendant': string | undefined;
  autoComplete: 'off';
  maxLength: number;
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
};

type PlaceFieldProps = {
  name: string;
  value: string;
  onChange(text: string): void;
  children(input: PlaceInputProps): ReactNode;
};

/**
 * One place, suggested while typing. An address that is not in the list counts as typed, so an empty list is not shown.
 * Without the library's dropdown, whose 25 kB every first visit of the search would load.
 */
export const PlaceField = ({ name, value, onChange, children }: PlaceFieldProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const [debounced] = useDebouncedValue(typed, DEBOUNCE_MS);
  const { data: suggestions = [], isFetching } = useQuery(suggestionsQuery('places', debounced, language));
  const isOpen = isWanted && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (chosen !== NONE) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const close = () => {
    setIsWanted(false);
    setChosen(NONE);
  };
  const take = (text: string) => {
    onChange(text);
    setTyped('');
    close();
  };
  const type = (text: string) => {
    onChange(text);
    setTyped(text);
    setChosen(NONE);
    setIsWanted(text.trim().length >= MIN_PLACE_LENGTH);
  };
  const move = (step: 1 | -1) => {
    const count = suggestions.length;
    setChosen(chosen === NONE && step === -1 ? count - 1 : (chosen + step + count) % count);
  };

  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const suggestion = suggestions[chosen];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') close();
    // Enter searches, unless it takes a suggestion.
    else if (event.key === 'Enter' && suggestion !== undefined) take(suggestion.text);
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  };

  const input: PlaceInputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen && chosen !== NONE ? optionId(chosen) : undefined,
    autoComplete: 'off',
    maxLength: 200,
    value,
    onChange: ({ currentTarget }) => type(currentTarget.value),
    onKeyDown: press,
    onBlur: close,
  };

  return (
    <div className={classes.field}>
      {children(input)}
      <div
        ref={list}
        className={classes.options}
        role="listbox"
        id={listId}
        hidden={!isOpen}
        aria-label={t('suggestionsOf', { name })}
        aria-busy={isFetching || typed !== debounced}
      >
        {isOpen &&
          suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={suggestion.text}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              onMouseEnter={() => setChosen(index)}
              // Keeps the focus, whose loss would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion.text)}
            >
              <SuggestionText suggestion={suggestion} />
            </div>
          ))}
      </div>
    </div>
  );
};
