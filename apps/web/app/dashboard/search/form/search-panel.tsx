import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, memo, Suspense, useId, useState } from 'react';
import { NETWORK_TEXTS } from '../../../lib/api/network-texts.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { readLanguage } from '../../../lib/i18n/language.ts';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Indicators, SearchOutline } from '../criteria/search-definition.ts';
import { SEARCH_MODES, type SearchMode } from '../search-mode.ts';
import classes from '../search-page.module.css';
import { panelId, TabBar, tabId } from './tab-bar.tsx';

/** Most searches are quick ones, so the other tab loads when it is first opened. */
const AdvancedForm = lazy(async () => ({ default: (await import('./advanced-form.tsx')).AdvancedForm }));

export type QuickFormProps = {
  /** The search in the address, which the fields are filled from. */
  indicators: Indicators;
  isSearching: boolean;
  onSearch(indicators: Indicators): void;
  onSave(indicators: Indicators): void;
};

type SearchPanelProps = QuickFormProps & {
  definition: SearchOutline;
  QuickForm: ComponentType<QuickFormProps>;
  mode: SearchMode;
  onMode(mode: SearchMode): void;
};

/** Quick and advanced search as tabs. The hidden one keeps what was typed. */
export const SearchPanel = memo(({ definition, QuickForm, mode, onMode, ...form }: SearchPanelProps) => {
  const { t } = useTranslation('search');
  const prefix = useId();
  const [isAdvancedOpened, setIsAdvancedOpened] = useState(mode === 'advanced');
  if (mode === 'advanced' && !isAdvancedOpened) setIsAdvancedOpened(true);
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
        {isAdvancedOpened && (
          <PartBoundary fallback={<p className="px-16 py-16">{NETWORK_TEXTS[readLanguage()]}</p>}>
            <Suspense fallback={<Skeleton className={classes.loading ?? ''} height={180} width="auto" />}>
              <AdvancedForm definition={definition} {...form} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </Panel>
  );
});
