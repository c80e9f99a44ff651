/** Which offices a firm has, in the words of each country's register. */
import type { RepresentativeRecord } from '@firmament/record/record';
import type { CompanyPlan } from './company-plan.ts';
import { ownerCount, shareholderEntries } from './ownership.ts';
import type { Human } from './persons.ts';
import type { Gender } from './words/first-names.ts';

export type Office =
  | 'owner'
  | 'manager'
  /** Without a share, in a register that tells that. */
  | 'hiredManager'
  | 'procurator'
  | 'shareholder'
  | 'boardChair'
  | 'board'
  | 'supervisor'
  | 'partner'
  | 'limitedPartner'
  | 'chair'
  | 'treasurer'
  | 'committee'
  | 'founder';

export type Officer = {
  human: Human;
  office: Office;
  /** Whether the person may sign without anybody else. */
  isAlone: boolean;
  record: RepresentativeRecord;
};

const officeAt = (plan: CompanyPlan, place: number): Office => {
  switch (plan.form.organ) {
    case 'owner':
      return 'owner';
    case 'partners':
      return place > 0 && plan.form.name.startsWith('K') && plan.form.name !== 'Kollektivgesellschaft'
        ? 'limitedPartner'
        : 'partner';
    case 'generalPartner':
      return place === 2 ? 'procurator' : 'limitedPartner';
    case 'association':
      return place === 0 ? 'chair' : place === 1 ? 'treasurer' : 'committee';
    case 'foundation':
      return plan.country === 'AT' && place === 3 ? 'founder' : place === 0 ? 'chair' : 'board';
    case 'board':
      if (plan.country === 'CH') {
        if (place === 0 && plan.representatives > 1) return 'boardChair';
        return place < 4 ? 'board' : 'procurator';
      }
      return place === 0 ? 'boardChair' : place < 3 ? 'board' : place === 3 ? 'procurator' : 'supervisor';
    case 'managers':
      if (place === 0 && ownerCount(plan) > 0) return 'manager';
      if (place >= plan.representatives - shareholderEntries(plan)) return 'shareholder';
      if (place > 1 && place < 5) return 'procurator';
      return plan.country === 'CH' && place >= ownerCount(plan) ? 'hiredManager' : 'manager';
  }
};

/** The offices in order. Shareholders aside, a shorter list is the beginning of a longer one. */
export const officesOf = (plan: CompanyPlan): Office[] => {
  const offices: Office[] = [];
  for (let place = 0; place < plan.representatives; place++) offices.push(officeAt(plan, place));
  return offices;
};

const AUSTRIAN: Record<Office, string> = {
  owner: 'Inhaber/in',
  manager: 'Geschäftsführer/in',
  hiredManager: 'Geschäftsführer/in',
  procurator: 'Prokurist/in',
  shareholder: 'Gesellschafter/in',
  boardChair: 'Vorstand',
  board: 'Vorstand',
  supervisor: 'Aufsichtsrat',
  partner: 'Unbeschränkt haftende/r Gesellschafter/in',
  limitedPartner: 'Kommanditist/in',
  chair: 'Vorstand',
  treasurer: 'Vorstand',
  committee: 'Vorstand',
  founder: 'Stifter/in',
};

/** Of Austrian associations. */
const ASSOCIATION: Partial<Record<Office, Record<Gender, string>>> = {
  chair: { female: 'Obfrau', male: 'Obmann' },
  treasurer: { female: 'Kassierin', male: 'Kassier' },
  committee: { female: 'Schriftführerin', male: 'Schriftführer' },
};

const GERMAN: Record<Office, string> = {
  owner: 'Inhaber',
  manager: 'Geschäftsführer',
  hiredManager: 'Geschäftsführer',
  procurator: 'Prokurist',
  shareholder: 'Gesellschafter',
  boardChair: 'Vorstand',
  board: 'Vorstand',
  supervisor: 'Aufsichtsrat',
  partner: 'Persönlich haftender Gesellschafter',
  limitedPartner: 'Kommanditist',
  chair: 'Vorstand',
  treasurer: 'Vorstand',
  committee: 'Vorstand',
  founder: 'Stifter',
};

const swissTitle = (plan: CompanyPlan, office: Office, gender: Gender): string => {
  const her = gender === 'female';
  const body =
    plan.form.name === 'AG'
      ? 'des Verwaltungsrates'
      : plan.form.organ === 'foundation'
        ? 'des Stiftungsrates'
        : 'der Verwaltung';
  switch (office) {
    case 'owner':
      return her ? 'Inhaberin' : 'Inhaber';
    case 'manager':
      return her ? 'Gesellschafterin und Geschäftsführerin' : 'Gesellschafter und Geschäftsführer';
    case 'hiredManager':
      return her ? 'Geschäftsführerin' : 'Geschäftsführer';
    case 'partner':
      return her ? 'Gesellschafterin' : 'Gesellschafter';
    case 'limitedPartner':
      return her ? 'Kommanditärin' : 'Kommanditär';
    case 'boardChair':
      return `${her ? 'Präsidentin' : 'Präsident'} ${body}`;
    case 'chair':
      return plan.form.organ === 'foundation'
        ? `${her ? 'Präsidentin' : 'Präsident'} ${body}`
        : her
          ? 'Präsidentin'
          : 'Präsident';
    case 'treasurer':
      return her ? 'Kassierin' : 'Kassier';
    case 'committee':
      return 'Mitglied des Vorstandes';
    case 'procurator':
      return 'Zeichnungsberechtigt';
    default:
      return `Mitglied ${body}`;
  }
};

/** Who winds a company up. */
const LIQUIDATING: ReadonlySet<Office> = new Set([
  'manager',
  'hiredManager',
  'boardChair',
  'board',
  'partner',
  'chair',
]);

/** Whether a dissolved company is wound up by the holder of this office. */
export const becomesLiquidator = (office: Office): boolean => LIQUIDATING.has(office);

export const isLiquidator = (plan: CompanyPlan, office: Office): boolean =>
  plan.status === 'in_liquidation' && becomesLiquidator(office);

/** What the law of share companies, foundations and associations calls those who wind them up, as in the register. */
export const liquidatorTitle = (plan: CompanyPlan, gender: Gender): string => {
  if (plan.country === 'CH') return gender === 'female' ? 'Liquidatorin' : 'Liquidator';
  const { organ } = plan.form;
  if (organ === 'board' || organ === 'foundation' || plan.form.name === 'Verein') return 'Abwickler';
  return plan.country === 'AT' ? 'Liquidator/in' : 'Liquidator';
};

export const titleOf = (plan: CompanyPlan, office: Office, gender: Gender): string =>
  isLiquidator(plan, office) ? liquidatorTitle(plan, gender) : ordinaryTitle(plan, office, gender);

/** The title while the company is not in liquidation. */
export const ordinaryTitle = (plan: CompanyPlan, office: Office, gender: Gender): string => {
  if (plan.country === 'CH') return swissTitle(plan, office, gender);
  if (plan.form.name === 'PartG mbB' && office === 'partner') return 'Partner';
  if (plan.form.name === 'Verein') return ASSOCIATION[office]?.[gender] ?? AUSTRIAN[office];
  return (plan.country === 'AT' ? AUSTRIAN : GERMAN)[office];
};
