import { SOURCE_IDS, sourceOf } from '@firmament/record/sources/sources';
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
    case SOURCE_IDS.gisa:
      return createGisaConnector(settings.gisaUrl);
    case SOURCE_IDS.firmenbuch:
      return firmenbuchApiKey === undefined
        ? undefined
        : createFirmenbuchConnector({ url: settings.firmenbuchUrl, apiKey: firmenbuchApiKey }, clock);
    case SOURCE_IDS.zefix:
      return zefixUser === undefined || zefixPassword === undefined
        ? undefined
        : createZefixConnector({ url: settings.zefixUrl, user: zefixUser, password: zefixPassword });
    case SOURCE_IDS.gleif:
      return createGleifConnector(settings.gleifUrl);
    case SOURCE_IDS.website:
      return createWebsiteConnector(dns, settings.rdapUrls);
    default:
      return undefined;
  }
};

/** Why a source cannot be asked about a company; undefined if it can. */
export const whyNotAsk = (company: KnownCompany, sourceId: number, settings: RefreshSettings): Failure | undefined => {
  if (!isFictional(company)) return whyNeverAsk(sourceId, settings);
  if (!settings.isDemo || sourceId === SOURCE_IDS.website) return 'demo_data';
  const never = sourceOf(sourceId)?.whyNotAsked;
  return never === 'no_interface' ? never : undefined;
};

/** Why a source cannot be asked about any company; undefined if it can. */
export const whyNeverAsk = (sourceId: number, settings: RefreshSettings): Failure | undefined => {
  const never = sourceOf(sourceId)?.whyNotAsked;
  if (never !== undefined) return never;
  if (!settings.isOn) return 'switched_off';
  if (sourceId === SOURCE_IDS.firmenbuch && settings.firmenbuchApiKey === undefined) return 'no_access';
  const hasZefix = settings.zefixUser !== undefined && settings.zefixPassword !== undefined;
  return sourceId === SOURCE_IDS.zefix && !hasZefix ? 'no_access' : undefined;
};
