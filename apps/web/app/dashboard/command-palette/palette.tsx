import { useTranslation } from '../../lib/i18n/i18n.ts';
import '@mantine/spotlight/styles.layer.css';
import { MIN_QUERY_LENGTH } from '@firmament/api-contract/calls/search';
import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconBuilding,
  IconLanguage,
  IconListSearch,
  IconMoon,
  IconSearch,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { otherLanguage, switchLanguage, useLanguage } from '../../lib/i18n/language.ts';
import { builtDashboardPages, dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { searchParameters } from '../search/criteria/search.url.ts';
import classes from './palette.module.css';
import { paletteQuery } from './palette.queries.ts';

const [store, spotlight] = createSpotlight();

export const openPalette = (): void => spotlight.open();

const DEBOUNCE_MS = 200;

/** Makes the scroll area reachable by keyboard. ActionsList passes viewportProps on, but its type lacks them. */
const SCROLLS_BY_KEYBOARD: object = { viewportProps: { tabIndex: 0 } };

type Entry = {
  id: string;
  label: string;
  description?: string;
  Icon: typeof IconSearch;
  run(): void;
};

type Group = { label: string; entries: Entry[] };

const contains = (text: string, part: string): boolean =>
  text.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase());

/** Dashboard pages and global actions, matched by name. */
const useCommands = (query: string): Group[] => {
  const { t } = useTranslation('palette');
  const { t: frame } = useTranslation('dashboard');
  const navigate = useNavigate();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const pages = builtDashboardPages().map(
    ({ id, path }): Entry => ({
      id: `page-${id}`,
      label: frame(`pages.${id}`),
      Icon: IconArrowRight,
      run: () => void navigate(path),
    }),
  );
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  const actions: Entry[] = [
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
  ];
  const matching = (entries: Entry[]) => entries.filter(({ label }) => contains(label, query));
  return [
    { label: t('pages'), entries: matching(pages) },
    { label: t('actions'), entries: matching(actions) },
  ];
};

/** Matching companies and people, and entries that open the full search. */
const useFound = (query: string): { groups: Group[]; isWaiting: boolean; problem: string | undefined } => {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const [text] = useDebouncedValue(query.trim(), DEBOUNCE_MS);
  const isLongEnough = query.trim().length >= MIN_QUERY_LENGTH;
  const { data, error, isFetching } = useQuery(paletteQuery(text));
  const found = isLongEnough ? data : undefined;
  const [companiesPath, peoplePath] = [dashboardPathOf('companies'), dashboardPathOf('employees')];

  const all = (id: 'allCompanies' | 'allPeople', path: string | undefined, indicator: string): Entry[] =>
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
    ({ company_id, company_name, address }): Entry => ({
      id: `company-${company_id}`,
      label: company_name,
      description: address,
      Icon: IconBuilding,
      run: () => void navigate(`/dashboard/companies/${company_id}`),
    }),
  );
  const people = (found?.people ?? []).map(
    ({ employee_id, fullName, headline, company_name }): Entry => ({
      id: `person-${employee_id}`,
      label: fullName,
      description: headline ?? company_name ?? '',
      Icon: IconUser,
      run: () => void navigate(`/dashboard/employees/${encodeURIComponent(employee_id)}`),
    }),
  );
  return {
    // The full search comes first: it is there at once, so that later results do not change what Enter does.
    groups: [
      { label: t('companies'), entries: [...all('allCompanies', companiesPath, 'keyword'), ...companies] },
      { label: t('people'), entries: [...all('allPeople', peoplePath, 'employee_name'), ...people] },
    ],
    isWaiting: isLongEnough && (isFetching || text !== query.trim()),
    problem: isLongEnough ? error?.message : undefined,
  };
};

/** Finds companies, people, pages and actions by keyboard. */
export const Palette = () => {
  const { t } = useTranslation('palette');
  const [query, setQuery] = useState('');
  const commands = useCommands(query);
  const { groups: found, isWaiting, problem } = useFound(query);
  // Pages come first: a typed page name means the page.
  const groups = [...commands, ...found].filter(({ entries }) => entries.length > 0);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      attributes={{ content: { 'aria-label': t('label') } }}
    >
      <Spotlight.Search
        classNames={{ input: classes.input ?? '' }}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      />
      <Spotlight.ActionsList className={classes.list ?? ''} {...SCROLLS_BY_KEYBOARD} aria-busy={isWaiting}>
        {groups.map(({ label, entries }) => (
          <Spotlight.ActionsGroup key={label} className={classes.group ?? ''} label={label}>
            {entries.map(({ id, label: name, description, Icon, run }) => (
              <Spotlight.Action key={id} onClick={run}>
                <Icon className={classes.icon ?? ''} size={18} stroke={1.6} aria-hidden />
                <span className={classes.words}>
                  {name}
                  {description !== undefined && description !== '' && <span>{description}</span>}
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
            {isWaiting ? t('searching') : t('nothing', { text: query.trim() })}
          </p>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
};
