import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { readMemberItem, writeMemberItem } from '../../lib/member/member-storage.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { type NetworkState, networkParameters, readNetworkState, startsOf } from './network.url.ts';
import classes from './network-page.module.css';
import { NetworkSkeleton } from './network-skeleton.tsx';
import { PathCard } from './path/path-card.tsx';
import { PointPicker } from './point-picker.tsx';
import { StartsLeft } from './starts-left.tsx';
import { FileLimit } from './too-many.tsx';
import { useNames, useNetwork } from './use-network.ts';
import { Workspace } from './workspace.tsx';

const ITEM = 'network-view';

/** Whether the network is shown as a list where its address does not say: as the member last chose. */
const useChosenView = () => {
  const [isList, setIsList] = useState(() => readMemberItem('browser', ITEM) === 'list');
  const keep = (next: boolean): void => {
    setIsList(next);
    writeMemberItem('browser', ITEM, next ? 'list' : 'graph');
  };
  return { isList, keep };
};

const BEGIN = `${classes.begin} stack justify-items-start gap-12 ink2`;

type Change = (next: Partial<NetworkState>) => void;

const CopyLink = () => {
  const { t } = useTranslation('network');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => showToast(t('member:copied')),
      () => showToast(t('copyFailed'), 'failed'),
    );
  return (
    <Button size="xs" variant="default" leftSection={<IconLink size={16} stroke={1.6} aria-hidden />} onClick={copy}>
      {t('copyLink')}
    </Button>
  );
};

const Begin = ({ onChange }: { onChange: Change }) => {
  const { t } = useTranslation('network', { keyPrefix: 'empty' });
  return (
    <Card title={t('title')}>
      <div className={BEGIN}>
        <p>{t('text')}</p>
        <PointPicker label={t('label')} isLabelShown onPick={(id) => onChange({ start: [id] })} />
        <p>{t('path')}</p>
      </div>
    </Card>
  );
};

const Gone = ({ onChange }: { onChange: Change }) => {
  const { t } = useTranslation('network', { keyPrefix: 'gone' });
  return (
    <Card title={t('title')}>
      <div className={BEGIN} role="alert">
        <p>{t('text')}</p>
        <Button
          size="xs"
          onClick={() => onChange({ start: [], open: [], from: undefined, to: undefined, choice: undefined })}
        >
          {t('action')}
        </Button>
      </div>
    </Card>
  );
};

const NoSuchDay = ({ reason, onChange }: { reason: string; onChange: Change }) => {
  const { t } = useTranslation('network', { keyPrefix: 'noSuchDay' });
  return (
    <Card title={t('title')}>
      <div className={BEGIN} role="alert">
        <p>{reason}</p>
        <Button size="xs" onClick={() => onChange({ on: undefined })}>
          {t('today')}
        </Button>
      </div>
    </Card>
  );
};

/** Moving along the years or from point to point is no step that one would want to go back. */
const isPassing = (next: Partial<NetworkState>): boolean =>
  Object.keys(next).every((key) => ['on', 'choice', 'pathPlace'].includes(key));

/** Who runs and owns whom, drawn or listed, and how two are connected. */
export const NetworkPage = () => {
  const { t } = useTranslation('network');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const view = useChosenView();
  const told = useMemo(() => readNetworkState(parameters), [parameters]);
  const state = useMemo(() => ({ ...told, isList: told.isList ?? view.isList }), [told, view.isList]);
  const drawing = useRef<SVGSVGElement>(null);
  const found = useNetwork(state);
  const { base, error, picture } = found;
  const [notExpanded] = found.failedExpansions;
  const starts = startsOf(state);
  const asked = [...state.start, state.from, state.to].filter((id) => id !== undefined);
  const isGone = error instanceof ApiError && error.code === 'not_found';
  // A day to come, or one that no calendar has.
  const refusedDay = error instanceof ApiError ? error.fields.on : undefined;
  const { nameOf, statusOf } = useNames(
    [...picture.points, ...(found.paths?.points ?? [])],
    base === undefined ? [] : asked,
  );

  const change: Change = (next) => {
    if (next.isList !== undefined) view.keep(next.isList);
    const search = networkParameters({ ...told, ...next });
    void navigate({ search }, { preventScrollReset: true, replace: isPassing(next) });
  };

  const content = () => {
    if (starts.length === 0) return <Begin onChange={change} />;
    if (isGone) return <Gone onChange={change} />;
    if (refusedDay !== undefined) return <NoSuchDay reason={refusedDay} onChange={change} />;
    if (base === undefined && error !== null) {
      return <Problem title={t('failed')} error={error} onRetry={() => found.retry()} />;
    }
    if (base === undefined) return <NetworkSkeleton />;
    return (
      <>
        {error !== null && <Problem error={error} onRetry={() => found.retry()} />}
        {notExpanded !== undefined && (
          <Problem error={notExpanded.error} onRetry={() => found.failedExpansions.map(({ refetch }) => refetch())} />
        )}
        <Workspace
          state={state}
          found={{ ...found, base }}
          drawing={drawing}
          nameOf={nameOf}
          statusOf={statusOf}
          onChange={change}
        />
      </>
    );
  };

  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} remark={<span className="ink3 no-phone">{t('remark')}</span>}>
        {base !== undefined && !isGone && refusedDay === undefined && starts.length > 0 && (
          <>
            <CopyLink />
            <FileLimit base={base} />
            <ExportButtons state={state} drawing={drawing} />
          </>
        )}
      </PageTitle>
      <PathCard state={state} nameOf={nameOf} onChange={change} />
      {found.startsToday !== undefined && <StartsLeft today={found.startsToday} className="text-12 ink2" />}
      {content()}
    </div>
  );
};
