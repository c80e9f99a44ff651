/** The one of the cast whom courts appoint in many places. */
import type { RepresentativeRecord } from '@firmament/record/record';
import { germanDate } from '../calendar.ts';
import { FIRST_DRAWN } from '../cast/counts.ts';
import { HEDWIG_ZWETTLER_HAAS } from '../cast/families/people.ts';
import type { CompanyPlan } from '../company-plan.ts';
import { nameWithDegree } from '../persons.ts';
import type { Life } from './life.ts';

const REGIONS: ReadonlySet<string> = new Set([
  'Steiermark',
  'Kärnten',
  'Burgenland',
  'Wien',
  'Niederösterreich',
  'Oberösterreich',
]);

/** When she was first appointed. */
const APPOINTED_SINCE = '2016-05-17';

/** Beyond it nobody could be in charge of all. */
const LAST_INDEX = 20_000;

/** Proceedings of an Austrian company in her regions are hers. */
export const appointAdministrator = (
  plan: CompanyPlan,
  { insolventOn }: Life,
  officers: RepresentativeRecord[],
): void => {
  if (insolventOn === undefined || insolventOn < APPOINTED_SINCE || plan.status === 'active') return;
  const isHers = plan.source === 'firmenbuch' && REGIONS.has(plan.town.region);
  if (!isHers || plan.index < FIRST_DRAWN || plan.index >= LAST_INDEX) return;
  const { home, bornOn } = HEDWIG_ZWETTLER_HAAS;
  officers.push({
    title: 'Masseverwalter/in',
    name: nameWithDegree(HEDWIG_ZWETTLER_HAAS),
    representation: `vertritt seit ${germanDate(insolventOn)} selbständig`,
    location: home,
    bornOn,
    startedOn: insolventOn,
    endedOn: undefined,
  });
};
