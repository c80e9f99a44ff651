import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './tab-bar.module.css';

type Tab<T extends string> = { id: T; label: ReactNode };

type TabBarProps<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  chosen: T;
  /** Prefix of the ids: the tab `x` controls the panel `<prefix>-x`. */
  prefix: string;
  isBare?: boolean;
  onChoose(id: T): void;
};

export const tabId = (prefix: string, id: string): string => `${prefix}-${id}-tab`;
export const panelId = (prefix: string, id: string): string => `${prefix}-${id}`;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs for a few views, with the usual arrow keys. */
export const TabBar = <T extends string>({ label, tabs, chosen, prefix, isBare = false, onChoose }: TabBarProps<T>) => {
  const bar = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.id);
    bar.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(prefix, next.id))}`)?.focus();
  };

  return (
    <div ref={bar} className={classes.bar} role="tablist" aria-label={label} data-bare={isBare}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          className={classes.tab}
          type="button"
          role="tab"
          id={tabId(prefix, id)}
          aria-controls={panelId(prefix, id)}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={walk}
        >
          {name}
        </button>
      ))}
    </div>
  );
};
