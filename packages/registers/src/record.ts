/** What every register parser gives and every importer takes: one shape per kind of thing, whatever the source. */

export type SourceName =
  | 'gisa'
  | 'firmenbuch'
  | 'offeneregister'
  | 'zefix'
  | 'gleif'
  | 'website'
  | 'csv'
  | 'json-resume'
  | 'demo';

/** Calendar date without a time, `yyyy-mm-dd`. */
export type IsoDate = string;

export type CompanyStatus = 'active' | 'in_liquidation' | 'terminated';

/** Register identifiers in the stored spelling of `@firmament/identifiers`; an invalid one is kept as it was given. */
export type CompanyIdentifiers = {
  /** National register number: Firmenbuchnummer (AT), "court HRB number" (DE), CH-ID (CH). */
  registerNumber?: string;
  euid?: string;
  lei?: string;
  siren?: string;
  /** Ticker or ISIN. */
  stockSymbol?: string;
  /** Unternehmensträger. */
  utNumber?: string;
  vatId?: string;
  gln?: string;
  eori?: string;
  gisaNumber?: string;
  /** Austrian association number (ZVR-Zahl). */
  zvrNumber?: string;
  courtCode?: string;
  /** Swiss UID. */
  cheUid?: string;
};

export type Address = {
  street?: string;
  postcode?: string;
  city?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
};

export type Position = { latitude: number; longitude: number };

export type ContactChannels = { website?: string; email?: string; phone?: string; fax?: string };

export type SocialNetwork =
  | 'linkedin'
  | 'facebook'
  | 'twitter'
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'pinterest'
  | 'wikipedia';

export type RepresentativeRecord = {
  title: string;
  name: string;
  /** How the person signs, in the register's words. */
  representation?: string;
  location?: string;
  bornOn?: IsoDate;
  startedOn?: IsoDate;
  endedOn?: IsoDate;
};

export type LinkKind = 'parent' | 'subsidiary' | 'shareholder' | 'representative' | 'branch';

/** Another company that this one is tied to; `kind` says what the other one is to this one. */
export type CompanyLinkRecord = {
  kind: LinkKind;
  name?: string;
  registerNumber?: string;
  lei?: string;
  sourceKey?: string;
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
  periodEnd: IsoDate;
  auditorName?: string;
  /** ISO 4217 code of the filed accounts. */
  currency: string;
  /** EUR for one unit of `currency`; 1 for EUR. The filed value is the EUR value divided by this. */
  exchangeRate: number;
  figures: Partial<Record<ReportFigure, number>>;
};

export type DomainRecord = {
  domain: string;
  createdOn?: IsoDate;
  expiresOn?: IsoDate;
  updatedOn?: IsoDate;
  dnssec?: boolean;
  emails: string[];
  nameservers: string[];
  registrar?: string;
  registrarCountry?: string;
  ipAddresses: string[];
  asn?: string;
  asnCountry?: string;
  asnDescription?: string;
  txt: string[];
  spf?: string;
  mx: string[];
  mxIp?: string;
  mxAsn?: string;
  mxAsnCountry?: string;
  mxAsnDescription?: string;
};

export type CompanyRecord = {
  /** The key under which the source itself knows the company; together with the source it is unique. */
  sourceKey: string;
  /** Where the record can be read at the source. */
  sourceLink?: string;
  name: string;
  formerNames: string[];
  legalForm?: string;
  status: CompanyStatus;
  description?: string;
  industry?: string;
  foundedOn?: IsoDate;
  /** When the source last changed the record or, where it does not say, when it was taken from the source. */
  updatedOn?: IsoDate;
  /** Stamm-, Grund- or nominal capital as registered, in its own currency. */
  registeredCapital?: { amount: number; currency: string };
  identifiers: CompanyIdentifiers;
  address: Address;
  position?: Position;
  contact: ContactChannels;
  social: Partial<Record<SocialNetwork, string>>;
  owners?: string;
  founders?: string;
  ceo?: string;
  subsidiaries?: string;
  insolvency?: string;
  representatives: RepresentativeRecord[];
  links: CompanyLinkRecord[];
  reports: ReportRecord[];
  domain?: DomainRecord;
};

export type StationRecord = {
  /** Position held, or degree. */
  title?: string;
  /** Employer, or school. */
  organisation?: string;
  /** Source key of the employer where the source knows it. */
  companySourceKey?: string;
  fromYear?: number;
  /** Missing means: until today. */
  toYear?: number;
};

export type PersonRecord = {
  sourceKey: string;
  /** Profile id, unique: the segment after /in/ of a LinkedIn profile link. */
  profileId: string;
  fullName: string;
  title?: string;
  headline?: string;
  industry?: string;
  locality?: string;
  country?: string;
  gender?: 'male' | 'female';
  bornOn?: IsoDate;
  isManagement: boolean;
  /** Current employer. */
  companyName?: string;
  companySourceKey?: string;
  email?: string;
  phone?: string;
  linkedin?: string;
  twitter?: string;
  github?: string;
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
  /** Spellings in other languages, as far as the source lists them. */
  alternateNames?: string[];
};

/** `at` is the 1-based line, or the number of the record where the format has no lines. */
export type Accepted<R> = { ok: true; record: R; at: number; warnings: string[] };
export type Rejected = { ok: false; at: number; reason: string; excerpt: string };

/** What a parser yields for each record: the record, or why the text at that place could not be read. */
export type Parsed<R> = Accepted<R> | Rejected;
