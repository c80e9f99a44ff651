import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { AdvancedForm } from './advanced-form.tsx';
import type { Indicators, SearchDefinition } from './search-definition.ts';
import { SEARCH_MODES, type SearchMode } from './search-mode.ts';
import classes from './search-page.module.css';
import { panelId, TabBar, tabId } from './tab-bar.tsx';

export type QuickFormProps = {
  /** The search in the address, which the fields are filled from. */
  indicators: Indicators;
  isSearching: boolean;
  onSearch(indicators: Indicators): void;
  onSave(indicators: Indicators): void;
};

type SearchPanelProps = QuickFormProps & {
  definition: SearchDefinition;
  QuickForm: ComponentType<QuickFormProps>;
  mode: SearchMode;
  onMode(mode: SearchMode): void;
};

/** Both ways to ask. The one out of sight keeps what was typed into it. */
export const SearchPanel = ({ definition, QuickForm, mode, onMode, ...form }: SearchPanelProps) => {
  const { t } = useTranslation('search');
  const prefix = useId();
  const tabPanel = (of: SearchMode) => ({
    role: 'tabpanel',
    id: panelId(prefix, of),
    'aria-labelledby': tabId(prefix, of),
    hidden: mode !== of,
  });
  return (
    <Panel className={classes.panel ?? ''}>
      <TabBar
        label={t('kinds')}
        prefix={prefix}
        tabs={SEARCH_MODES.map((id) => ({ id, label: t(id) }))}
        chosen={mode}
        onChoose={onMode}
      />
      <div {...tabPanel('quick')}>
        <QuickForm {...form} />
      </div>
      <div {...tabPanel('advanced')}>
        <AdvancedForm definition={definition} {...form} />
      </div>
    </Panel>
  );
};
