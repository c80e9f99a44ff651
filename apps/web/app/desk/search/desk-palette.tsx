import { searchDesk } from '@firmament/api-contract/calls/desk/overview';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { isolated } from '@firmament/record/isolated-text';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight } from '@mantine/spotlight';
import {
  IconArrowRight,
  IconFileText,
  IconFileUpload,
  IconKeyboard,
  IconMessage,
  IconReceipt,
  IconShieldLock,
  IconShoppingCart,
  IconUser,
  IconUserSearch,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { DESK_PAGES, deskMemberPath } from '../../lib/pages/desk-pages.ts';
import { type PaletteEntry, PaletteView } from '../../ui/frame/palette-view.tsx';
import { useShowShortcuts } from '../../ui/shortcuts/shortcut-list.tsx';
import { thingPath } from '../parts/thing.ts';

type Hit = EndpointOutput<typeof searchDesk>['hits'][number];

const DEBOUNCE_MS = 200;

const ICONS: Record<Hit['kind'], TablerIcon> = {
  order: IconShoppingCart,
  invoice: IconReceipt,
  ticket: IconMessage,
  privacy_request: IconShieldLock,
  declaration: IconFileText,
  identity_report: IconUsers,
  register_person: IconUserSearch,
  upload: IconFileUpload,
  member: IconUser,
};

const pathOf = ({ kind, id }: Hit): string => (kind === 'member' ? deskMemberPath(id) : thingPath({ kind, id }));

const hitsQuery = (q: string) =>
  queryOptions({
    queryKey: ['desk-search', q],
    queryFn: async ({ signal }) => (await callApi(searchDesk, { query: { q } }, { signal })).hits,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

const [store, spotlight] = createSpotlight();

export const openPalette = (): void => spotlight.open();

/** Finds what waits, what is done, members and pages. What waits comes first. */
export const Palette = () => {
  const { t } = useTranslation('deskSearch');
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'kinds' });
  const { t: pages } = useTranslation('desk', { keyPrefix: 'pages' });
  const { t: frame } = useTranslation('frame');
  const showShortcuts = useShowShortcuts();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const [text] = useDebouncedValue(wanted, DEBOUNCE_MS);
  const { data, error, isFetching, isPlaceholderData } = useQuery(hitsQuery(text));
  const hits = wanted === '' ? [] : (data ?? []);

  const entryOf = (hit: Hit): PaletteEntry => ({
    id: `${hit.kind}-${hit.id}`,
    label: hit.title,
    description: [kinds(hit.kind), isolated(hit.detail ?? '')].filter(Boolean).join(' · '),
    Icon: ICONS[hit.kind],
    run: () => void navigate(pathOf(hit)),
  });
  const named = DESK_PAGES.map(
    ({ id, path }): PaletteEntry => ({
      id: `page-${id}`,
      label: pages(id),
      Icon: IconArrowRight,
      run: () => void navigate(path),
    }),
  );
  const commands = [
    ...named,
    { id: 'shortcuts', label: frame('user.shortcuts'), Icon: IconKeyboard, run: showShortcuts },
  ].filter(({ label }) => label.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()));
  return (
    <PaletteView
      store={store}
      label={t('label')}
      placeholder={t('open')}
      query={query}
      onQueryChange={setQuery}
      groups={[
        { label: t('waiting'), entries: hits.filter(({ is_open }) => is_open).map(entryOf) },
        { label: t('others'), entries: hits.filter(({ is_open }) => !is_open).map(entryOf) },
        { label: t('pages'), entries: commands },
      ]}
      isWaiting={wanted !== '' && (isFetching || isPlaceholderData || text !== wanted)}
      problem={wanted === '' ? undefined : error?.message}
    />
  );
};
