/** Texts about a company. They follow from the plan, so that text and figures never disagree. */
import type { CompanyRecord } from '@firmament/registers/company/record';
import { germanDate, isoDate, laterOf, WORLD_YEAR } from './calendar.ts';
import { companyName } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import type { Officer } from './offices.ts';
import { stakesIn } from './ownership.ts';
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

export const descriptionOf = (seed: number, random: Random, plan: CompanyPlan): string | undefined => {
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

export const insolvencyOf = (random: Random, plan: CompanyPlan): string | undefined => {
  if (plan.status === 'active' ? !random.chance(0.004) : !random.chance(0.45)) return undefined;
  const drawnYear = plan.status === 'terminated' ? plan.lastYear : WORLD_YEAR - random.below(2);
  const year = Math.max(drawnYear, plan.foundedYear);
  const date = germanDate(laterOf(isoDate(year, random.between(1, 8), random.between(1, 28)), plan.foundedOn));
  const court = `${COURT_OF[plan.country]} ${plan.country === 'DE' ? plan.town.courtName : plan.town.name}`;
  const number = random.between(2, 180);
  if (plan.country === 'AT') {
    return plan.status === 'active'
      ? `Sanierungsverfahren mit Eigenverwaltung, eröffnet am ${date}, ${court}, ${number} S ${number}/${String(year).slice(2)}x`
      : `Konkursverfahren, eröffnet am ${date}, ${court}, ${number} S ${number}/${String(year).slice(2)}k`;
  }
  if (plan.country === 'DE')
    return `Insolvenzverfahren eröffnet am ${date}, ${court}, Az. ${number} IN ${number + 40}/${String(year).slice(2)}`;
  return `Konkurs eröffnet am ${date}, ${court}`;
};

const IN_CHARGE: ReadonlySet<string> = new Set(['owner', 'manager', 'boardChair', 'partner']);

const namesInCharge = (officers: readonly Officer[]): string => {
  const names: string[] = [];
  for (const { human, office, record } of officers) {
    const name = `${human.first} ${human.last}`;
    if (IN_CHARGE.has(office) && record.endedOn === undefined && !names.includes(name)) names.push(name);
  }
  return names.join(', ');
};

/** Texts that repeat, in one line, what representatives and links say in detail. */
export const addPeopleTexts = (
  seed: number,
  random: Random,
  plan: CompanyPlan,
  officers: readonly Officer[],
  record: CompanyRecord,
): void => {
  const stakes = stakesIn(seed, plan, officers);
  if (stakes.length > 0) record.owners = stakes.map(({ name, percent }) => `${name} ${percent} %`).join(', ');
  else if (plan.isListed) record.owners = 'Streubesitz';
  const inCharge = namesInCharge(officers);
  if (inCharge !== '' && plan.status !== 'terminated') record.ceo = inCharge;
  const [lead] = officers;
  if (lead !== undefined && lead.record.startedOn === plan.foundedOn && random.chance(0.6)) {
    record.founders = `${lead.human.first} ${lead.human.last}`;
  }
  if (plan.members.length > 0) {
    record.subsidiaries = plan.members.map((member) => companyName(seed, member).full).join(', ');
  }
};
