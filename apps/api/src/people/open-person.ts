import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { findPerson, noteOpening } from './person.query.ts';
import { presentPerson } from './person-presenter.ts';

/** Shows a person to a member and notes that they were opened. */
export const openPerson = async (
  db: Database,
  clock: Clock,
  member: Member,
  profileId: string,
): Promise<EmployeeDetail> => {
  const row = await findPerson(db, profileId);
  if (!row || !(await noteOpening(db, member.accountId, row.id, clock.now()))) throw new AppError('not_found');
  return presentPerson(row);
};
