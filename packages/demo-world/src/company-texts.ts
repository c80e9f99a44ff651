import { type Day, laterOf } from '@firmament/calendar/day';
/** Texts about a company. They follow from the plan, so that text and figures never disagree. */
import type { CompanyRecord } from '@firmament/record/record';
import { germanDate, isoDate, WORLD_YEAR } from './calendar.ts';
import { companyName } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import type { Officer } from './offices.ts';
import { headPercent, ownerCount, ownerPercent, shareholderEntries } from './ownership.ts';
import { swissSpelling } from './persons.ts';
import type { Random } from './random.ts';
import { sectorOf } from './sectors.ts';

const CERTIFICATES = ['ISO 9001', 'ISO 14001', 'ISO 45001', 'ISO 27001', 'EMAS', 'ISO 50001'];

const enumerate = (entries: readonly string[]): string =>
  entries.length < 2 ? (entries[0] ?? '') : `${entries.slice(0, -1).join(', ')} und ${entries[entries.length - 1]}`;

const opening = (random: Random, plan: CompanyPlan, name: string, isFamily: boolean): string => {
  const { town, trade, foundedYear } = plan;
  if (plan.form.organ === 'association') return `Gemeinnützige Organisation mit Sitz in ${town.name}.`;
  if (plan.partnership !== undefined) {
    return 'Gegenstand ist die Übernahme der persönlichen Haftung und der Geschäftsführung bei der Kommanditgesellschaft.';
  }
  if (trade.sector === 'holding')
    return `${name} hält und verwaltet Beteiligungen und eigenes Vermögen mit Sitz in ${town.name}.`;
  const kind =
    isFamily && plan.staff < 120
      ? 'Familienunternehmen'
      : plan.staff > 250
        ? 'Industrie- und Dienstleistungsunternehmen'
        : 'Unternehmen';
  switch (random.below(4)) {
    case 0:
      return `${kind} aus ${town.name}, tätig im Bereich ${trade.text}.`;
    case 1:
      return `${name} mit Sitz in ${town.name} ist seit ${foundedYear} im Bereich ${trade.text} tätig.`;
    case 2:
      return `Seit ${foundedYear} in ${town.name} ansässiges ${kind}.`;
    default:
      return `${kind} mit Sitz in ${town.name}, gegründet ${foundedYear}.`;
  }
};

type Sentence = (random: Random, plan: CompanyPlan) => string;

const SENTENCES: readonly Sentence[] = [
  (random, plan) => {
    const region = plan.country === 'CH' ? `im Kanton ${plan.town.region}` : `in der Region ${plan.town.region}`;
    return `Zu den Kunden zählen ${enumerate(random.sample(sectorOf(plan.trade.sector).customers, 2))} ${region} und darüber hinaus.`;
  },
  (random, plan) => `Schwerpunkte sind ${enumerate(random.sample(sectorOf(plan.trade.sector).products, 3))}.`,
  (_, plan) =>
    plan.staff > 20
      ? 'Ausgebildet wird seit vielen Jahren im eigenen Haus.'
      : 'Beratung, Ausführung und Nachbetreuung kommen aus einer Hand.',
];

const labelled = (random: Random, plan: CompanyPlan): string[] => {
  const sector = sectorOf(plan.trade.sector);
  const lines = [`Tätigkeit: ${plan.trade.text}`];
  if (random.chance(0.6)) lines.push(`Leistungen: ${random.sample(sector.products, 3).join(', ')}`);
  if (random.chance(0.5)) lines.push(`Kunden: ${random.sample(sector.customers, 3).join(', ')}`);
  if (plan.staff > 40 && random.chance(0.6)) lines.push(`Zertifikate: ${random.sample(CERTIFICATES, 2).join(', ')}`);
  return lines;
};

/** As the Swiss register states what a company is for. */
const purposeOf = (plan: CompanyPlan): string =>
  swissSpelling(plan.country, `Zweck: ${plan.trade.text} sowie alle damit zusammenhängenden Tätigkeiten.`);

export const descriptionOf = (seed: number, random: Random, plan: CompanyPlan): string | undefined => {
  if (plan.knowledge === 'register' && plan.country === 'CH') return purposeOf(plan);
  if (plan.knowledge !== 'all') return undefined;
  if (random.chance(plan.staff > 10 ? 0.12 : 0.5)) return undefined;
  const { full, family } = companyName(seed, plan);
  const isPlain = plan.partnership !== undefined || plan.form.organ === 'association';
  const more = isPlain || plan.trade.sector === 'holding' ? [] : random.sample(SENTENCES, random.between(0, 3));
  let text = opening(random, plan, full, family !== undefined);
  for (const sentence of more) text += ` ${sentence(random, plan)}`;
  if (!isPlain && random.chance(0.4)) for (const line of labelled(random, plan)) text += `\n${line}`;
  return swissSpelling(plan.country, text);
};

const COURT_OF = { AT: 'Landesgericht', DE: 'Amtsgericht', CH: 'Bezirksgericht' } as const;

/** Of companies that go on, and of those that ended or are about to. */
const INSOLVENT_SHARE = { active: 0.004, ended: 0.45 };

export const insolvencyOf = (random: Random, plan: CompanyPlan): string | undefined => {
  if (plan.knowledge === 'oldCopy' || plan.knowledge === 'accounts') return undefined;
  if (!random.chance(plan.status === 'active' ? INSOLVENT_SHARE.active : INSOLVENT_SHARE.ended)) return undefined;
  const drawnYear = plan.status === 'terminated' ? plan.lastYear : WORLD_YEAR - random.below(2);
  const year = Math.max(drawnYear, plan.foundedYear);
  return insolvencyText(
    random,
    plan,
    laterOf(isoDate(year, random.between(1, 8), random.between(1, 28)), plan.foundedOn),
  );
};

const CHECK_LETTERS = 'abdfghikmpstvwxyz';

/** With the file number of the court, as the country's courts write it; the Swiss ones publish none. */
export const insolvencyText = (random: Random, plan: CompanyPlan, openedOn: Day): string => {
  const isActive = plan.status === 'active';
  const opened = `eröffnet am ${germanDate(openedOn)}`;
  const court = `${COURT_OF[plan.country]} ${plan.country === 'DE' ? plan.town.courtName : plan.town.name}`;
  const [division, number] = [random.between(2, 60), random.between(3, 480)];
  const year = openedOn.slice(2, 4);
  if (plan.country === 'CH')
    return isActive ? `Provisorische Nachlassstundung, ${opened}, ${court}` : `Konkurs, ${opened}, ${court}`;
  if (plan.country === 'DE') {
    const kind = isActive ? 'Insolvenzverfahren in Eigenverwaltung' : 'Insolvenzverfahren';
    return `${kind}, ${opened}, ${court}, ${division} IN ${number}/${year}`;
  }
  const kind = isActive ? 'Sanierungsverfahren mit Eigenverwaltung' : 'Konkursverfahren';
  const letter = CHECK_LETTERS.charAt(number % CHECK_LETTERS.length);
  return `${kind}, ${opened}, ${court}, ${division} S ${number}/${year}${letter}`;
};

const IN_CHARGE: ReadonlySet<string> = new Set(['owner', 'manager', 'hiredManager', 'boardChair', 'partner', 'chair']);

const namesInCharge = (officers: readonly Officer[]): string => {
  const names: string[] = [];
  for (const { human, office, record } of officers) {
    const name = `${human.first} ${human.last}`;
    if (IN_CHARGE.has(office) && record.endedOn === undefined && !names.includes(name)) names.push(name);
  }
  return names.join(', ');
};

/** The owners, as far as the source states them. */
const stakesIn = (seed: number, plan: CompanyPlan, officers: readonly Officer[]): string[] => {
  const stakes: string[] = [];
  if (plan.head !== undefined) stakes.push(`${companyName(seed, plan.head).full} ${headPercent(plan)} %`);
  const persons = plan.country === 'AT' ? shareholderEntries(plan) : ownerCount(plan);
  for (let place = 0; place < persons; place++) {
    const human = officers[place]?.human;
    if (human !== undefined) stakes.push(`${human.first} ${human.last} ${ownerPercent(plan, place)} %`);
  }
  return stakes;
};

/** Texts that repeat, in one line, what representatives and links say in detail. */
export const addPeopleTexts = (
  seed: number,
  random: Random,
  plan: CompanyPlan,
  officers: readonly Officer[],
  record: CompanyRecord,
): void => {
  const isFull = plan.knowledge === 'all';
  if (isFull || (plan.knowledge === 'register' && plan.country === 'AT')) {
    const stakes = stakesIn(seed, plan, officers);
    if (stakes.length > 0) record.owners = stakes.join(', ');
    else if (plan.isListed) record.owners = 'Streubesitz';
  }
  const inCharge = namesInCharge(officers);
  if (inCharge !== '' && plan.status !== 'terminated') record.ceo = inCharge;
  if (!isFull) return;
  const [lead] = officers;
  if (lead !== undefined && lead.record.startedOn === plan.foundedOn && random.chance(0.6)) {
    record.founders = `${lead.human.first} ${lead.human.last}`;
  }
  if (plan.members.length > 0) {
    record.subsidiaries = plan.members.map((member) => companyName(seed, member).full).join(', ');
  }
};
