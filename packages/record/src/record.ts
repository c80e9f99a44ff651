import type { Day } from '@firmament/calendar/day';
import type { Position } from '@firmament/geo/position';

/**
 * What every register parser yields and every importer takes: one shape per kind of thing, whatever the source. An
 * unknown field may be missing or undefined, which is the same; where millions are made, objects that all have every
 * field are read several times as fast.
 */

export type CompanyStatus = 'active' | 'in_liquidation' | 'terminated';

/** Register identifiers in the stored spelling of `@firmament/identifiers`; an invalid one is kept as it was given. */
export type CompanyIdentifiers = {
  /** National register number: Firmenbuchnummer (AT), "court HRB number" (DE), CH-ID (CH). */
  registerNumber?: string | undefined;
  euid?: string | undefined;
  lei?: string | undefined;
  siren?: string | undefined;
  /** Ticker or ISIN. */
  stockSymbol?: string | undefined;
  /** Unternehmensträger. */
  utNumber?: string | undefined;
  vatId?: string | undefined;
  gln?: string | undefined;
  eori?: string | undefined;
  gisaNumber?: string | undefined;
  /** Austrian association number (ZVR-Zahl). */
  zvrNumber?: string | undefined;
  courtCode?: string | undefined;
  /** Swiss UID. */
  cheUid?: string | undefined;
};

export type Address = {
  street?: string | undefined;
  postcode?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
};

export type ContactChannels = {
  website?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  fax?: string | undefined;
};

export type SocialNetwork =
  | 'linkedin'
  | 'facebook'
  | 'twitter'
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'pinterest'
  | 'wikipedia';

/** One term of a person in a role. Ended ones are listed too, as far as the source states. */
export type RepresentativeRecord = {
  title: string;
  name: string;
  /** The key under which the source knows the person across companies. */
  personKey?: string | undefined;
  /** How the person signs, in the register's words. */
  representation?: string | undefined;
  location?: string | undefined;
  /** Of an owner: of the capital, in per cent. */
  share?: number | undefined;
  /** Known in full only while a record is read: the year and a keyed hash are stored. */
  bornOn?: Day | undefined;
  birthYear?: number | undefined;
  /** Set when the record is made ready to be stored. */
  birthHash?: string | undefined;
  startedOn?: Day | undefined;
  endedOn?: Day | undefined;
  /** The source says that the term is over, but not since when. */
  hasEnded?: boolean | undefined;
};

/**
 * The title of a parent at the top of the group, in GLEIF's own words. It is stated beside the direct one, and stands alone
 * where that has no LEI.
 */
export const ULTIMATE_PARENT = 'IS_ULTIMATELY_CONSOLIDATED_BY';

export type LinkKind = 'parent' | 'subsidiary' | 'shareholder' | 'representative' | 'branch';

/**
 * Another company that this one is tied to; `kind` says what the other one is to this one. Ended ones are listed too, as
 * far as the source states.
 */
export type CompanyLinkRecord = {
  kind: LinkKind;
  name?: string | undefined;
  /** Its seat, as far as the source names it. */
  place?: string | undefined;
  /** The role in the register's words, such as "Persönlich haftender Gesellschafter". */
  title?: string | undefined;
  /** Of the capital, in per cent. */
  share?: number | undefined;
  startedOn?: Day | undefined;
  endedOn?: Day | undefined;
  /** The source says that the tie is over, but not since when. */
  hasEnded?: boolean | undefined;
  registerNumber?: string | undefined;
  lei?: string | undefined;
  sourceKey?: string | undefined;
};

/** The indicators of the specification, in EUR; ratios and growth rates in percent. */
export const REPORT_FIGURES = [
  'revenue',
  'revenueCagr',
  'revenuePerEmployee',
  'earnings',
  'earningsCagr',
  'returnOnSales',
  'returnOnEquity',
  'totalAssets',
  'equity',
  'equityRatio',
  'liabilities',
  'realEstate',
  'cashOnHand',
  'receivables',
  'pensionProvisions',
  'costOfMaterials',
  'wagesAndSalaries',
  'averageSalaryPerEmployee',
  'taxRatio',
  'registeredCapital',
  'employeesNumber',
] as const;

export type ReportFigure = (typeof REPORT_FIGURES)[number];

export type ReportRecord = {
  periodEnd: Day;
  auditorName?: string | undefined;
  /** ISO 4217 code of the filed accounts. */
  currency: string;
  /** EUR for one unit of `currency`; 1 for EUR. The filed value is the EUR value divided by this. */
  exchangeRate: number;
  /** The day of that rate. */
  exchangeRateOn?: Day | undefined;
  figures: { [figure in ReportFigure]?: number | undefined };
};

export type DomainRecord = {
  domain: string;
  createdOn?: Day | undefined;
  expiresOn?: Day | undefined;
  updatedOn?: Day | undefined;
  dnssec?: boolean | undefined;
  emails: string[];
  nameservers: string[];
  registrar?: string | undefined;
  registrarCountry?: string | undefined;
  ipAddresses: string[];
  asn?: string | undefined;
  asnCountry?: string | undefined;
  asnDescription?: string | undefined;
  txt: string[];
  spf?: string | undefined;
  mx: string[];
  mxIp?: string | undefined;
  mxAsn?: string | undefined;
  mxAsnCountry?: string | undefined;
  mxAsnDescription?: string | undefined;
};

export type CompanyRecord = {
  /** The key under which the source itself knows the company; together with the source it is unique. */
  sourceKey: string;
  /** Where the record can be read at the source. */
  sourceLink?: string | undefined;
  name: string;
  formerNames: string[];
  legalForm?: string | undefined;
  status: CompanyStatus;
  description?: string | undefined;
  industry?: string | undefined;
  foundedOn?: Day | undefined;
  /** The day on which the source said all this; never the day on which we read it. */
  asOf?: Day | undefined;
  /** The court or office that keeps the register, by name. */
  court?: string | undefined;
  /** Stamm-, Grund- or nominal capital as registered, in its own currency. */
  registeredCapital?: { amount: number; currency: string } | undefined;
  /** How the company is represented in general, in the register's words. */
  representationRule?: string | undefined;
  /** The day of the articles that are in force. */
  articlesOn?: Day | undefined;
  /** The day of the newest entry in the register. */
  lastEntryOn?: Day | undefined;
  identifiers: CompanyIdentifiers;
  address: Address;
  position?: Position | undefined;
  contact: ContactChannels;
  social: { [network in SocialNetwork]?: string | undefined };
  owners?: string | undefined;
  founders?: string | undefined;
  ceo?: string | undefined;
  subsidiaries?: string | undefined;
  insolvency?: string | undefined;
  representatives: RepresentativeRecord[];
  links: CompanyLinkRecord[];
  reports: ReportRecord[];
  domain?: DomainRecord | undefined;
};

export type StationRecord = {
  /** Position held, or degree. */
  title?: string | undefined;
  /** Employer, or school. */
  organisation?: string | undefined;
  /** Source key of the employer where the source knows it. */
  companySourceKey?: string | undefined;
  fromYear?: number | undefined;
  /** Missing means: until today. */
  toYear?: number | undefined;
};

export type PersonRecord = {
  sourceKey: string;
  /** Profile id, unique: the segment after /in/ of a LinkedIn profile link. */
  profileId: string;
  fullName: string;
  title?: string | undefined;
  headline?: string | undefined;
  industry?: string | undefined;
  locality?: string | undefined;
  country?: string | undefined;
  gender?: 'male' | 'female' | undefined;
  bornOn?: Day | undefined;
  isManagement: boolean;
  /** Current employer. */
  companyName?: string | undefined;
  companySourceKey?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  linkedin?: string | undefined;
  twitter?: string | undefined;
  github?: string | undefined;
  /** Newest first. */
  experience: StationRecord[];
  education: StationRecord[];
  skills: string[];
};

export type PlaceRecord = {
  country: string;
  postcode?: string;
  name: string;
  region?: string;
  position: Position;
  population?: number;
  /** A part of a town: addresses name the town instead. */
  isSection?: true;
  /** Spellings in other languages, as far as the source lists them. */
  alternateNames?: string[];
};

/** The lists of places that GeoNames publishes. */
export type PlaceList = 'cities' | 'postcodes' | 'places';

export type ListedPlace = PlaceRecord & { list: PlaceList };

/** `at` is the 1-based line, or the number of the record where the format has no lines. */
export type Accepted<R> = { ok: true; record: R; at: number; warnings: string[] };
export type Rejected = { ok: false; at: number; reason: string; excerpt: string };

/** What a parser yields for each record: the record, or why the text at that place could not be read. */
export type Parsed<R> = Accepted<R> | Rejected;
