import { MIN_QUERY_LENGTH } from '@firmament/api-contract/calls/search';
import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconBuilding,
  IconKeyboard,
  IconLanguage,
  IconListSearch,
  IconMoon,
  IconSun,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { otherLanguage, switchLanguage, useLanguage } from '../../lib/i18n/language.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { builtDashboardPages, dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { type PaletteEntry, type PaletteGroup, PaletteView } from '../../ui/frame/palette-view.tsx';
import { useShowShortcuts } from '../../ui/shortcuts/shortcut-list.tsx';
import { searchParameters } from '../search/criteria/search.url.ts';
import { bestFirst } from './best-first.ts';
import { paletteQuery } from './palette.queries.ts';

const [store, spotlight] = createSpotlight();

export const openPalette = (): void => spotlight.open();

const DEBOUNCE_MS = 200;

const startsWith = (text: string, part: string): boolean =>
  text.toLocaleLowerCase().startsWith(part.trim().toLocaleLowerCase());

const contains = (text: string, part: string): boolean =>
  text.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase());

/** Dashboard pages and global actions, matched by name. */
const useCommands = (query: string): PaletteGroup[] => {
  const { t } = useTranslation('palette');
  const { t: frame } = useTranslation('dashboard');
  const { t: ui } = useTranslation('frame');
  const showShortcuts = useShowShortcuts();
  const navigate = useNavigate();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const pages = builtDashboardPages().map(
    ({ id, path }): PaletteEntry => ({
      id: `page-${id}`,
      label: frame(`pages.${id}`),
      Icon: IconArrowRight,
      run: () => void navigate(path),
    }),
  );
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  const actions: PaletteEntry[] = [
    {
      id: 'appearance',
      label: t(next),
      Icon: next === 'dark' ? IconMoon : IconSun,
      run: () => setColorScheme(next),
    },
    {
      id: 'language',
      label: t('otherLanguage'),
      Icon: IconLanguage,
      run: () => switchLanguage(otherLanguage(language)),
    },
    { id: 'shortcuts', label: ui('user.shortcuts'), Icon: IconKeyboard, run: showShortcuts },
  ];
  const matching = (entries: PaletteEntry[]) => entries.filter(({ label }) => contains(label, query));
  return [
    { label: t('pages'), entries: matching(pages) },
    { label: t('actions'), entries: matching(actions) },
  ];
};

/** Matching companies and people, and entries that open the full search. */
const useFound = (query: string): { groups: PaletteGroup[]; isWaiting: boolean; problem: string | undefined } => {
  const { t } = useTranslation('palette');
  const words = useWords();
  const navigate = useNavigate();
  const [text] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const isLongEnough = query.trim().length >= MIN_QUERY_LENGTH;
  const { data, error, isFetching, isPlaceholderData } = useQuery(paletteQuery(text));
  const found = isLongEnough ? data : undefined;
  const [companiesPath, peoplePath] = [dashboardPathOf('companies'), dashboardPathOf('employees')];

  const all = (id: 'allCompanies' | 'allPeople', path: string | undefined, indicator: string): PaletteEntry[] =>
    path === undefined || !isLongEnough
      ? []
      : [
          {
            id,
            label: t(id, { text: query.trim() }),
            Icon: IconListSearch,
            run: () => {
              const search = searchParameters([{ indicator, operator: 'must', values: [query.trim()] }]);
              void navigate(path + search, { state: { mode: 'quick' } });
            },
          },
        ];

  const companies = (found?.companies ?? []).map(
    ({ company_id, company_name, address }): PaletteEntry => ({
      id: `company-${company_id}`,
      label: company_name,
      description: address,
      Icon: IconBuilding,
      run: () => void navigate(`/dashboard/companies/${company_id}`),
    }),
  );
  const people = (found?.people ?? []).map(
    ({ employee_id, fullName, headline, company_name, title, kind }): PaletteEntry => ({
      id: `person-${employee_id}`,
      label: fullName,
      description:
        kind === 'register'
          ? [title && words.title(title, null), company_name].filter(Boolean).join(', ')
          : (headline ?? company_name ?? ''),
      Icon: kind === 'register' ? IconUserCircle : IconUser,
      run: () => void navigate(`/dashboard/employees/${encodeURIComponent(employee_id)}`),
    }),
  );
  return {
    // The full search comes last: Enter opens the best hit.
    groups: [
      ...bestFirst(
        query,
        { label: t('member:companies'), entries: companies },
        { label: t('member:people'), entries: people },
      ),
      {
        label: t('fullSearch'),
        entries: [...all('allCompanies', companiesPath, 'keyword'), ...all('allPeople', peoplePath, 'employee_name')],
      },
    ],
    isWaiting: isLongEnough && (isFetching || isPlaceholderData || text !== query.trim()),
    problem: isLongEnough ? error?.message : undefined,
  };
};

/** Finds companies, people, pages and actions by keyboard. */
export const Palette = () => {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const commands = useCommands(query);
  const { groups: found, isWaiting, problem } = useFound(query);
  // A typed name of a page means the page; a part from its middle may mean anything.
  const isCommand = commands.some(({ entries }) => entries.some(({ label }) => startsWith(label, query)));
  return (
    <PaletteView
      store={store}
      label={t('label')}
      placeholder={t('placeholder')}
      query={query}
      onQueryChange={setQuery}
      groups={isCommand ? [...commands, ...found] : [...found, ...commands]}
      isWaiting={isWaiting}
      isTopKnown={isCommand}
      problem={problem}
    />
  );
};
