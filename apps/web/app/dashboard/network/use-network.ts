import {
  MAX_POINTS_DRAWN,
  type Network,
  type NetworkPoint,
  type StartsToday,
} from '@firmament/api-contract/calls/network';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { expansionQuery, historyQuery, networkQuery, pathQuery, pointQuery } from './network.queries.ts';
import { type NetworkState, startsOf } from './network.url.ts';
import { EMPTY_PICTURE, mergeAnswers, restrictTo } from './picture/picture.ts';

const NO_PATH: readonly string[] = [];

/** Of answers that came in any order: within a day the number only grows. */
const newestOf = (answers: readonly ({ starts_today: StartsToday } | undefined)[]): StartsToday | undefined =>
  answers
    .flatMap((answer) => answer?.starts_today ?? [])
    .reduce<StartsToday | undefined>(
      (last, next) => (last === undefined || next.used > last.used ? next : last),
      undefined,
    );

/** Everything that the page shows, from all answers together. */
export const useNetwork = (state: NetworkState) => {
  const network = useQuery(networkQuery(state));
  const history = useQuery(historyQuery(state));
  const expansions = useQueries({
    queries: state.open.map((id) => expansionQuery(state, id)),
    combine: (results) => ({
      answers: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
      failed: results.flatMap(({ data, error, refetch }) =>
        data === undefined && error !== null ? [{ error, refetch }] : [],
      ),
    }),
  });
  const hasPath = state.from !== undefined && state.to !== undefined && state.from !== state.to;
  const { data: pathData } = useQuery(pathQuery(state));
  const paths = hasPath ? pathData : undefined;
  const pathPlace = Math.min(state.pathPlace, Math.max(0, (paths?.paths.length ?? 1) - 1));
  const path = paths?.paths[pathPlace]?.points ?? NO_PATH;
  // If a call fails, the last picture stays.
  const last = useRef<Network>(undefined);
  if (network.data !== undefined) last.current = network.data;
  const base = network.data ?? (network.error === null ? undefined : last.current);
  const { depth } = state;

  /** Before companies are hidden by their status. */
  const picture = useMemo(
    () =>
      base === undefined
        ? EMPTY_PICTURE
        : mergeAnswers({
            base,
            depth,
            expansions: expansions.answers,
            paths,
            pathPlace,
            limit: state.isList ? Number.POSITIVE_INFINITY : MAX_POINTS_DRAWN,
          }),
    [base, depth, expansions.answers, paths, pathPlace, state.isList],
  );
  // As texts, which stay the same from render to render.
  const kept = [...startsOf(state), ...path].join();
  const hidden = state.hidden.join();
  const shown = useMemo(() => {
    const [statuses, ids] = [hidden.split(','), kept.split(',')];
    const isShown = ({ id, status }: NetworkPoint) => status === null || !statuses.includes(status) || ids.includes(id);
    return hidden === '' ? picture : restrictTo(picture, isShown);
  }, [picture, hidden, kept]);
  /** With what is hidden on this day: all keep their places when the day changes. */
  const whole = useMemo(() => {
    const then = history.data;
    if (then === undefined) return picture;
    const today = mergeAnswers({ base: then, depth });
    const known = new Set([...picture.points, ...picture.groups, ...picture.lines].map(({ id }) => id));
    const others = <T extends { id: string }>(entries: readonly T[]) => entries.filter(({ id }) => !known.has(id));
    return {
      ...picture,
      points: [...picture.points, ...others(today.points)],
      groups: [...picture.groups, ...others(today.groups)],
      lines: [...picture.lines, ...others(today.lines)],
    };
  }, [picture, history.data, depth]);

  return {
    base,
    error: network.error,
    isFetching: network.isFetching,
    retry: network.refetch,
    /** Neighbours that were asked for and did not come. */
    failedExpansions: expansions.failed,
    history: history.data,
    startsToday: newestOf([base, history.data, paths, ...expansions.answers]),
    paths,
    path,
    picture,
    shown,
    whole,
  };
};

/** Names of points: from the answers, else asked for one by one. */
export const useNames = (points: readonly NetworkPoint[], ids: readonly string[]) => {
  const known = new Map(points.map((point) => [point.id, point]));
  const missing = ids.filter((id) => !known.has(id));
  const asked = useQueries({
    queries: missing.map((id) => pointQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  for (const point of asked) known.set(point.id, point);
  return {
    nameOf: (id: string | undefined): string => (id === undefined ? '' : (known.get(id)?.name ?? '…')),
    statusOf: (id: string) => known.get(id)?.status ?? null,
  };
};
