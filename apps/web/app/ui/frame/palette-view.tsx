import '@mantine/spotlight/styles.layer.css';
import { Loader } from '@mantine/core';
import { Spotlight, type SpotlightStore } from '@mantine/spotlight';
import { IconSearch, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './palette-view.module.css';
import { usePaletteChoice } from './use-palette-choice.ts';

/** Makes the scroll area reachable by keyboard. ActionsList passes viewportProps on, but its type lacks them. */
const SCROLLS_BY_KEYBOARD: object = { viewportProps: { tabIndex: 0 } };

export type PaletteEntry = {
  id: string;
  label: string;
  description?: string;
  Icon: TablerIcon;
  run(): void;
};

export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

type PaletteViewProps = {
  store: SpotlightStore;
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly PaletteGroup[];
  isWaiting: boolean;
  /** What comes first does not depend on what is waited for. */
  isTopKnown?: boolean;
  problem: string | undefined;
};

/** A field and what it finds, in groups, for the keyboard. */
export const PaletteView = ({ store, label, placeholder, query, onQueryChange, ...found }: PaletteViewProps) => {
  const { t } = useTranslation('frame', { keyPrefix: 'search' });
  const { isWaiting, isTopKnown = false, problem } = found;
  const groups = found.groups.filter(({ entries }) => entries.length > 0);
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  const isTopOpen = isWaiting && !isTopKnown;
  const { onKeyDownCapture, isAwaited } = usePaletteChoice({ store, query, ids, isTopOpen, problem });
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={onQueryChange}
      attributes={{ content: { 'aria-label': label } }}
    >
      <Spotlight.Search
        classNames={{ input: classes.input ?? '' }}
        placeholder={placeholder}
        aria-label={label}
        onKeyDownCapture={onKeyDownCapture}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={isAwaited && <Loader size={16} role="status" aria-label={t('member:searching')} />}
      />
      <Spotlight.ActionsList className={classes.list ?? ''} {...SCROLLS_BY_KEYBOARD} aria-busy={isWaiting}>
        {groups.map(({ label: name, entries }) => (
          <Spotlight.ActionsGroup key={name} className={classes.group ?? ''} label={name}>
            {entries.map(({ id, label: words, description, Icon, run }) => (
              <Spotlight.Action key={id} onClick={run}>
                <Icon className={classes.icon ?? ''} size={18} stroke={1.6} aria-hidden />
                <span className={classes.words}>
                  <bdi>{words}</bdi>
                  {description !== undefined && description !== '' && (
                    <span className="block text-12 ink3">{description}</span>
                  )}
                </span>
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {problem !== undefined && (
          <p className={classes.note} role="alert">
            {problem}
          </p>
        )}
        {groups.length === 0 && problem === undefined && (
          <p className={classes.note} role="status">
            {isWaiting ? t('member:searching') : t('nothing', { text: query.trim() })}
          </p>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
};
