import { changeSettings, getSettings, previewSettings } from '@firmament/api-contract/calls/desk/settings';
import { type Offer, parseOffer } from '@firmament/api-contract/offer';
import { OFFER_RULES, type OfferProblem } from '@firmament/api-contract/offer-rules';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../accounts/succeed.ts';
import { standardOffer } from '../offer/current-offer.ts';
import { changedFields } from '../offer/flatten-offer.ts';
import { findNewestOffer, findNewestRow } from '../offer/offer-version.query.ts';
import { saveOffer } from '../offer/save-offer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';
import { countRunningContracts, findSaver } from './settings.query.ts';

type Deps = { db: Database; clock: Clock; isDemo: boolean; rereadOffer: () => Promise<void> };

export const registerSettingsRoutes = (app: FastifyInstance, { db, clock, isDemo, rereadOffer }: Deps): void => {
  serve(app, getSettings, async () => {
    const newest = await findNewestRow(db);
    return {
      offer: (newest?.content ?? standardOffer(isDemo)) as Record<string, unknown>,
      version: newest?.id ?? 0,
      changed_at: newest?.saved_at.toISOString() ?? null,
      changed_by: newest ? await findSaver(db, newest.id) : null,
      running_contracts: await countRunningContracts(db),
    };
  });

  serve(app, previewSettings, async ({ body, request }) => {
    const result = parseOffer(body.offer);
    if ('problems' in result) {
      const language = languageOf(request);
      const problems = result.problems.map(({ field, rule }) => ({ field, text: OFFER_RULES[rule][language] }));
      return { problems, changed_fields: [], offer: null };
    }
    const current = (await findNewestOffer(db))?.offer ?? standardOffer(isDemo);
    return { problems: [], changed_fields: changedFields(current, result.offer), offer: { ...result.offer } };
  });

  serve(app, changeSettings, async ({ body, member, request }) => {
    const offer = assertValid(body.offer);
    const by = await operatorOf(db, member);
    const { version, entry } = await saveOffer({ db, clock, isDemo }, by, { offer, after: body.version });
    await rereadOffer();
    return { ...done(request, entry), version };
  });
};

const assertValid = (given: unknown): Offer => {
  const result = parseOffer(given);
  if ('offer' in result) return result.offer;
  throw new AppError('invalid_request', { fields: Object.fromEntries(result.problems.map(toField)) });
};

const toField = ({ field, rule }: OfferProblem): [string, Text] => [field || 'offer', OFFER_RULES[rule]];
