/** Figures and words of each branch, for accounts, descriptions and careers. */

type Sector = {
  /** For profiles: people name their branch more broadly than registers do. */
  label: string;
  revenuePerHead: number;
  materialShare: number;
  wagePerHead: number;
  /** Total assets as a share of revenue. */
  assetsShare: number;
  margin: number;
  realEstateShare: number;
  customers: readonly string[];
  products: readonly string[];
  roles: readonly string[];
  skills: readonly string[];
};

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

const sector = (
  label: string,
  economics: readonly [number, number, number, number, number, number],
  customers: string,
  products: string,
  roles: string,
  skills: string,
): Sector => {
  const [revenuePerHead, materialShare, wagePerHead, assetsShare, margin, realEstateShare] = economics;
  return {
    label,
    revenuePerHead,
    materialShare,
    wagePerHead,
    assetsShare,
    margin,
    realEstateShare,
    customers: words(customers),
    products: words(products),
    roles: words(roles),
    skills: words(skills),
  };
};

// Order of the figures: revenue per head, share of materials, wage per head, assets to revenue, margin, share of land in assets.
export const SECTORS = {
  bau: sector(
    'Bauwesen',
    [185_000, 0.55, 43_000, 0.62, 0.042, 0.12],
    'Gemeinden, Bauträger, Wohnbaugenossenschaften, Gewerbebetriebe, private Bauherren',
    'Einfamilienhäuser, Wohnanlagen, Gewerbebauten, Sanierungen, Tiefbauarbeiten',
    'Bauleiter/in, Polier/in, Kalkulant/in, Bautechniker/in, Projektleitung Hochbau, Abrechnungstechniker/in',
    'Bauleitung, Kalkulation, VOB/ÖNORM B 2110, AVA, BIM, Baustellenlogistik, Nachtragsmanagement, AutoCAD, Arbeitssicherheit',
  ),
  ausbau: sector(
    'Handwerk',
    [125_000, 0.42, 38_000, 0.48, 0.05, 0.16],
    'private Haushalte, Hausverwaltungen, Architekturbüros, Gemeinden, Gewerbebetriebe',
    'Neubau, Umbau, Reparatur, Wartung, Beratung vor Ort',
    'Meister/in, Projekttechniker/in, Monteur/in, Arbeitsvorbereitung, Kundendiensttechniker/in, Lehrlingsausbilder/in',
    'Angebotslegung, Montage, Arbeitsvorbereitung, Kundendienst, CAD, Lehrlingsausbildung, Materialwirtschaft, Aufmaß',
  ),
  elektro: sector(
    'Elektrotechnik und Elektronik',
    [175_000, 0.52, 45_000, 0.58, 0.055, 0.1],
    'Industriebetriebe, Gemeinden, Hausverwaltungen, private Haushalte, Energieversorger',
    'Planung, Montage, Wartung, Prüfung, Störungsdienst',
    'Elektrotechniker/in, Projektleitung Photovoltaik, Servicetechniker/in, Automatisierungstechniker/in, Head of Engineering, Vertrieb Außendienst',
    'Photovoltaik, SPS-Programmierung, EPLAN, Energiespeicher, KNX, Projektleitung, Normen und Prüfung, Netzanschluss',
  ),
  metall: sector(
    'Maschinen- und Metallbau',
    [190_000, 0.48, 49_000, 0.78, 0.052, 0.16],
    'Automobilzulieferer, Maschinenbauer, Lebensmittelindustrie, Energiewirtschaft, Medizintechnik',
    'Einzelteile, Baugruppen, Sondermaschinen, Vorrichtungen, Ersatzteile',
    'Konstrukteur/in, Fertigungsleitung, CNC-Programmierer/in, Qualitätsmanager/in, Supply Chain Manager, Entwicklungsingenieur/in',
    'SolidWorks, CNC, Lean Production, Qualitätsmanagement, FMEA, SAP MM, Konstruktion, Messtechnik, Six Sigma',
  ),
  holz: sector(
    'Holz, Papier und Druck',
    [205_000, 0.58, 40_000, 0.75, 0.038, 0.18],
    'Holzbaubetriebe, Möbelhäuser, Verlage, Handelsketten, Verpackungsbetriebe',
    'Serienfertigung, Maßanfertigung, Zuschnitt, Lieferung, Lagerware',
    'Produktionsleitung, Holztechniker/in, Einkauf Rohstoffe, Verkaufsinnendienst, Mediengestalter/in, Schichtleitung',
    'Holztechnik, Produktionsplanung, PEFC, Einkauf, Kalkulation, Druckvorstufe, Instandhaltung',
  ),
  chemie: sector(
    'Chemie, Kunststoff und Textil',
    [260_000, 0.5, 51_000, 0.85, 0.06, 0.15],
    'Industriebetriebe, Handelsketten, Bauwirtschaft, Apotheken, Krankenhäuser',
    'Entwicklung nach Kundenwunsch, Serienfertigung, Muster und Kleinserien, Lohnfertigung, Prüfung im eigenen Labor',
    'Laborleitung, Chemieingenieur/in, Regulatory Affairs Manager, Produktionsleitung, Key Account Manager, Verfahrenstechniker/in',
    'REACH, GMP, Verfahrenstechnik, Spritzguss, Laboranalytik, Regulatory Affairs, Produktentwicklung, Qualitätssicherung',
  ),
  nahrung: sector(
    'Lebensmittel und Getränke',
    [160_000, 0.56, 34_000, 0.6, 0.034, 0.24],
    'Lebensmittelhandel, Gastronomie, Hotels, Großküchen, Direktkunden',
    'regionale Spezialitäten, Frischware, Bio-Sortiment, Geschenkkörbe, Saisonware',
    'Produktionsleitung, Lebensmitteltechnologe/-technologin, Filialleitung, Qualitätsmanager/in, Key Account Manager, Braumeister/in',
    'HACCP, IFS, Lebensmittelrecht, Rezepturentwicklung, Filialorganisation, Sensorik, Qualitätssicherung',
  ),
  agrar: sector(
    'Land- und Forstwirtschaft',
    [140_000, 0.45, 30_000, 1.6, 0.05, 0.45],
    'Lagerhäuser, Sägewerke, Molkereien, Handelsketten, Direktkunden',
    'eigene Erzeugung, Direktvertrieb, Saisonware, Lohnarbeiten, Lieferung',
    'Betriebsleitung, Forstwirt/in, Gutsverwalter/in, Vertrieb',
    'Pflanzenbau, Forstplanung, Direktvermarktung, Förderwesen, Landtechnik',
  ),
  energie: sector(
    'Energie und Umwelt',
    [480_000, 0.58, 56_000, 1.45, 0.07, 0.22],
    'Gemeinden, Industriebetriebe, Wohnbauträger, Haushalte, Netzbetreiber',
    'Betriebsführung, Projektentwicklung, Lieferverträge, Wartung, Energiekonzepte',
    'Asset Manager, Projektentwickler/in Wind und Solar, Portfolio Manager, Betriebsführung, Netztechniker/in, Umwelttechniker/in',
    'Energiehandel, Windkraft, Genehmigungsverfahren, Netzanschluss, Asset Management, PPA, Umweltrecht, Energiewirtschaft',
  ),
  handel: sector(
    'Großhandel',
    [430_000, 0.76, 42_000, 0.42, 0.028, 0.08],
    'Fachhändler, Handwerksbetriebe, Industriebetriebe, Gastronomie, öffentliche Auftraggeber',
    'Lagersortiment, Eigenmarken, Zustellung, Fachberatung, Ersatzteile',
    'Einkaufsleitung, Vertriebsleitung, Gebietsverkaufsleitung, Sachbearbeitung Export, Category Manager, Lagerleitung',
    'Einkauf, Verhandlung, Warenwirtschaft, Außenhandel, Incoterms, Vertrieb, Preisgestaltung, SAP SD',
  ),
  laden: sector(
    'Einzelhandel',
    [210_000, 0.66, 31_000, 0.4, 0.025, 0.1],
    'Stammkunden aus der Region, Familien, Touristen, Firmenkunden, Online-Kunden',
    'Fachberatung, Markenartikel, Reparaturservice, Online-Shop, Gutscheine',
    'Filialleitung, Einkauf, E-Commerce Manager, Verkaufsberater/in, Visual Merchandiser/in, Marktleitung',
    'Verkauf, Warenpräsentation, E-Commerce, Shopify, Sortimentsgestaltung, Kundenbindung, Kassensysteme',
  ),
  kfz: sector(
    'Fahrzeuge',
    [390_000, 0.8, 37_000, 0.4, 0.018, 0.18],
    'Privatkunden, Firmenflotten, Gemeinden, Versicherungen, Händler',
    'Neu- und Gebrauchtwagen, Service, Karosserie und Lack, Reifenhotel, Leihfahrzeuge',
    'Werkstattleitung, Serviceberater/in, Verkaufsleitung, Kfz-Techniker/in, Disposition',
    'Fahrzeugdiagnose, Serviceberatung, Flottenmanagement, Hochvolttechnik, Gebrauchtwagenbewertung',
  ),
  transport: sector(
    'Transport und Logistik',
    [150_000, 0.5, 36_000, 0.45, 0.025, 0.14],
    'Industriebetriebe, Handelsketten, Baustoffhandel, Online-Händler, Gemeinden',
    'Ladungsverkehre, Lagerung, Zollabwicklung, Expressfahrten, Kommissionierung',
    'Disponent/in, Niederlassungsleitung, Lagerleitung, Zolldeklarant/in, Head of Logistics, Fuhrparkleitung',
    'Disposition, Zoll, Fuhrparkmanagement, Lagerlogistik, ADR, Tourenplanung, WMS',
  ),
  gast: sector(
    'Hotellerie und Gastronomie',
    [72_000, 0.3, 27_000, 1.2, 0.025, 0.5],
    'Urlaubsgäste, Geschäftsreisende, Vereine, Hochzeitsgesellschaften, Stammgäste',
    'regionale Küche, Seminarräume, Zimmer, Catering, Wellness',
    'Hoteldirektion, Küchenchef/in, Revenue Manager, Rezeptionsleitung, Restaurantleitung, Bankettleitung',
    'Revenue Management, Mitarbeiterführung, Opera PMS, Küchenkalkulation, Gästebetreuung, Veranstaltungen',
  ),
  it: sector(
    'Informationstechnologie',
    [135_000, 0.2, 62_000, 0.5, 0.09, 0.02],
    'Industriebetriebe, Banken, Krankenhäuser, öffentliche Verwaltung, Handelsketten',
    'Individualsoftware, Cloud-Betrieb, Schnittstellen, Schulungen, Support',
    'Softwareentwickler/in, Product Owner, DevOps Engineer, Head of Development, IT-Consultant, Data Engineer, UX Designer/in',
    'TypeScript, Java, Kubernetes, PostgreSQL, Scrum, Cloud Architecture, Python, Requirements Engineering, IT Security, DevOps',
  ),
  beratung: sector(
    'Beratung, Recht und Steuern',
    [128_000, 0.12, 60_000, 0.42, 0.11, 0.03],
    'Familienunternehmen, Gründer, Konzerngesellschaften, Vereine, Freiberufler',
    'Jahresabschlüsse, Strategieprojekte, Nachfolgeplanung, Prüfungen, Gutachten',
    'Senior Consultant, Steuerberater/in, Manager Advisory, Rechtsanwalt/-anwältin, Projektleitung, HR Consultant',
    'Strategie, Change Management, UGB/HGB, IFRS, M&A, Steuerrecht, Projektmanagement, Moderation, Due Diligence',
  ),
  planung: sector(
    'Ingenieurwesen und Architektur',
    [112_000, 0.16, 55_000, 0.45, 0.08, 0.04],
    'Gemeinden, Bauträger, Industriebetriebe, Infrastrukturbetreiber, private Bauherren',
    'Entwurf, Ausführungsplanung, Bauaufsicht, Gutachten, Vermessung',
    'Architekt/in, Tragwerksplaner/in, Projektingenieur/in, Vermessungstechniker/in, Leitung Planung, BIM-Koordinator/in',
    'Revit, BIM, Statik, Ausschreibung, Entwurf, Bauphysik, Projektsteuerung, GIS',
  ),
  medien: sector(
    'Medien und Marketing',
    [105_000, 0.3, 46_000, 0.4, 0.06, 0.02],
    'Tourismusverbände, Handelsunternehmen, Industriebetriebe, Kulturbetriebe, Start-ups',
    'Konzept, Gestaltung, Produktion, Beratung, laufende Betreuung',
    'Art Director, Content Manager, Mediaplaner/in, Head of Marketing, Texter/in, Projektleitung Events',
    'Content Marketing, SEO, Adobe Creative Cloud, Kampagnenplanung, Social Media, Text, Mediaplanung',
  ),
  immo: sector(
    'Immobilien',
    [340_000, 0.35, 46_000, 5.5, 0.12, 0.78],
    'Mieter, Eigentümergemeinschaften, Investoren, Gewerbebetriebe, Käufer',
    'Wohnungen, Büroflächen, Verwaltung, Projektentwicklung, Bewertung',
    'Immobilienverwalter/in, Projektentwickler/in, Asset Manager, Makler/in, Property Manager',
    'Immobilienbewertung, WEG, Mietrecht, Projektentwicklung, Property Management, Vertrieb',
  ),
  holding: sector(
    'Beteiligungen',
    [420_000, 0.1, 68_000, 9, 0.28, 0.18],
    'Gesellschaften der Gruppe, Familienmitglieder, Banken, Mitgesellschafter, Investoren',
    'Beteiligungen, Konzernfinanzierung, Controlling, Rechnungswesen, Immobilienbesitz',
    'Beteiligungscontroller/in, Leitung Finanzen, Assistenz der Geschäftsführung, Treasury Manager',
    'Beteiligungscontrolling, Konzernabschluss, Treasury, M&A, Unternehmensbewertung',
  ),
  finanz: sector(
    'Finanzen und Versicherung',
    [190_000, 0.15, 64_000, 1.8, 0.12, 0.05],
    'Privatkunden, Gewerbebetriebe, Freiberufler, Vereine, institutionelle Anleger',
    'Vorsorge, Sachversicherung, Finanzierung, Vermögensplanung, Leasing',
    'Kundenbetreuer/in, Risk Manager, Versicherungsmakler/in, Compliance Officer, Finanzberater/in',
    'Versicherungsrecht, Risk Management, Compliance, Kreditanalyse, Vermögensplanung, Kundenberatung',
  ),
  gesund: sector(
    'Gesundheit und Pflege',
    [82_000, 0.18, 42_000, 0.6, 0.045, 0.25],
    'Patienten, Angehörige, Krankenkassen, Gemeinden, Krankenhäuser',
    'Beratung, Behandlung, Vorsorge, Hausbesuche, Nachsorge',
    'Pflegedienstleitung, Physiotherapeut/in, Praxismanager/in, Fachärztin/Facharzt, Qualitätsbeauftragte/r',
    'Pflegeplanung, Qualitätsmanagement, Praxisorganisation, Abrechnung, Dokumentation, Teamleitung',
  ),
  bildung: sector(
    'Bildung',
    [68_000, 0.14, 40_000, 0.45, 0.03, 0.2],
    'Familien, Unternehmen, Gemeinden, Arbeitsagenturen, Erwachsene',
    'Kurse, Lehrgänge, Betreuung, Seminare, Prüfungsvorbereitung',
    'Bildungsmanager/in, Trainer/in, Standortleitung, Pädagogische Leitung',
    'Didaktik, Seminarplanung, E-Learning, Pädagogik, Kursorganisation',
  ),
  dienst: sector(
    'Unternehmensdienste',
    [52_000, 0.14, 27_000, 0.34, 0.035, 0.06],
    'Hausverwaltungen, Bürohäuser, Industriebetriebe, Krankenhäuser, Gemeinden',
    'Betreuung vor Ort, Einsatzplanung, Rahmenverträge, Notdienst, Sonderaufträge',
    'Objektleitung, Niederlassungsleitung, Personaldisponent/in, Einsatzleitung, Vertrieb',
    'Objektkalkulation, Personaleinsatzplanung, Kundenbetreuung, Arbeitsrecht, Qualitätskontrolle',
  ),
  person: sector(
    'Persönliche Dienste',
    [48_000, 0.2, 25_000, 0.4, 0.04, 0.05],
    'Stammkunden, Laufkundschaft, Familien, Brautpaare, Berufstätige',
    'Beratung, Behandlungen, Pflegeprodukte, Abonnements, Gutscheine',
    'Studioleitung, Trainer/in, Stylist/in',
    'Kundenberatung, Terminplanung, Verkauf, Typberatung',
  ),
  verein: sector(
    'Vereine und Verbände',
    [60_000, 0.2, 36_000, 0.7, 0.01, 0.2],
    'Mitglieder, Ehrenamtliche, Gemeinden, Förderer, Schulen',
    'Veranstaltungen, Beratung, Projekte, Kurse, Interessenvertretung',
    'Geschäftsstellenleitung, Projektkoordination, Referent/in',
    'Projektförderung, Vereinsrecht, Fundraising, Ehrenamt, Moderation',
  ),
} as const satisfies Record<string, Sector>;

export type SectorName = keyof typeof SECTORS;

export const sectorOf = (name: SectorName): Sector => SECTORS[name];
