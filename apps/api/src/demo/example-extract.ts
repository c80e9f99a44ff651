import { dayOf } from '@firmament/calendar/day';
import { chiemgauExtract } from '@firmament/demo-world/cast/chiemgau-extract';
import { CASE } from '@firmament/demo-world/cast/companies';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { findCastCompany } from './cast-company.query.ts';

/** Retrieved today, as a visitor would at the portal. */
export const findExampleExtract = async ({ db, clock }: { db: Database; clock: Clock }, companyId: number) => {
  if (companyId !== (await findCastCompany(db, CASE.oldCopy))) return undefined;
  const day = dayOf(clock.now());
  return { file_name: `Chiemgau-Dachstrom-SI-${day}.xml`, content: chiemgauExtract(day) };
};
