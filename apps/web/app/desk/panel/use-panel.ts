import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { DESK_PATH } from '../../lib/pages/desk-pages.ts';
import { deskQuery } from '../parts/desk.queries.ts';
import { focusOn } from '../parts/row-focus.ts';
import { isSameThing, readOpened, type Thing, thingPath, thingsIn } from '../parts/thing.ts';

/** The rows of the same list after this one, then those before it, the nearest first. */
const neighbours = (things: readonly Thing[], thing: Thing): Thing[] => {
  const list = things.filter(({ kind }) => kind === thing.kind);
  const place = list.findIndex((other) => isSameThing(other, thing));
  return place === -1 ? [] : [...list.slice(place + 1), ...list.slice(0, place).toReversed()];
};

/** What is open and which question is asked; both are in the address bar. */
export const usePanel = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const opened = readOpened(search);
  const go = (path: string, focus?: Thing) => {
    void navigate(path, { preventScrollReset: true, state: focusOn(focus) });
  };
  const waiting = (): Thing[] => {
    const desk = queryClient.getQueryData(deskQuery.queryKey);
    return desk === undefined ? [] : thingsIn(desk);
  };

  const beside = (step: 1 | -1): Thing | undefined => {
    const all = waiting();
    const place = all.findIndex((thing) => isSameThing(thing, opened?.thing));
    return place === -1 ? undefined : all[place + step];
  };

  return {
    opened,
    previous: beside(-1),
    next: beside(1),
    open: (thing: Thing) => go(thingPath(thing)),
    ask: (action: string) => opened && go(thingPath(opened.thing, action)),
    cancel: () => opened && go(thingPath(opened.thing)),
    close: () => go(DESK_PATH, opened?.thing),
    /** Call before an action; gives what to do after it: on to the next row, unless this one waits still. */
    leave: () => {
      const before = opened && neighbours(waiting(), opened.thing);
      return () => {
        const after = waiting();
        const isWaiting = after.some((thing) => isSameThing(thing, opened?.thing));
        if (opened === undefined) return;
        if (isWaiting || before === undefined || before.length === 0) go(thingPath(opened.thing));
        else
          go(
            DESK_PATH,
            before.find((thing) => after.some((other) => isSameThing(thing, other))),
          );
      };
    },
  };
};
