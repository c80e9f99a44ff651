import type { CompanyPeople } from '@firmament/api-contract/calls/companies';
import { type Day, dayOf } from '@firmament/calendar/day';
import { dataDayOn } from '../../platform/clock.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFuture } from '../../platform/http/refuse-future.ts';
import { findPeople } from '../company.query.ts';
import { notOld } from '../facts/old-mandates.ts';
import type { OpenDeps } from '../open-company.ts';
import { findOtherMandates } from './other-mandates.query.ts';
import { peopleFrom } from './people-pages.ts';
import { changedPeople, presentPeople } from './people-presenter.ts';

type Asked = { companyId: number; asOf?: Day | undefined; offset: number };

/** A further page of the people in charge; counts as opening the company, which counts once a month. */
export const openPeople = async (
  { db, rows, clock, unlockCompany }: OpenDeps,
  member: Member,
  { companyId, asOf, offset }: Asked,
): Promise<CompanyPeople> => {
  const today = dayOf(clock.now());
  refuseFuture('as_of', asOf, today);
  const [found] = await Promise.all([findPeople(rows, companyId), unlockCompany(member, companyId)]);
  const row = found ?? (await findPeople(db, companyId));
  if (!row) throw new AppError('not_found');
  const shown = { ...row, mandates: notOld(row.mandates, dataDayOn(today, clock)) };
  const people = presentPeople(shown, [], asOf ?? today);
  const page = peopleFrom(people, offset);
  const ids = new Set(page.map(({ mandate_id }) => mandate_id));
  const whose = await findOtherMandates(rows, companyId, [...ids]);
  const mandates = shown.mandates.filter(({ id }) => ids.has(id));
  return {
    people_in_charge: peopleFrom(presentPeople({ ...shown, mandates }, whose, asOf ?? today), 0),
    total: people.length,
    gone_since:
      asOf === undefined ? [] : changedPeople(page, presentPeople({ ...shown, mandates }, [], today)).goneSince,
  };
};
