import type { Network } from '@firmament/api-contract/calls/network';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Segments } from '../../ui/controls/segments.tsx';
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx';
import { Alone } from './alone.tsx';
import { FindField } from './find-field.tsx';
import { RelationTable } from './list/relation-table.tsx';
import { type Choice, type CompanyStatus, chosenPoint, type NetworkState, startsOf } from './network.url.ts';
import { pagePath } from './page-path.ts';
import { DetailPanel } from './panel/detail-panel.tsx';
import { FilterPanel } from './panel/filter-panel.tsx';
import type { Places } from './picture/layout.ts';
import type { Picture } from './picture/picture.ts';
import { nearTo, restrictTo } from './picture/picture.ts';
import { TimeRow } from './time/time-row.tsx';
import { isCut, TooMany } from './too-many.tsx';
import classes from './workspace.module.css';

/** How much is in a picture, in words. */
const useSummary = () => {
  const { t } = useTranslation('network');
  const { count } = useFormat();
  return {
    points: ({ points }: Picture): string => {
      const people = points.filter(({ kind }) => kind === 'person').length;
      const companies = points.length - people;
      return t('summary', {
        companies: t('companies', { count: companies, shown: count(companies) }),
        people: t('people', { count: people, shown: count(people) }),
      });
    },
    relations: (amount: number, depth: number): string =>
      t('relationsWithin', { count: amount, shown: count(amount), steps: t('steps', { count: depth }) }),
  };
};

/** With the force layout: not for readers of the list. */
const Graph = lazy(async () => ({ default: (await import('./graph/graph.tsx')).Graph }));
const Legend = lazy(async () => ({ default: (await import('./graph/legend.tsx')).Legend }));

/** The same as --phone of the stylesheets. */
const PHONE = '(max-width: 47.5em)';

type Found = {
  base: Network;
  history: Network | undefined;
  path: readonly string[];
  picture: Picture;
  shown: Picture;
  whole: Picture;
  isFetching: boolean;
};

type WorkspaceProps = {
  state: NetworkState;
  found: Found;
  drawing: RefObject<SVGSVGElement | null>;
  nameOf(id: string | undefined): string;
  statusOf(id: string): CompanyStatus | null;
  onChange(next: Partial<NetworkState>): void;
};

/** The network itself with all that belongs to it: filters, drawing or list, details, years. */
export const Workspace = ({ state, found, drawing, nameOf, statusOf, onChange }: WorkspaceProps) => {
  const { t } = useTranslation('network');
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const filtersId = useId();
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const [isAllDrawn, setIsAllDrawn] = useState(false);
  const [sought, setSought] = useState<ReadonlySet<string>>();
  const memory = useRef<Places>(new Map());
  const { base, history, path, picture, shown, whole } = found;
  const starts = startsOf(state);
  const implied = starts[0] === undefined ? undefined : { point: starts[0] };
  const choice: Choice | undefined = state.choice ?? (isPhone ? undefined : implied);
  const centre = chosenPoint(choice) ?? starts[0];

  // A phone has room for one step around the selected point.
  const drawn = useMemo(() => {
    if (!isPhone || isAllDrawn || centre === undefined) return shown;
    const near = new Set([...nearTo(shown, centre), ...path]);
    const part = restrictTo(shown, ({ id }) => near.has(id));
    return part.points.length < 2 ? shown : part;
  }, [shown, isPhone, isAllDrawn, centre, path]);

  const summary = useSummary();
  // Without it, what is shown reads as all there is.
  const pointsTold = isCut(base) ? t('nearest', { points: summary.points(shown) }) : summary.points(shown);
  const relations = useMemo(() => shown.lines.flatMap((line) => line.relations), [shown]);
  const allRelations = useMemo(() => history?.relations ?? base.relations, [history, base]);

  const choose = (next: Choice): void => onChange({ choice: next });
  const expand = (id: string): void =>
    onChange({ open: state.open.includes(id) ? state.open.filter((other) => other !== id) : [...state.open, id] });
  const makeStart = (id: string): void => {
    if (!starts.includes(id)) onChange({ start: [...starts, id], choice: { point: id } });
  };
  const open = (id: string): void => {
    const page = pagePath(id);
    if (page !== undefined) void navigate(page);
  };

  const stage = () => {
    if (picture.lines.length === 0 && picture.groups.length === 0) {
      return <Alone state={state} likelyLeftOut={base.left_out.likely} nameOf={nameOf} onChange={onChange} />;
    }
    if (state.isList) {
      return (
        <RelationTable picture={shown} path={path} found={sought} on={state.on} choice={choice} onChoose={choose} />
      );
    }
    return (
      <PartBoundary fallback={<p className={`${classes.alone} stack gap-8 ink2 text-center`}>{t('drawing.failed')}</p>}>
        <Suspense fallback={<div role="status" aria-label={t('loading')} />}>
          <Graph
            picture={drawn}
            // A phone draws a part of it, and that alone decides where all stand.
            whole={isPhone ? drawn : whole}
            memory={memory}
            shape={isPhone ? 'tall' : 'wide'}
            label={t('drawing.label', { names: starts.map(nameOf).join(', '), summary: summary.points(drawn) })}
            starts={starts}
            path={path}
            choice={choice}
            found={sought}
            drawing={drawing}
            onChoose={choose}
            onExpand={expand}
            onStart={makeStart}
            onOpen={open}
          />
        </Suspense>
      </PartBoundary>
    );
  };

  const details = (
    <DetailPanel
      picture={shown}
      on={state.on}
      choice={choice}
      starts={starts}
      open={state.open}
      onChoose={choose}
      onExpand={expand}
      onStart={makeStart}
      onPathFrom={(id) => onChange({ from: id, pathPlace: 0 })}
    />
  );
  return (
    <section className="min-w-0 box" aria-label={t('title')} aria-busy={found.isFetching}>
      <div className={`${classes.head} row wrap items-center gap-8`}>
        <h2 className="title-14">{pointsTold}</h2>
        <span className="size-12 ink3">{summary.relations(relations.length, state.depth)}</span>
        <span className="visually-hidden" role="status">
          {`${pointsTold}, ${summary.relations(relations.length, state.depth)}`}
        </span>
        <FindField points={shown.points} onFind={setSought} onTake={(id) => choose({ point: id })} />
        <Segments
          label={t('view')}
          options={[
            { value: false, text: t('graph') },
            { value: true, text: t('list') },
          ]}
          chosen={state.isList === true}
          onChoose={(isList) => onChange({ isList })}
        />
        <Button
          size="xs"
          variant="default"
          className={classes.opener ?? ''}
          aria-expanded={areFiltersOpen}
          aria-controls={filtersId}
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden />}
          onClick={() => setAreFiltersOpen(!areFiltersOpen)}
        >
          {t('filter.shown')}
        </Button>
      </div>
      <div className={classes.columns} data-list={state.isList}>
        <div id={filtersId} className={classes.filters} data-open={areFiltersOpen}>
          <FilterPanel
            state={{ ...state, start: starts }}
            picture={picture}
            leftOut={base.left_out}
            nameOf={nameOf}
            statusOf={statusOf}
            onChange={onChange}
          />
        </div>
        <div className={classes.stage} data-list={state.isList}>
          <TooMany state={state} base={base} onChange={onChange} />
          {isPhone && !state.isList && (isAllDrawn || drawn.points.length < shown.points.length) && (
            <div className={`${classes.notice} row wrap items-center gap-8 gap-y-4 text-12 ink2 px-16 py-8`}>
              <span>
                {!isAllDrawn && t('drawing.near', { shown: drawn.points.length, total: shown.points.length })}
              </span>
              <Button size="compact-xs" variant="default" onClick={() => setIsAllDrawn(!isAllDrawn)}>
                {isAllDrawn ? t('drawing.nearOnly') : t('drawing.nearAll', { count: shown.points.length })}
              </Button>
            </div>
          )}
          <div className={classes.picture}>{stage()}</div>
        </div>
        {!state.isList && !isPhone && <div className={classes.details}>{details}</div>}
      </div>
      {!state.isList && (
        <Suspense fallback={null}>
          <Legend />
        </Suspense>
      )}
      <TimeRow
        relations={allRelations}
        shown={relations}
        on={state.on}
        // The day's own answer knows nothing where it found nothing.
        firstRead={history?.first_read ?? base.first_read}
        onChange={(on) => onChange({ on })}
      />
      {(isPhone || state.isList) && state.choice !== undefined && state.choice !== 'nothing' && (
        <div className={classes.sheet}>{details}</div>
      )}
    </section>
  );
};
