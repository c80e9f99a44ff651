/** How officers sign, in the words of each country's register. */
import { germanDate } from './calendar.ts';
import type { CompanyPlan } from './company-plan.ts';
import { type Office, ordinaryTitle } from './offices.ts';
import { shareholderEntries } from './ownership.ts';
import type { Random } from './random.ts';
import type { Gender } from './words/first-names.ts';

/** Whom a rule of joint representation names beside the officer. */
type Colleague = 'manager' | 'board' | 'foundation' | 'partner' | 'association' | 'liquidator' | 'executor';

const colleagueOf = (plan: CompanyPlan, isWindingUp: boolean): Colleague => {
  const { organ } = plan.form;
  if (isWindingUp) return organ === 'board' || organ === 'foundation' ? 'executor' : 'liquidator';
  if (organ === 'managers') return 'manager';
  if (organ === 'association') return 'association';
  return organ === 'board' || organ === 'foundation' ? organ : 'partner';
};

const hasGeneralPartners = ({ form }: CompanyPlan): boolean =>
  form.organ === 'partners' && form.name.startsWith('K') && form.name !== 'Kollektivgesellschaft';

/** Nobody is there to sign with. */
const isOnlyOne = (plan: CompanyPlan): boolean => {
  const { organ } = plan.form;
  return organ === 'owner' || hasGeneralPartners(plan) || plan.representatives - shareholderEntries(plan) < 2;
};

const UNSIGNED: ReadonlySet<Office> = new Set(['supervisor', 'limitedPartner', 'shareholder', 'founder']);

const AUSTRIAN_COLLEAGUE: Record<Exclude<Colleague, 'association'>, string> = {
  manager: 'einem weiteren Geschäftsführer oder einem Prokuristen',
  board: 'einem weiteren Vorstandsmitglied oder einem Prokuristen',
  foundation: 'einem weiteren Vorstandsmitglied',
  partner: 'einem weiteren unbeschränkt haftenden Gesellschafter',
  liquidator: 'einem weiteren Liquidator',
  executor: 'einem weiteren Abwickler',
};

const AUSTRIAN_ORGAN: Partial<Record<Colleague, string>> = {
  manager: 'einem Geschäftsführer',
  board: 'einem Vorstandsmitglied',
  partner: 'einem unbeschränkt haftenden Gesellschafter',
};

/** The chair of an association, after the gender of its lead. */
const withChair = (plan: CompanyPlan, chair: Gender): string =>
  `${chair === 'female' ? 'der' : 'dem'} ${ordinaryTitle(plan, 'chair', chair)}`;

const austrianSigning = (random: Random, { plan, office, since, isWindingUp, chair }: Signer, isAlone: boolean) => {
  const start = `vertritt seit ${germanDate(since)}`;
  const colleague = colleagueOf(plan, isWindingUp);
  if (office === 'procurator') {
    const organ = AUSTRIAN_ORGAN[colleagueOf(plan, false)];
    return `${start} gemeinsam mit ${organ}${random.chance(0.5) ? ' oder einem weiteren Prokuristen' : ''}`;
  }
  if (isAlone) return `${start} selbständig`;
  if (colleague !== 'association') return `${start} gemeinsam mit ${AUSTRIAN_COLLEAGUE[colleague]}`;
  return `${start} gemeinsam mit ${office === 'chair' ? 'dem Kassier' : withChair(plan, chair)}`;
};

const GERMAN_COLLEAGUE: Record<Colleague, string> = {
  manager: 'einem anderen Geschäftsführer oder einem Prokuristen',
  board: 'einem anderen Vorstandsmitglied oder einem Prokuristen',
  foundation: 'einem anderen Vorstandsmitglied',
  partner: 'einem anderen persönlich haftenden Gesellschafter',
  association: 'einem anderen Vorstandsmitglied',
  liquidator: 'einem anderen Liquidator',
  executor: 'einem anderen Abwickler',
};

const GERMAN_ORGAN: Partial<Record<Colleague, string>> = {
  manager: 'einem Geschäftsführer',
  board: 'einem Vorstandsmitglied',
  partner: 'einem persönlich haftenden Gesellschafter',
};

const SELF_DEALING =
  'einzelvertretungsberechtigt mit der Befugnis im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen';

const germanSigning = (random: Random, { plan, office, isWindingUp }: Signer, isAlone: boolean) => {
  if (office === 'owner') return undefined;
  if (office === 'procurator') {
    const organ = GERMAN_ORGAN[colleagueOf(plan, false)];
    return random.chance(0.4) ? 'Einzelprokura' : `Gesamtprokura gemeinsam mit ${organ} oder einem anderen Prokuristen`;
  }
  if (isAlone) {
    const canDealWithSelf = plan.form.organ === 'managers' && random.chance(0.55);
    return canDealWithSelf ? SELF_DEALING : 'einzelvertretungsberechtigt';
  }
  const isPartnership = plan.form.name === 'PartG mbB' && !isWindingUp;
  const colleague = isPartnership ? 'einem anderen Partner' : GERMAN_COLLEAGUE[colleagueOf(plan, isWindingUp)];
  return `vertretungsberechtigt gemeinsam mit ${colleague}`;
};

const swissSigning = (random: Random, { office }: Signer, isAlone: boolean) => {
  if (office === 'procurator')
    return random.chance(0.6) ? 'Kollektivprokura zu zweien' : 'Kollektivunterschrift zu zweien';
  return isAlone ? 'Einzelunterschrift' : 'Kollektivunterschrift zu zweien';
};

export type Signer = {
  plan: CompanyPlan;
  office: Office;
  isAlone: boolean;
  since: string;
  isWindingUp: boolean;
  /** Who chairs an association. */
  chair: Gender;
};

export const signingPower = (random: Random, signer: Signer): string | undefined => {
  const { plan, office } = signer;
  if (UNSIGNED.has(office)) return undefined;
  const isAlone = signer.isAlone || isOnlyOne(plan);
  if (plan.country === 'AT') return austrianSigning(random, signer, isAlone);
  return plan.country === 'DE' ? germanSigning(random, signer, isAlone) : swissSigning(random, signer, isAlone);
};
