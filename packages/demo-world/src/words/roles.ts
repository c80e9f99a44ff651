/** Positions that firms of every branch have. */
import { remembering } from '@firmament/memory/remembering';
import type { Gender } from './first-names.ts';

type Ladder = { rungs: readonly [string, string, string]; skills: readonly string[] };

const ladder = (entry: string, middle: string, lead: string, skills: string): Ladder => ({
  rungs: [entry, middle, lead],
  skills: skills.split(','),
});

/** Careers that exist in every branch: entry, middle, lead, and the skills learnt on the way. */
export const LADDERS: readonly Ladder[] = [
  ladder(
    'Buchhalter/in',
    'Controller/in',
    'Leitung Finanzen',
    'Controlling,Jahresabschluss,Kostenrechnung,Liquiditätsplanung,BMD,DATEV',
  ),
  ladder(
    'Vertriebsmitarbeiter/in',
    'Key Account Manager/in',
    'Vertriebsleitung',
    'Vertrieb,Neukundengewinnung,Angebotswesen,CRM,Verhandlungsführung',
  ),
  ladder('Sales Manager', 'Senior Sales Manager', 'Head of Sales', 'Sales,B2B,Forecasting,Salesforce,Negotiation'),
  ladder(
    'Sachbearbeiter/in Einkauf',
    'Strategische/r Einkäufer/in',
    'Einkaufsleitung',
    'Einkauf,Lieferantenmanagement,Ausschreibungen,SAP MM,Vertragsrecht',
  ),
  ladder(
    'Junior Buyer',
    'Senior Buyer',
    'Head of Procurement',
    'Procurement,Category Management,Incoterms,Supply Chain Management,Negotiation',
  ),
  ladder(
    'HR Assistant',
    'HR Manager',
    'Leitung Personal',
    'Recruiting,Arbeitsrecht,Personalentwicklung,Employer Branding,Lohnverrechnung',
  ),
  ladder(
    'IT-Administrator/in',
    'IT-Projektmanager/in',
    'IT-Leitung',
    'Windows Server,Netzwerke,ITIL,IT Security,Microsoft 365',
  ),
  ladder(
    'Marketing Assistant',
    'Marketing Manager',
    'Head of Marketing',
    'Content Marketing,SEO,Kampagnenplanung,Social Media,Messeplanung',
  ),
  ladder(
    'Qualitätstechniker/in',
    'Qualitätsmanager/in',
    'Leitung Qualität',
    'ISO 9001,Auditierung,Reklamationsmanagement,Prozessanalyse,8D-Report',
  ),
  ladder(
    'Projektassistenz',
    'Projektmanager/in',
    'Leitung Projekte',
    'Projektmanagement,Terminplanung,Budgetkontrolle,MS Project,Moderation',
  ),
  ladder(
    'Sachbearbeiter/in',
    'Assistenz der Geschäftsführung',
    'Kaufmännische Leitung',
    'Büroorganisation,Korrespondenz,Terminkoordination,Protokollführung,Reiseplanung',
  ),
  ladder('Disponent/in', 'Logistikplaner/in', 'Logistikleitung', 'Disposition,Lagerlogistik,Tourenplanung,Zoll,WMS'),
];

/** Jobs of tradespeople while they worked outside their trade. */
export const PROJECT_LADDER: Ladder = ladder('Projektassistenz', 'Projektmanager/in', 'Projektmanager/in', '');

const MIDDLE_FROM_AGE = 30;
const LEAD_FROM_AGE = 38;

export const rungFor = ({ rungs }: Ladder, age: number, isAmbitious: boolean): string => {
  if (age < MIDDLE_FROM_AGE) return rungs[0];
  return age >= LEAD_FROM_AGE && isAmbitious ? rungs[2] : rungs[1];
};

export const GENERAL_SKILLS: readonly string[] = [
  'MS Office',
  'Excel',
  'Power BI',
  'SAP',
  'Mitarbeiterführung',
  'Projektmanagement',
  'Verhandlungsführung',
  'English',
  'Business English',
  'Prozessoptimierung',
  'Budgetverantwortung',
  'Präsentation',
  'CRM',
  'Controlling',
  'Teamwork',
  'Italienisch',
  'Französisch',
  'Stakeholder Management',
];

const spelt = (role: string, isFemale: boolean): string => {
  const pair = /^([^\s/]+)\/-?(\p{L}{4,})/u.exec(role);
  if (pair !== null) {
    const [start, first = '', second = ''] = pair;
    const rest = role.slice(start.length);
    if (role.includes('/-')) {
      // "Rechtsanwalt/-anwältin": the second half replaces the end of the first.
      const shared = first.toLowerCase().lastIndexOf(second.slice(0, 2).toLowerCase());
      return (isFemale ? first.slice(0, shared) + second : first) + rest;
    }
    return (isFemale ? first : second) + rest;
  }
  return role.replaceAll('/in', isFemale ? 'in' : '').replace('e/r', isFemale ? 'e' : 'er');
};

const SPELT: Record<Gender, (role: string) => string> = {
  female: remembering((role) => spelt(role, true)),
  male: remembering((role) => spelt(role, false)),
};

/** "Bauleiter/in" for a man or a woman. */
export const inGender = (role: string, gender: Gender): string => SPELT[gender](role);

export const isLeading = remembering((title) =>
  /leitung|^Head |geschäftsführ|vorstand|direktion|direktor|inhaber|chief/i.test(title),
);
