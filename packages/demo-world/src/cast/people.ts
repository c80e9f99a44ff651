/** The fixed people of every world: the demo member, her colleagues, and people whom they know from earlier. */
import type { PersonRecord, StationRecord } from '@firmament/record/record';
import { companyDomain } from '../company-contact.ts';
import type { CompanyPlan } from '../company-plan.ts';
import { sectorOf } from '../sectors.ts';
import { isLeading } from '../words/roles.ts';
import { slug } from '../words/slug.ts';
import { castPlan } from './plans.ts';
import { CAST_SEED } from './specification.ts';

/** The member whose account the demo opens. */
export const DEMO_MEMBER_PROFILE_ID = 'mara-lindner';

const EMPLOYERS: Record<string, CompanyPlan> = {
  M: castPlan('Murtal Solartechnik GmbH'),
  A: castPlan('Alpenholz Systembau GmbH'),
  W: castPlan('Murwald Säge GmbH'),
  V: castPlan('Voltara Energie GmbH'),
  D: castPlan('Donauwerk Antriebstechnik AG'),
  R: castPlan('Rheintal Präzision GmbH'),
  K: castPlan('Karawanken Logistik GmbH'),
  Q: castPlan('Quellgrund Software GmbH'),
  I: castPlan('Isarkontor Versand SE'),
  N: castPlan('Neckartal Sensorik GmbH'),
  G: castPlan('Gotthard Kabelwerke AG'),
};

const SCHOOLS: Record<string, string> = {
  FM: 'Fachhochschule Murtal',
  ML: 'Montanakademie Leoben',
  GH: 'Grazer Hochschule für Wirtschaft',
  TD: 'Technische Hochschule Donauraum',
  AA: 'Alpen-Adria Business School',
  FB: 'Fachhochschule Bregenzerwald',
  HI: 'Hochschule Innerschweiz',
  HN: 'Hochschule Neckarland',
  HM: 'HTL Mürztal',
};

/**
 * Name | gender | born | position @ employer since | earlier positions | education | skills | channels (email, phone,
 * linkedin, twitter, github).
 */
const TABLE = `
Mara Lindner|f|1988-06-17|Leitung Vertrieb und Partnerschaften@M 2019|Key Account Manager@V 2014-2019;Vertrieb Innendienst@Q 2012-2014|Masterstudium Betriebswirtschaft@GH 2007-2012;Reife- und Diplomprüfung@HM 2002-2007|Vertrieb,Photovoltaik,Verhandlungsführung,Ausschreibungen,CRM,English|epl
Katharina Leitner|f|1976-05-21|Geschäftsführerin@M 2009|Projektleitung@V 2001-2009|Dipl.-Ing. Energietechnik@ML 1995-2001|Unternehmensführung,Photovoltaik,Energiespeicher,Förderwesen|epl
Thomas Brandstätter|m|1979-09-02|Geschäftsführer@M 2018|Fertigungsleitung@D 2006-2018|Dipl.-Ing. Maschinenbau@TD 1999-2005|Lean Production,Einkauf,Investitionsplanung|epl
Miriam Hofer|f|1986-01-28|Leitung Finanzen@M 2017|Controllerin@V 2011-2017|Mag. rer. soc. oec.@GH 2005-2010|Controlling,UGB,Liquiditätsplanung,Power BI|epl
Jonas Egger|m|1985-03-30|Projektleitung Photovoltaik@M 2020|Projektentwickler Wind und Solar@V 2013-2020|Dipl.-Ing. Energietechnik@ML 2005-2011|Photovoltaik,Netzanschluss,Genehmigungsverfahren,Projektleitung|el
Katharina Brandl|f|1983-12-04|Einkaufsleitung@M 2016|Sachbearbeiterin Einkauf@V 2010-2016;Einkauf@R 2006-2010|Bachelor Wirtschaftsingenieurwesen@FB 2002-2006|Einkauf,Verhandlungsführung,SAP MM,Incoterms|epl
Paul Ortner|m|1981-07-15|Head of Engineering@M 2015|Entwicklungsingenieur@D 2007-2015|Dipl.-Ing. Maschinenbau@TD 2000-2006;Reife- und Diplomprüfung@HM 1995-2000|EPLAN,SPS-Programmierung,Energiespeicher,Teamleitung|el
Leyla Demir|f|1991-10-22|Marketing Manager@M 2021|Content Manager@I 2016-2021|Bachelor Betriebswirtschaft@AA 2011-2014|Content Marketing,SEO,Kampagnenplanung,English|elt
Sara Pichler|f|1990-04-11|HR Managerin@M 2018|Assistenz der Geschäftsführung@A 2014-2018|Bachelor Betriebswirtschaft@FM 2010-2013|Recruiting,Arbeitsrecht,Personalentwicklung|el
Lukas Gruber|m|1993-08-19|Softwareentwickler@M 2020|Softwareentwickler@Q 2016-2020|Bachelor Informatik@FM 2012-2015|TypeScript,PostgreSQL,SPS-Anbindung,DevOps|elg
Goran Petrović|m|1978-02-26|Werkstattleitung@M 2010|Elektrotechniker@A 2003-2010|Lehrabschlussprüfung@HM 1993-1997|Schaltschrankbau,Lehrlingsausbildung,Normen und Prüfung|p
Anna Zechner|f|1996-11-09|Controllerin@M 2022|Buchhalterin@W 2018-2022|Masterstudium Betriebswirtschaft@GH 2014-2019|Controlling,Excel,Power BI|el
Eva Winkler|f|1984-09-27|Head of Procurement@D 2019|Einkauf@V 2012-2019|Mag. rer. soc. oec.@GH 2003-2009|Einkauf,Supply Chain Management,Verhandlungsführung,SAP MM|epl
Elisabeth Kronfuß|f|1977-01-13|Leitung Strategischer Einkauf@D 2014|Einkaufsleitung@V 2005-2014|Dipl.-Ing. Energietechnik@ML 1996-2002|Strategischer Einkauf,Rohstoffe,Lean Production|epl
Reinhard Moosbrugger|m|1972-08-25|Geschäftsführer@R 2011|Fertigungsleitung@D 2002-2011|Bachelor Wirtschaftsingenieurwesen@FB 1994-1998|Unternehmensführung,Zerspanung,Vertrieb|epl
Martin Berger|m|1969-01-17|Geschäftsführer@V 2008|Leitung Energiehandel@V 1999-2008|Mag. rer. soc. oec.@GH 1988-1994|Energiehandel,Strategie,PPA|el
Sabine Thalhammer|f|1980-05-06|Chief Digital Officer@I 2020|Head of Development@Q 2013-2020|Bachelor Informatik@FM 1999-2003;MBA General Management@AA 2010-2012|E-Commerce,Cloud Architecture,Change Management|eltg
Urs Zumbühl|m|1979-06-30|Leiter Einkauf@G 2015|Einkauf@R 2008-2015|BSc Betriebsökonomie@HI 2000-2004|Einkauf,Kupferhandel,Verhandlungsführung|epl
Hanna Wiedenhöfer|f|1987-02-18|Head of Sales@N 2018|Key Account Manager@V 2013-2018|Dipl.-Ing. Energietechnik@ML 2006-2012|Vertrieb,Sensorik,Messtechnik,English|epl
Goran Matić|m|1982-10-10|Niederlassungsleitung@K 2016|Lagerleitung@A 2009-2016|Bachelor Betriebswirtschaft@AA 2002-2005|Disposition,Zoll,Lagerlogistik|ep
Petra Reisinger|f|1981-03-12|Leitung Finanzen@A 2019|Controllerin@V 2013-2019;Buchhalterin@W 2007-2013|MBA Corporate Finance@AA 2015-2017;Mag. rer. soc. oec.@GH 2000-2006|Controlling,Jahresabschluss UGB,Projektkalkulation,BMD NTCS|epl
Stefan Kofler|m|1974-11-03|Geschäftsführer@A 2011|Bauleiter@A 2000-2011|Reife- und Diplomprüfung@HM 1989-1994|Holzbau,Kalkulation,Unternehmensführung|ep
Anna-Lena Stadlober|f|1990-08-01|Vertriebsleitung@A 2020|Vertrieb Außendienst@W 2014-2020|Bachelor Betriebswirtschaft@FM 2009-2012|Holzbau,Vertrieb,CRM|el
Lukas Wippel|m|1986-04-24|Produktionsleitung@A 2016|Arbeitsvorbereitung@W 2009-2016|Bachelor Bauingenieurwesen@FM 2006-2009|CNC,Arbeitsvorbereitung,Holztechnik|l
Hannes Brandauer|m|1971-07-30|Geschäftsführer@W 2004|Verkaufsleitung@A 1998-2004|Lehrabschlussprüfung@HM 1986-1990|Rundholz,Sägetechnik,Vertrieb|p
Clemens Hauser|m|1980-10-29|Geschäftsführer@Q 2011|Softwareentwickler@D 2005-2011|Bachelor Informatik@TD 1999-2004|Produktentwicklung,Java,Vertrieb|elg
Nora Feichtinger|f|1992-12-15|Product Owner@Q 2019|Requirements Engineer@V 2015-2019|Bachelor Informatik@FM 2011-2014|Scrum,Requirements Engineering,UX|elg
Tobias Rauch|m|1989-05-05|Data Engineer@Q 2017|Netztechniker@V 2013-2017|Dipl.-Ing. Energietechnik@ML 2008-2013|Python,PostgreSQL,Energiewirtschaft|elg
Julia Haslinger|f|1985-07-07|Portfolio Managerin@V 2012||Mag. rer. soc. oec.@GH 2004-2010|Energiehandel,PPA,Risk Management|el
Florian Hödl|m|1983-09-09|Asset Manager@V 2010|Entwicklungsingenieur@D 2007-2010|Dipl.-Ing. Energietechnik@ML 2001-2007|Asset Management,Windkraft,Genehmigungsverfahren|epl
Monika Tschernitz|f|1970-03-08|Geschäftsführerin@K 2009|Disponentin@K 1993-2009|MBA General Management@AA 2004-2006|Unternehmensführung,Spedition,Zoll|ep
Ulrike Hennig|f|1967-09-14|Vorstand@I 2015|Vertriebsleitung@N 2001-2015|M.Sc. Wirtschaftsingenieurwesen@HN 1987-1993|Strategie,E-Commerce,M&A|el
Jürgen Wiedemann|m|1965-04-02|Geschäftsführer@N 2003|Leitung Entwicklung@N 1994-2003|M.Sc. Wirtschaftsingenieurwesen@HN 1985-1991|Sensorik,Unternehmensführung,Patente|el
Beat Imhof|m|1963-06-06|Verwaltungsratspräsident@G 2012|Leiter Produktion@G 1990-2012|BSc Elektrotechnik@HI 1984-1988|Strategie,Kabeltechnik,Governance|l
`;

const STATION = /^(.*)@(\w+) (\d{4})(?:-(\d{4}))?$/;

const parseStation = (text: string): { title: string; place: string; fromYear: number; toYear?: number } => {
  const [, title = '', place = '', from, to] = STATION.exec(text) ?? [];
  if (from === undefined) throw new RangeError(`Unreadable station in the cast: ${text}`);
  return { title, place, fromYear: Number(from), ...(to !== undefined && { toYear: Number(to) }) };
};

const job = (text: string): StationRecord => {
  const { place, ...station } = parseStation(text);
  const employer = EMPLOYERS[place];
  return { ...station, organisation: employer?.name?.full ?? '', companySourceKey: employer?.keys?.sourceKey ?? '' };
};

const studies = (text: string): StationRecord => {
  const { place, ...station } = parseStation(text);
  return { ...station, organisation: SCHOOLS[place] ?? place };
};

const MOBILE = { AT: '+43 664 000', DE: '+49 171 39200', CH: '+41 79 000' } as const;
const COUNTRY_NAME = { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz' } as const;

/** The German fiction block leaves only two digits at the end. */
const phoneOf = (country: CompanyPlan['country'], index: number): string =>
  country === 'DE' ? `${MOBILE.DE} ${10 + index}` : `${MOBILE[country]} 10 ${10 + index}`;

const parsePerson = (line: string, index: number): PersonRecord => {
  const [fullName = '', gender, bornOn = '', current = '', past = '', education = '', skills = '', channels = ''] =
    line.split('|');
  const employer = EMPLOYERS[parseStation(current).place];
  if (employer === undefined) throw new RangeError(`Unknown employer in the cast: ${line}`);
  const present = job(current);
  const profileId = slug(fullName);
  const [first = '', ...rest] = fullName.split(' ');
  const domain = employer.name?.full.startsWith('Murtal') ? 'murtal-solar.example' : companyDomain(CAST_SEED, employer);
  const has = (channel: string): boolean => channels.includes(channel);
  const title = present.title ?? '';
  return {
    sourceKey: profileId,
    profileId,
    fullName,
    title,
    headline: `${title} bei ${present.organisation}`,
    industry: sectorOf(employer.trade.sector).label,
    locality: `${employer.town.name}, ${COUNTRY_NAME[employer.country]}`,
    country: employer.country,
    gender: gender === 'f' ? 'female' : 'male',
    bornOn,
    isManagement: isLeading(title) || /^Leit|präsident/.test(title),
    companyName: present.organisation ?? '',
    companySourceKey: present.companySourceKey ?? '',
    ...(has('e') && { email: `${slug(first).charAt(0)}.${slug(rest.join(' '))}@${domain}` }),
    ...(has('p') && { phone: phoneOf(employer.country, index) }),
    ...(has('l') && { linkedin: `https://linkedin.example/in/${profileId}` }),
    ...(has('t') && { twitter: `https://x.example/${profileId.replaceAll('-', '_').slice(0, 15)}` }),
    ...(has('g') && { github: `https://github.example/${profileId}` }),
    experience: [present, ...past.split(';').filter(Boolean).map(job)],
    education: education.split(';').map(studies),
    skills: skills.split(','),
  };
};

export const CAST_PEOPLE: readonly PersonRecord[] = TABLE.trim().split('\n').map(parsePerson);
