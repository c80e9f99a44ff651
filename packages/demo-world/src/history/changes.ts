import type { Day } from '@firmament/calendar/day';
/** Former names, addresses, forms and capital. Each change leads to what holds today. */
import type { CompanyRecord } from '@firmament/record/record';
import { FIRST_DRAWN } from '../cast/counts.ts';
import { companyName, liquidationMark } from '../company-name.ts';
import type { CompanyPlan } from '../company-plan.ts';
import { insolvencyText } from '../company-texts.ts';
import { drawTownAround, type Town } from '../places/towns.ts';
import type { Random } from '../random.ts';
import { drawStreet } from '../words/streets.ts';
import type { Chronicle } from './chronicle.ts';
import type { Life } from './life.ts';
import { dayWithin, monthOf } from './months.ts';

/** What a change is drawn from. */
export type Subject = {
  seed: number;
  random: Random;
  plan: CompanyPlan;
  record: CompanyRecord;
  chronicle: Chronicle;
  life: Life;
};

const SHARE = {
  moved: 0.4,
  movedTwice: 0.2,
  toNextTown: 0.3,
  form: 0.06,
  capital: 0.4,
  raisedTwice: 0.4,
  recovered: 0.006,
};

/** The cast's addresses, forms and capital are part of stories told elsewhere. */
const isOfCast = ({ index }: CompanyPlan): boolean => index < FIRST_DRAWN;

/** What a change is written into. */
type Written = Pick<Subject, 'record' | 'chronicle'>;

export const rename = ({ chronicle, record }: Written, day: Day, from: string, to: string): void => {
  if (!chronicle.covers(day)) return;
  chronicle.changed('renamed', day, from, to);
  chronicle.replaced('name', from, day);
  if (!record.formerNames.includes(from)) record.formerNames.push(from);
};

/** The name without "in Liquidation". */
const ordinaryName = ({ plan, record }: Subject): string => {
  const mark = liquidationMark(plan);
  return mark === '' ? record.name : record.name.slice(0, -mark.length);
};

export const tellOfNames = (subject: Subject, former: string | undefined): void => {
  const { random, record, chronicle, life } = subject;
  if (former === undefined && life.liquidatedOn === undefined) return;
  const name = ordinaryName(subject);
  const day = former === undefined ? undefined : dayWithin(random, chronicle.start, life.end);
  if (former !== undefined && day !== undefined) rename(subject, day, former, name);
  if (name !== record.name && life.liquidatedOn !== undefined) {
    rename(subject, life.liquidatedOn, name, record.name);
  }
};

type Place = { street: string; postcode: string; town: Town };

const addressOf = ({ street, postcode, town }: Place): string => `${street}, ${postcode} ${town.name}, ${town.country}`;

/** Within the district of the register, so that its number stays. */
const drawFormerPlace = ({ random, plan, record }: Subject): Place => {
  let { town } = plan;
  if (random.chance(SHARE.toNextTown)) {
    const other = drawTownAround(random, town);
    const isSettled = record.description?.includes('ansässig') ?? false;
    if (other.courtCode === town.courtCode && !isSettled) town = other;
  }
  return { street: drawStreet(random, town), postcode: random.pick(town.postcodes), town };
};

const move = ({ chronicle }: Subject, day: Day, from: Place, to: Place): void => {
  chronicle.changed('moved', day, addressOf(from), addressOf(to));
  if (from.street !== to.street) chronicle.replaced('street', from.street, day);
  if (from.postcode !== to.postcode) chronicle.replaced('postcode', from.postcode, day);
  if (from.town.name !== to.town.name) chronicle.replaced('city', from.town.name, day);
  if (from.town.region !== to.town.region) chronicle.replaced('region', from.town.region, day);
};

export const tellOfMoves = (subject: Subject): void => {
  const { random, plan, record, chronicle, life } = subject;
  if (!random.chance(SHARE.moved) || isOfCast(plan)) return;
  const last = dayWithin(random, chronicle.start, life.end);
  if (last === undefined) return;
  const { street = '', postcode = '' } = record.address;
  const before = drawFormerPlace(subject);
  const first = random.chance(SHARE.movedTwice) ? dayWithin(random, chronicle.start, monthOf(last)) : undefined;
  if (first !== undefined) move(subject, first, drawFormerPlace(subject), before);
  move(subject, last, before, { street, postcode, town: plan.town });
};

const capitalText = ({ amount, currency }: NonNullable<CompanyRecord['registeredCapital']>): string =>
  `${amount} ${currency}`;

const raiseCapital = ({ record, chronicle }: Subject, day: Day, before: number, after?: number): void => {
  const today = record.registeredCapital;
  if (today === undefined) return;
  const now = { ...today, amount: after ?? today.amount };
  if (before >= now.amount) return;
  chronicle.changed('capital_changed', day, capitalText({ ...now, amount: before }), capitalText(now));
  chronicle.replaced('registered_capital', String(before), day);
};

type FormerForm = { name: string; ending: string; capital: readonly number[] };

/** By register and today's form: what becomes another form under the same number, with its ending and capital. */
const FORMER_FORMS: Partial<Record<CompanyPlan['source'], Record<string, FormerForm>>> = {
  offeneregister: {
    GmbH: {
      name: 'UG (haftungsbeschränkt)',
      ending: 'UG (haftungsbeschränkt)',
      capital: [500, 1_000, 1_000, 2_500, 5_000],
    },
  },
  firmenbuch: { AG: { name: 'GmbH', ending: 'GmbH', capital: [35_000] } },
};

const FIRST_UG = 2009;

const changeForm = (subject: Subject, end: number): boolean => {
  const { seed, random, plan, record, chronicle } = subject;
  const former = FORMER_FORMS[plan.source]?.[plan.form.name];
  if (former === undefined || !random.chance(SHARE.form)) return false;
  const isFree = plan.head === undefined && plan.partnership === undefined && record.formerNames.length === 0;
  if (!isFree || plan.foundedYear < FIRST_UG) return false;
  const day = dayWithin(random, chronicle.start, end);
  if (day === undefined) return false;
  chronicle.changed('form_changed', day, former.name, plan.form.name);
  chronicle.replaced('legal_form', former.name, day);
  rename(subject, day, `${companyName(seed, plan).stem} ${former.ending}`, ordinaryName(subject));
  raiseCapital(subject, day, random.pick(former.capital));
  return true;
};

/** Reports state today's capital, so it was raised before the first of them. */
export const tellOfFormAndCapital = (subject: Subject): void => {
  const { random, plan, record, chronicle, life } = subject;
  if (record.registeredCapital === undefined || isOfCast(plan)) return;
  const [report] = record.reports;
  const end = report === undefined ? life.end : Math.min(life.end, monthOf(report.periodEnd) - 11);
  if (changeForm(subject, end)) return;
  if (record.registeredCapital.amount === plan.form.capital || !random.chance(SHARE.capital)) return;
  const day = dayWithin(random, chronicle.start, end);
  if (day === undefined) return;
  const { amount } = record.registeredCapital;
  const between = Math.floor(amount / plan.form.capital / 2) * plan.form.capital;
  const isTwice = between > plan.form.capital && random.chance(SHARE.raisedTwice);
  const first = isTwice ? dayWithin(random, chronicle.start, monthOf(day)) : undefined;
  if (first !== undefined) raiseCapital(subject, first, plan.form.capital, between);
  raiseCapital(subject, day, first === undefined ? plan.form.capital : between);
};

const SHORTEST_PROCEEDINGS = 9;

/** Few companies survive insolvency proceedings. */
export const tellOfRecovery = ({ random, plan, record, chronicle, life }: Subject): void => {
  if (plan.status !== 'active' || record.insolvency !== undefined || plan.knowledge !== 'all' || isOfCast(plan)) return;
  if (!random.chance(SHARE.recovered)) return;
  const openedOn = dayWithin(random, chronicle.start, life.end - SHORTEST_PROCEEDINGS);
  const closedOn = openedOn && dayWithin(random, monthOf(openedOn) + SHORTEST_PROCEEDINGS, life.end);
  if (openedOn === undefined || closedOn === undefined) return;
  const text = insolvencyText(random, plan, openedOn);
  chronicle.changed('insolvency_opened', openedOn, undefined, text);
  chronicle.replaced('insolvency', undefined, openedOn);
  chronicle.changed('insolvency_closed', closedOn, text, undefined);
  chronicle.replaced('insolvency', text, closedOn);
};

const DELETION_NOTICE = 'Löschung wegen Vermögenslosigkeit nach § 394 FamFG angekündigt';

export const tellOfTheEnd = ({ record, chronicle, life }: Written & Pick<Subject, 'life'>): void => {
  const { insolventOn, liquidatedOn, announcedOn, deletedOn } = life;
  if (insolventOn !== undefined) {
    chronicle.changed('insolvency_opened', insolventOn, undefined, record.insolvency);
    chronicle.replaced('insolvency', undefined, insolventOn);
  }
  if (liquidatedOn !== undefined) {
    chronicle.changed('liquidation', liquidatedOn, 'active', 'in_liquidation');
    chronicle.replaced('status', 'active', liquidatedOn);
  }
  if (announcedOn !== undefined) chronicle.announced('deletion_announced', announcedOn, DELETION_NOTICE);
  if (deletedOn !== undefined) {
    const before = liquidatedOn === undefined ? 'active' : 'in_liquidation';
    chronicle.changed('deleted', deletedOn, before, 'terminated');
    chronicle.replaced('status', before, deletedOn);
  }
};
