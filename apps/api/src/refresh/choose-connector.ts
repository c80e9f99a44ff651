import { SOURCES } from '@firmament/api-contract/calls/companies';
import { SOURCE_IDS } from '@firmament/registers/sources';
import type { RefreshSettings } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connector, Failure, KnownCompany } from './connector.ts';
import type { DnsResolver } from './dns-facts.ts';
import { isFictional } from './fictional.connector.ts';
import { createFirmenbuchConnector } from './firmenbuch.connector.ts';
import { createGisaConnector } from './gisa.connector.ts';
import { createGleifConnector } from './gleif.connector.ts';
import { createWebsiteConnector } from './website.connector.ts';
import { createZefixConnector } from './zefix.connector.ts';

type Deps = { settings: RefreshSettings; clock: Clock; dns: DnsResolver };

/** The connector of a source, if it can be asked at all. */
export const connectorOf = (sourceId: number, { settings, clock, dns }: Deps): Connector | undefined => {
  const { firmenbuchApiKey, zefixUser, zefixPassword } = settings;
  switch (sourceId) {
    case SOURCES.gisa:
      return createGisaConnector(settings.gisaUrl);
    case SOURCES.firmenbuch:
      return firmenbuchApiKey === undefined
        ? undefined
        : createFirmenbuchConnector({ url: settings.firmenbuchUrl, apiKey: firmenbuchApiKey }, clock);
    case SOURCES.zefix:
      return zefixUser === undefined || zefixPassword === undefined
        ? undefined
        : createZefixConnector({ url: settings.zefixUrl, user: zefixUser, password: zefixPassword });
    case SOURCES.gleif:
      return createGleifConnector(settings.gleifUrl);
    case SOURCES.website:
      return createWebsiteConnector(dns, settings.rdapUrls);
    default:
      return undefined;
  }
};

/** Why a source cannot be asked about a company; undefined if it can. */
export const whyNotAsk = (company: KnownCompany, sourceId: number, settings: RefreshSettings): Failure | undefined => {
  if (!isFictional(company)) return whyNeverAsk(sourceId, settings);
  if (!settings.isDemo || sourceId === SOURCES.website) return 'demo_data';
  return sourceId === SOURCES.germanRegister ? 'no_interface' : undefined;
};

/** What somebody brought cannot be asked for again. */
const OWN_FILES: ReadonlySet<number> = new Set([
  SOURCE_IDS.csv,
  SOURCE_IDS['json-resume'],
  SOURCE_IDS['uploaded-extract'],
  SOURCE_IDS.registerbekanntmachungen,
]);

/** Read as a whole or day by day; who wants to know more of one company asks Zefix. */
const READ_BY_ITSELF: ReadonlySet<number> = new Set([SOURCE_IDS.lindas, SOURCE_IDS.shab]);

/** Why a source cannot be asked about any company; undefined if it can. */
export const whyNeverAsk = (sourceId: number, settings: RefreshSettings): Failure | undefined => {
  if (sourceId === SOURCE_IDS.demo) return 'demo_data';
  if (OWN_FILES.has(sourceId)) return 'own_file';
  if (READ_BY_ITSELF.has(sourceId)) return 'read_by_itself';
  // The portal of the German registers is made for people, at sixty look-ups an hour; programs have no way in.
  if (sourceId === SOURCES.germanRegister) return 'no_interface';
  if (!settings.isOn) return 'switched_off';
  if (sourceId === SOURCES.firmenbuch && settings.firmenbuchApiKey === undefined) return 'no_access';
  const hasZefix = settings.zefixUser !== undefined && settings.zefixPassword !== undefined;
  return sourceId === SOURCES.zefix && !hasZefix ? 'no_access' : undefined;
};
