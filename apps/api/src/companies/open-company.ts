import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { PEOPLE_PER_PAGE } from '@firmament/api-contract/calls/company-facts';
import { type Day, dayOf } from '@firmament/calendar/day';
import { isLeading } from '@firmament/representation/office-of-title';
import { type Clock, dataDayOn } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { refuseFuture } from '../platform/http/refuse-future.ts';
import { type CompanyRow, findCompany } from './company.query.ts';
import { presentCompanyDetail } from './company-detail-presenter.ts';
import { notOld } from './facts/old-mandates.ts';
import { findOtherMandates, type Whose } from './people/other-mandates.query.ts';
import { peopleFrom, withFirstPeople } from './people/people-pages.ts';
import { presentPeople } from './people/people-presenter.ts';

/** Counts the company as opened this month, or refuses; from another capability. */
export type UnlockCompany = (member: Member, companyId: number) => Promise<void>;

export type OpenDeps = {
  db: Database;
  rows: Database;
  clock: Clock;
  unlockCompany: UnlockCompany;
  /** Whether the operator allows members to upload extracts; from another capability. */
  canUpload?: () => Promise<boolean>;
};

type Opened = { companyId: number; asOf?: Day | undefined };

const readWhole = async (
  { db, rows, clock, unlockCompany, canUpload = async () => false }: OpenDeps,
  member: Member,
  { companyId, asOf }: Opened,
  whoseOf: 'all' | 'few',
) => {
  refuseFuture('as_of', asOf, dayOf(clock.now()));
  const [found, whose, mayUpload] = await Promise.all([
    findCompany(rows, companyId),
    findOtherMandates(rows, companyId, whoseOf),
    canUpload(),
    unlockCompany(member, companyId),
  ]);
  // A replica may not have the company yet, or it was deleted since it was counted.
  const row = found ?? (await findCompany(db, companyId));
  if (!row) throw new AppError('not_found');
  return { row, whose, mayUpload };
};

const presented = (
  { row, whose, mayUpload }: { row: CompanyRow; whose: readonly Whose[]; mayUpload: boolean },
  clock: Clock,
  asOf: Day | undefined,
): CompanyDetail =>
  presentCompanyDetail(row, whose, {
    today: dayOf(clock.now()),
    asked: asOf,
    canUpload: mayUpload,
    measuredOn: (day) => dataDayOn(day, clock),
  });

/** Counts the opening and shows what `rows` has, which may be some seconds behind `db`. */
export const openCompany = async (deps: OpenDeps, member: Member, opened: Opened): Promise<CompanyDetail> =>
  presented(await readWhole(deps, member, opened, 'all'), deps.clock, opened.asOf);

/** Whose other mandates a page tells of: those on it, and the one whom the rules of flags ask about. */
const idsOfPage = (row: CompanyRow, day: Day, today: Day): number[] => {
  const people = presentPeople({ ...row, mandates: notOld(row.mandates, today) }, [], day);
  const leading = people.find(({ is_in_charge, title }) => is_in_charge && isLeading(title));
  return [...peopleFrom(people, 0), ...(leading ? [leading] : [])].map(({ mandate_id }) => mandate_id);
};

/** The same for its page: of people in charge as many as a page has. */
export const openCompanyPage = async (deps: OpenDeps, member: Member, opened: Opened): Promise<CompanyDetail> => {
  const { rows, clock } = deps;
  const read = await readWhole(deps, member, opened, 'few');
  const { mandates, withheld } = read.row;
  if (mandates.length + withheld.length > PEOPLE_PER_PAGE) {
    const today = dayOf(clock.now());
    const ids = idsOfPage(read.row, opened.asOf ?? today, dataDayOn(today, clock));
    read.whose = await findOtherMandates(rows, opened.companyId, ids);
  }
  return withFirstPeople(presented(read, clock, opened.asOf));
};
