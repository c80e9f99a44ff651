/** Which offices a firm has, in the words of each country's register, and how their holders sign. */
import type { RepresentativeRecord } from '@firmament/registers/company/record';
import { germanDate } from './calendar.ts';
import type { CompanyPlan } from './company-plan.ts';
import type { Human } from './persons.ts';
import type { Random } from './random.ts';
import type { Gender } from './words/first-names.ts';

export type Office =
  | 'owner'
  | 'manager'
  | 'procurator'
  | 'shareholder'
  | 'boardChair'
  | 'board'
  | 'supervisor'
  | 'partner'
  | 'limitedPartner'
  | 'chair'
  | 'committee'
  | 'founder';

export type Officer = { human: Human; office: Office; record: RepresentativeRecord };

/** Only the Austrian register lists the shareholders of a GmbH as persons; those of a group are companies. */
export const shareholderEntries = (plan: CompanyPlan): number => {
  if (plan.country !== 'AT' || plan.form.organ !== 'managers' || plan.head !== undefined) return 0;
  return plan.representatives < 2 ? 0 : plan.representatives < 5 ? 1 : 2;
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
      return place === 0 ? 'chair' : 'committee';
    case 'foundation':
      return plan.country === 'AT' && place === 3 ? 'founder' : place === 0 ? 'chair' : 'board';
    case 'board':
      if (plan.country === 'CH') return place === 0 ? 'boardChair' : place < 4 ? 'board' : 'procurator';
      return place === 0 ? 'boardChair' : place < 3 ? 'board' : place === 3 ? 'procurator' : 'supervisor';
    case 'managers':
      if (place === 0) return 'manager';
      if (place >= plan.representatives - shareholderEntries(plan)) return 'shareholder';
      return place === 1 ? 'manager' : place < 5 ? 'procurator' : 'manager';
  }
};

/** The offices in order. Shareholders aside, a shorter list is the beginning of a longer one. */
export const officesOf = (plan: CompanyPlan): Office[] => {
  const offices: Office[] = [];
  for (let place = 0; place < plan.representatives; place++) offices.push(officeAt(plan, place));
  return offices;
};

const liquidator: Record<CompanyPlan['country'], string> = {
  AT: 'Liquidator/in',
  DE: 'Liquidator',
  CH: 'Liquidator',
};

const AUSTRIAN: Record<Office, string> = {
  owner: 'Inhaber/in',
  manager: 'Geschäftsführer/in',
  procurator: 'Prokurist/in',
  shareholder: 'Gesellschafter/in',
  boardChair: 'Vorstand',
  board: 'Vorstand',
  supervisor: 'Aufsichtsrat',
  partner: 'Unbeschränkt haftende/r Gesellschafter/in',
  limitedPartner: 'Kommanditist/in',
  chair: 'Vorstand',
  committee: 'Vorstand',
  founder: 'Stifter/in',
};

const GERMAN: Record<Office, string> = {
  owner: 'Inhaber',
  manager: 'Geschäftsführer',
  procurator: 'Prokurist',
  shareholder: 'Gesellschafter',
  boardChair: 'Vorstand',
  board: 'Vorstand',
  supervisor: 'Aufsichtsrat',
  partner: 'Persönlich haftender Gesellschafter',
  limitedPartner: 'Kommanditist',
  chair: 'Vorstand',
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
    case 'committee':
      return 'Mitglied des Vorstandes';
    case 'procurator':
      return 'Zeichnungsberechtigt';
    default:
      return `Mitglied ${body}`;
  }
};

export const titleOf = (plan: CompanyPlan, office: Office, gender: Gender): string => {
  const isWindingUp = plan.status === 'in_liquidation' && (office === 'manager' || office === 'boardChair');
  return isWindingUp ? liquidator[plan.country] : ordinaryTitle(plan, office, gender);
};

/** The title while the company is not in liquidation. */
export const ordinaryTitle = (plan: CompanyPlan, office: Office, gender: Gender): string => {
  if (plan.country === 'CH') return swissTitle(plan, office, gender);
  if (plan.form.name === 'PartG mbB' && office === 'partner') return 'Partner';
  if (plan.form.name === 'Verein' && office === 'chair') return 'Obmann/Obfrau';
  if (plan.form.name === 'Verein' && office === 'committee') return 'Kassier/in';
  return (plan.country === 'AT' ? AUSTRIAN : GERMAN)[office];
};

const SELF_DEALING =
  'einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen';

const BESIDE_MANAGERS = [
  'einem Geschäftsführer',
  'einem weiteren Prokuristen',
  'einem Geschäftsführer oder einem weiteren Prokuristen',
];
const BESIDE_BOARD = ['einem Vorstandsmitglied', 'einem Vorstandsmitglied oder einem weiteren Prokuristen'];

const austrianSigning = (
  random: Random,
  plan: CompanyPlan,
  office: Office,
  isAlone: boolean,
  since: string,
): string | undefined => {
  const start = `vertritt seit ${germanDate(since)}`;
  if (office === 'supervisor' || office === 'limitedPartner' || office === 'shareholder' || office === 'founder')
    return undefined;
  if (office === 'procurator')
    return `${start} gemeinsam mit ${random.pick(plan.form.organ === 'board' ? BESIDE_BOARD : BESIDE_MANAGERS)}`;
  if (office === 'board' || office === 'boardChair')
    return `${start} gemeinsam mit einem weiteren Vorstandsmitglied oder einem Prokuristen`;
  if (office === 'committee') return `${start} gemeinsam mit dem Obmann`;
  return isAlone
    ? `${start} selbständig`
    : `${start} gemeinsam mit einem weiteren Geschäftsführer oder einem Prokuristen`;
};

const germanSigning = (random: Random, office: Office, isAlone: boolean): string | undefined => {
  if (office === 'supervisor' || office === 'limitedPartner' || office === 'founder' || office === 'owner')
    return undefined;
  if (office === 'procurator')
    return random.chance(0.4)
      ? 'Einzelprokura'
      : 'Gesamtprokura gemeinsam mit einem vertretungsberechtigten Organmitglied oder einem anderen Prokuristen';
  if (isAlone) return random.chance(0.55) ? SELF_DEALING : 'einzelvertretungsberechtigt';
  return 'Gesamtvertretung gemeinsam mit einem anderen Vertretungsberechtigten oder einem Prokuristen';
};

const swissSigning = (random: Random, office: Office, isAlone: boolean): string => {
  if (office === 'procurator')
    return random.chance(0.6) ? 'Kollektivprokura zu zweien' : 'Kollektivunterschrift zu zweien';
  return isAlone ? 'Einzelunterschrift' : 'Kollektivunterschrift zu zweien';
};

export const signingPower = (
  random: Random,
  plan: CompanyPlan,
  office: Office,
  isAlone: boolean,
  since: string,
): string | undefined => {
  if (plan.country === 'AT') return austrianSigning(random, plan, office, isAlone, since);
  return plan.country === 'DE' ? germanSigning(random, office, isAlone) : swissSigning(random, office, isAlone);
};
