import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = {
  selection: Selection;
  /** How many results the list shows. */
  listed: number;
  /** Moves the focus back to the list: the bar is gone. */
  onClear(): void;
  /** What can be done with the selection. */
  children: ReactNode;
};

/** Stays in view under the list while anything is selected. */
export const SelectionBar = ({ selection, listed, onClear, children }: SelectionBarProps) => {
  const { chosen, onToggleAll, clear } = selection;
  const bar = useRef<HTMLElement>(null);
  const { t } = useTranslation('search', { keyPrefix: 'selection' });
  const { count } = useFormat();
  const text = t('count', { count: chosen.size, shown: count(chosen.size) });
  return (
    <>
      <span className="visually-hidden" role="status">
        {chosen.size > 0 && text}
      </span>
      {chosen.size > 0 && (
        <section
          className={`${classes.bar} row wrap items-center gap-12 gap-y-8`}
          ref={bar}
          aria-label={t('label')}
          tabIndex={-1}
        >
          <b className="text-13 weight-600 numeric" aria-hidden="true">
            {text}
          </b>
          {chosen.size < listed && (
            <button
              className={`${classes.these} text-12 min-h-24 text-button`}
              type="button"
              onClick={() => {
                onToggleAll(true);
                // The button is not needed any more, and would take the focus with it.
                bar.current?.focus();
              }}
            >
              {t('these', { shown: count(listed) })}
            </button>
          )}
          <div className={`${classes.actions} row wrap flex-1 gap-8`}>{children}</div>
          <button
            className={`${classes.clear} icon-button`}
            type="button"
            aria-label={t('clear')}
            title={t('clear')}
            onClick={() => {
              clear();
              onClear();
            }}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        </section>
      )}
    </>
  );
};
