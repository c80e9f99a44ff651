import {
  endWatchlistMail,
  getWatched,
  getWatchlist,
  getWatchlistState,
  markSeen,
  openUnsubscribePage,
  setWatchlistMail,
  unwatch,
  type Watched,
  watch,
  watchlistItem,
} from '@firmament/api-contract/calls/watchlist';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { listInParts } from '../platform/http/in-parts.ts';
import { serve } from '../platform/http/serve.ts';
import { keepWatch } from './keep-watch.ts';
import { deleteWatch, findWatched, updateSeen } from './watch.query.ts';
import { endMail, endMailByToken, isMailWanted, wantMail } from './watch-mail.query.ts';
import { findState, findWatchlist } from './watchlist.query.ts';
import { presentItem, presentWatched, type WireName } from './watchlist-presenter.ts';

type Deps = {
  db: Database;
  clock: Clock;
  wireNameOf: WireName;
  /** Called before something is watched; returns since when what happened to it is news, unless that is from now on. */
  beforeWatching?: ((watched: Watched) => Promise<Date | undefined>) | undefined;
};

const MAIL_ENDED: Text = {
  en: 'You are unsubscribed: no more emails about your watchlist.',
  de: 'Sie sind abgemeldet: keine weiteren E-Mails zu Ihrer Beobachtungsliste.',
};
const NO_MAIL: Text = {
  en: 'This link belongs to no daily email any more. You receive none.',
  de: 'Zu diesem Link gibt es keine tägliche E-Mail mehr. Sie erhalten keine.',
};

export const registerWatchlistRoutes = (
  app: FastifyInstance,
  { db, clock, wireNameOf, beforeWatching }: Deps,
): void => {
  serve(app, getWatchlist, async ({ member, request, reply }) => {
    const language = languageFromHeader(request.headers['accept-language']);
    // Before the list: what comes meanwhile then counts as newer.
    const state = await findState(db, member.accountId);
    const [rows, daily_mail] = await Promise.all([
      findWatchlist(db, member.accountId, 'seen_change_id'),
      isMailWanted(db, member.accountId),
    ]);
    return listInParts(reply, {
      name: 'items',
      item: watchlistItem,
      rows,
      present: (row) => presentItem(row, language, wireNameOf),
      rest: { daily_mail, state },
    });
  });

  serve(app, getWatchlistState, async ({ member }) => ({ state: await findState(db, member.accountId) }));

  serve(app, getWatched, async ({ member }) => ({
    watched: (await findWatched(db, member.accountId)).map(presentWatched),
  }));

  serve(app, watch, async ({ body: { seen_change_id: seenChangeId, ...watched }, member }) => {
    const newsSince = await beforeWatching?.(watched);
    await keepWatch(db, clock, member.accountId, { ...watched, seenChangeId, newsSince });
    return { success: true as const };
  });

  serve(app, unwatch, async ({ params, member }) => {
    const seen_change_id = await deleteWatch(db, member.accountId, params);
    if (seen_change_id === undefined) throw new AppError('not_found');
    return { success: true as const, seen_change_id };
  });

  serve(app, markSeen, async ({ body: { seen }, member }) => {
    await updateSeen(db, member.accountId, seen);
    return { success: true as const };
  });

  serve(app, setWatchlistMail, async ({ body: { daily_mail }, member }) => {
    await (daily_mail ? wantMail(db, member.accountId, clock.now()) : endMail(db, member.accountId));
    return { success: true as const, daily_mail };
  });

  // Programs that only follow the link must not unsubscribe anyone: the page it redirects to acts by script.
  serve(app, openUnsubscribePage, async ({ query: { token }, reply }) =>
    reply.redirect(`/watchlist-mail?unsubscribe=${encodeURIComponent(token)}`),
  );

  app.register(async (scope) => {
    // Mail programs send a form, not JSON. That is safe here: nothing happens without the token.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}));
    serve(scope, endWatchlistMail, async ({ query: { token }, request }) => {
      if (!(await endMailByToken(db, token))) throw new AppError('not_found', { text: NO_MAIL });
      return { success: true as const, message: MAIL_ENDED[languageFromHeader(request.headers['accept-language'])] };
    });
  });
};
