import { laterOf, yearOf } from '@firmament/calendar/day';
/** Who held an office before today's officers did. */
import type { RepresentativeRecord } from '@firmament/record/record';
import type { CompanyPlan } from '../company-plan.ts';
import { becomesLiquidator, liquidatorTitle, type Office, type Officer, officesOf, ordinaryTitle } from '../offices.ts';
import { drawHuman } from '../persons.ts';
import type { Random } from '../random.ts';
import { registerName } from '../representatives.ts';
import { signingPower } from '../signing.ts';
import type { Gender } from '../words/first-names.ts';
import type { Chronicle } from './chronicle.ts';
import type { Life } from './life.ts';
import { dayIn, dayWithin, monthOf } from './months.ts';

/** Held as long as there is the company, or stated by other entries. */
const LASTING: ReadonlySet<Office> = new Set(['owner', 'shareholder', 'founder', 'limitedPartner']);

/** Held by one person at a time. */
const SINGLE: ReadonlySet<Office> = new Set(['chair', 'treasurer', 'boardChair']);

const PREDECESSOR_SHARE = 0.85;
/** Of offices whose holder has always been there, somebody shared them for a while. */
const COLLEAGUE_SHARE = 0.8;
const SHORTEST_TERM = 6;
const LONGEST_TERM = 96;

const YOUNGEST = 24;
const OLDEST = 58;

/** Whoever came later than the company followed somebody, who left on that day; as far back as registers were read. */
const hasPredecessor = (plan: CompanyPlan, chronicle: Chronicle, startedOn = ''): boolean =>
  startedOn > plan.foundedOn && chronicle.covers(startedOn);

const drawFormer = (
  random: Random,
  plan: CompanyPlan,
  office: Office,
  chair: Gender,
  endedOn: string,
): RepresentativeRecord | undefined => {
  const end = monthOf(endedOn);
  const earliest = Math.max(monthOf(plan.foundedOn), end - LONGEST_TERM);
  if (end - earliest < SHORTEST_TERM) return undefined;
  const startedOn = laterOf(dayIn(random, random.between(earliest, end - SHORTEST_TERM)), plan.foundedOn);
  const year = yearOf(startedOn);
  const human = drawHuman(random, {
    country: plan.country,
    language: plan.town.language,
    bornBetween: [year - OLDEST, year - YOUNGEST],
    last: undefined,
    femaleShare: 0.25,
  });
  return {
    title: ordinaryTitle(plan, office, human.gender),
    name: registerName(plan, human),
    representation: signingPower(random, { plan, office, chair, since: startedOn, isAlone: false, isWindingUp: false }),
    location: plan.town.name,
    bornOn: plan.country === 'CH' ? undefined : human.bornOn,
    startedOn,
    endedOn,
  };
};

/** Adds former officers to the list of a company. */
export const addFormerOfficers = (
  random: Random,
  plan: CompanyPlan,
  chronicle: Chronicle,
  life: Life,
  officers: RepresentativeRecord[],
  chair: Gender,
): void => {
  const offices = officesOf(plan);
  /** Returns the day on which the former officer had come. */
  const add = (endedOn: string | undefined, office: Office): string | undefined => {
    const former = endedOn === undefined ? undefined : drawFormer(random, plan, office, chair, endedOn);
    if (former !== undefined) officers.push(former);
    return former?.startedOn;
  };
  for (let place = 0; place < offices.length; place++) {
    const office = offices[place] as Office;
    if (LASTING.has(office)) continue;
    let startedOn = officers[place]?.startedOn;
    if (!hasPredecessor(plan, chronicle, startedOn) && !SINGLE.has(office) && random.chance(COLLEAGUE_SHARE)) {
      startedOn = add(dayWithin(random, chronicle.start, life.end), office);
    }
    while (hasPredecessor(plan, chronicle, startedOn) && random.chance(PREDECESSOR_SHARE)) {
      startedOn = add(startedOn, office);
    }
  }
};

/** Who was in charge winds the company up: the one term ends on the day on which the other begins. */
export const appointLiquidators = (
  random: Random,
  plan: CompanyPlan,
  { liquidatedOn }: Life,
  officers: readonly Officer[],
  records: RepresentativeRecord[],
  chair: Gender,
): void => {
  if (liquidatedOn === undefined) return;
  for (const { human, office, isAlone, record } of officers) {
    if (!becomesLiquidator(office)) continue;
    const { startedOn = '' } = record;
    const signing = (since: string, isWindingUp: boolean) =>
      signingPower(random, { plan, office, isAlone, since, isWindingUp, chair });
    if (startedOn < liquidatedOn) {
      const title = ordinaryTitle(plan, office, human.gender);
      records.push({ ...record, title, endedOn: liquidatedOn, representation: signing(startedOn, false) });
      record.startedOn = liquidatedOn;
    }
    record.title = liquidatorTitle(plan, human.gender);
    record.representation = signing(record.startedOn ?? liquidatedOn, true);
  }
};
