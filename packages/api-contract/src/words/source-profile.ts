import type { Wording } from './wording.ts';

/** Of each source, what the database does not tell: who publishes it, what it states and what it leaves out. */
export type SourceProfile = {
  /** Names the country it speaks of; null: all. */
  country: 'AT' | 'DE' | 'CH' | null;
  link: string | null;
  publisher: Wording;
  states: Wording;
  lacks: Wording;
  /** What there is will not be renewed. */
  isFrozen?: true;
};

const PROFILES = {
  firmenbuch: {
    country: 'AT',
    link: 'https://justizonline.gv.at/jop/web/firmenbuchabfrage',
    publisher: { en: 'Federal Ministry of Justice', de: 'Bundesministerium für Justiz' },
    states: {
      en: 'name, seat, legal form, registered capital, representatives, owners, annual accounts',
      de: 'Firmenname, Sitz, Rechtsform, Stamm- oder Grundkapital, Vertretung, Gesellschafter, Jahresabschlüsse',
    },
    lacks: { en: 'industry, contact details, insolvencies', de: 'Branche, Kontaktdaten, Insolvenzen' },
  },
  gisa: {
    country: 'AT',
    link: 'https://www.gisa.gv.at',
    publisher: { en: 'Austrian trade licence system', de: 'Gewerbeinformationssystem Austria' },
    states: { en: 'trade licences', de: 'Gewerbeberechtigungen' },
    lacks: {
      en: 'people, owners, accounts, and the day of its entries',
      de: 'Personen, Eigentümer, Jahresabschlüsse und den Tag der Einträge',
    },
  },
  offeneregister: {
    country: 'DE',
    link: 'https://offeneregister.de',
    publisher: { en: 'OKF Deutschland, from OpenCorporates', de: 'OKF Deutschland, aus OpenCorporates' },
    states: {
      en: 'copy of register data: name, seat, register number, representatives, former names',
      de: 'Kopie von Registerdaten: Firmenname, Sitz, Registernummer, Vertretung, frühere Namen',
    },
    lacks: {
      en: 'all that has changed since, capital, accounts, industry',
      de: 'alles, was sich seither geändert hat, Kapital, Jahresabschlüsse, Branche',
    },
    isFrozen: true,
  },
  'uploaded-extract': {
    country: 'DE',
    link: 'https://www.handelsregister.de',
    publisher: { en: 'register courts, retrieved by members', de: 'Registergerichte, von Mitgliedern abgerufen' },
    states: {
      en: 'the current entry of one company: name, seat, capital, representatives',
      de: 'der aktuelle Eintrag eines Unternehmens: Firmenname, Sitz, Kapital, Vertretung',
    },
    lacks: {
      en: 'companies of which nobody has uploaded an extract, shareholders of a GmbH, accounts',
      de: 'Unternehmen, deren Auszug niemand hochgeladen hat, Gesellschafter einer GmbH, Jahresabschlüsse',
    },
  },
  registerbekanntmachungen: {
    country: 'DE',
    link: 'https://www.handelsregister.de/rp_web/xhtml/bekanntmachungen.xhtml',
    publisher: { en: 'register courts', de: 'Registergerichte' },
    states: {
      en: 'announced deletions, notices about conversions, new documents, as far as the courts publish them',
      de: 'Löschungsankündigungen, Hinweise zu Umwandlungen, neue Dokumente, soweit die Gerichte sie bekannt machen',
    },
    lacks: {
      en: 'entries in the register themselves: they have not been announced since August 2022',
      de: 'die Registereintragungen selbst: Sie werden seit August 2022 nicht mehr bekannt gemacht',
    },
  },
  zefix: {
    country: 'CH',
    link: 'https://www.zefix.admin.ch',
    publisher: { en: 'Federal Commercial Registry Office', de: 'Eidgenössisches Amt für das Handelsregister' },
    states: {
      en: 'name, seat, purpose, UID, legal form, capital, status',
      de: 'Firmenname, Sitz, Zweck, UID, Rechtsform, Kapital, Status',
    },
    lacks: { en: 'people, owners, accounts', de: 'Personen, Eigentümer, Jahresabschlüsse' },
  },
  lindas: {
    country: 'CH',
    link: 'https://ld.admin.ch',
    publisher: {
      en: 'Federal Commercial Registry Office, as linked data of the Confederation',
      de: 'Eidgenössisches Amt für das Handelsregister, als Linked Data des Bundes',
    },
    states: {
      en: 'all companies that are registered: name, seat, purpose, UID, legal form',
      de: 'alle eingetragenen Unternehmen: Firmenname, Sitz, Zweck, UID, Rechtsform',
    },
    lacks: {
      en: 'capital, people, when and what has changed, companies that were deleted',
      de: 'Kapital, Personen, wann sich was geändert hat, gelöschte Unternehmen',
    },
  },
  shab: {
    country: 'CH',
    link: 'https://www.shab.ch',
    publisher: { en: 'State Secretariat for Economic Affairs', de: 'Staatssekretariat für Wirtschaft' },
    states: {
      en: 'entries in the commercial register day by day: changes, officers who enter and leave, deletions',
      de: 'Einträge im Handelsregister Tag für Tag: Änderungen, Ein- und Austritte von Organen, Löschungen',
    },
    lacks: {
      en: 'companies without an entry since we read it, who was in office before, people named in running text',
      de: 'Unternehmen ohne Eintrag, seit wir es lesen, wer schon vorher im Amt war, Personen im Fließtext',
    },
  },
  gleif: {
    country: null,
    link: 'https://www.gleif.org',
    publisher: {
      en: 'Global Legal Entity Identifier Foundation',
      de: 'Global Legal Entity Identifier Foundation',
    },
    states: {
      en: 'LEI, address, parent companies and subsidiaries by consolidation',
      de: 'LEI, Adresse, Mutter- und Tochterunternehmen laut Konsolidierung',
    },
    lacks: {
      en: 'companies without an LEI, people, shares, accounts',
      de: 'Unternehmen ohne LEI, Personen, Anteile, Jahresabschlüsse',
    },
  },
  website: {
    country: null,
    link: null,
    publisher: { en: 'name servers and domain registries', de: 'Nameserver und Domainregister' },
    states: { en: 'domain, mail server, network', de: 'Domain, Mailserver, Netz' },
    lacks: {
      en: 'what the website itself says, and anything that a register confirms',
      de: 'was auf der Website selbst steht, und alles, was ein Register bestätigt',
    },
  },
  geonames: {
    country: null,
    link: 'https://www.geonames.org',
    publisher: { en: 'community project', de: 'Gemeinschaftsprojekt' },
    states: { en: 'places, postcodes, coordinates', de: 'Orte, Postleitzahlen, Koordinaten' },
    lacks: { en: 'streets and house numbers', de: 'Straßen und Hausnummern' },
  },
  csv: {
    country: null,
    link: null,
    publisher: { en: 'operator of this site', de: 'Betreiber dieser Website' },
    states: { en: 'what the file says', de: 'was in der Datei steht' },
    lacks: { en: 'confirmation by a register', de: 'Bestätigung durch ein Register' },
  },
  'json-resume': {
    country: null,
    link: null,
    publisher: { en: 'the people themselves', de: 'die Personen selbst' },
    states: { en: 'positions, education, skills', de: 'Positionen, Ausbildung, Kenntnisse' },
    lacks: {
      en: 'confirmation by employers or schools',
      de: 'Bestätigung durch Arbeitgeber oder Ausbildungsstätten',
    },
  },
  demo: {
    country: null,
    link: null,
    publisher: { en: 'Firmament', de: 'Firmament' },
    states: { en: 'fictional companies and people', de: 'erfundene Unternehmen und Personen' },
    lacks: { en: 'anything real', de: 'Wirkliches' },
  },
} as const satisfies Record<string, SourceProfile>;

/** Sources by name, in the order in which they are listed. */
export const SOURCE_PROFILES: Readonly<Record<ProfiledSource, SourceProfile>> = PROFILES;

export type ProfiledSource = keyof typeof PROFILES;

export const PROFILED_SOURCES = Object.keys(PROFILES) as ProfiledSource[];
