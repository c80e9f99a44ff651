import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SYNCED_SOURCES, type SyncedSourceName } from '@firmament/record/sources/sources';
import { z } from 'zod';
import { KEY_BYTES } from './platform/encryption/seal.ts';
import { OperatorError } from './platform/operator-error.ts';

/**
 * The only reader of process.env. Every variable is optional; the text behind it is its documentation
 * (docs/configuration.md) and appears in the message when a value is refused. Where nothing is the default, `without`
 * says what holds then.
 */

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((value) => ['on', 'true', '1'].includes(value));
const url = (protocols: RegExp) => z.url({ protocol: protocols });

const withoutSlash = (value: string): string => value.replace(/(?<!\/)\/+$/, '');

/** Base URL of a register, without the trailing slash so that paths can follow. */
const serviceUrl = (standard: string) =>
  url(/^https$/)
    .default(standard)
    .transform(withoutSlash);

/** The same, but a mirror in your own network may be named by its IP address, without a certificate. */
const mirrorUrl = (standard: string) =>
  url(/^https?$/)
    .refine(
      (value) => value.startsWith('https:') || isIP(hostOf(value)) !== 0,
      'must be https, or http with an IP address',
    )
    .default(standard)
    .transform(withoutSlash);

/** Where a key or password is sent: without a certificate only to this machine, where imitations are. */
const keyedUrl = (standard: string) =>
  url(/^https?$/)
    .refine(
      (value) => value.startsWith('https:') || (isIP(hostOf(value)) !== 0 && /^(127\.|::1$)/.test(hostOf(value))),
      'must be https, or http with an address of this machine',
    )
    .default(standard)
    .transform(withoutSlash);

/** What is no URL at all is refused before, and yet asked about. */
const hostOf = (value: string): string => (URL.canParse(value) ? new URL(value).hostname.replace(/^\[|\]$/g, '') : '');

/** Domain registries with an RDAP service; Austria's has none. */
const RDAP_SERVICES = [
  'de=https://rdap.denic.de',
  'ch=https://rdap.nic.ch',
  'li=https://rdap.nic.li',
  'com=https://rdap.verisign.com/com/v1',
  'net=https://rdap.verisign.com/net/v1',
  'org=https://rdap.publicinterestregistry.org/rdap',
].join(',');

const splitOnce = (text: string): [string, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('port to listen on; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on; 0.0.0.0 for all'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('folder for the embedded database, the index snapshot and the key for secrets'),
  DATABASE_URL: url(/^postgres(ql)?$/)
    .optional()
    .meta({
      description: 'your own PostgreSQL (15 to 18), postgres://user:password@host:port/database',
      without: 'the embedded one',
    }),
  DATABASE_REPLICA_URLS: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((part) => part.trim()) ?? [])
    .pipe(z.array(url(/^postgres(ql)?$/)))
    .describe('read replicas, separated by commas'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20).describe('connections per process'),
  OPERATOR_FILE: z.string().optional().meta({
    description: 'JSON file with the particulars of the operator, plans and prices',
    without: 'operator.json in `DATA_DIR`',
  }),
  PUBLIC_URL: url(/^https?$/)
    .optional()
    .transform((value) => value && withoutSlash(value))
    .meta({
      description: 'address under which users reach the site: for links in mails, and the name we answer under',
      without: '`http://HOST:PORT`',
    }),
  ALLOWED_HOSTS: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((part) => part.trim()) ?? [])
    .pipe(z.array(z.string().regex(/^[a-z0-9._-]+$/i, 'must be names without a port')))
    .describe('further names we answer under, separated by commas; IP addresses and localhost always work'),
  SMTP_URL: url(/^smtps?$/)
    .optional()
    .meta({
      description: 'mail server, smtp://user:password@host:port',
      without: 'mails are kept, and shown at /api/dev/mailbox in demo mode',
    }),
  MAIL_FROM: z.string().default('Firmament <no-reply@firmament.example>').describe('sender of our mails'),
  CONTACT_EMAIL: z.email().optional().meta({
    description: 'who receives contact messages and privacy requests',
    without: 'the address in `MAIL_FROM`',
  }),
  BACKUP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(35)
    .describe('how long you keep backups, at most; people who have their data erased are told'),
  SECRETS_KEY: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((part) => Buffer.from(part.trim(), 'base64')))
    .refine((keys) => keys?.every(({ length }) => length === KEY_BYTES) ?? true, 'must be 32 bytes in base64')
    .meta({
      description:
        'key for secrets of members, 32 bytes in base64, the same on all processes; several, newest first, while one replaces another',
      without: 'a file in `DATA_DIR`',
    }),
  BREACHED_PASSWORDS_FILE: z
    .string()
    .optional()
    .describe('list of breached passwords that members may not choose: lines HASH:COUNT, sorted by SHA-1 hash'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('turns on sign-in with Google'),
  GOOGLE_ISSUER_JWKS_URL: url(/^https?$/)
    .optional()
    .meta({ description: 'where the keys of the identity provider are; for tests', without: 'those of Google' }),
  TILE_URL: z
    .string()
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'must contain {z}, {x} and {y}')
    .optional()
    .meta({ description: 'map tiles, for example https://tiles.example/{z}/{x}/{y}.png', without: 'outlines only' }),
  DEMO: flag.optional().meta({
    description:
      'fictional data and the demo sign-in: on or off; must be set with a PUBLIC_URL outside of this machine',
    without: 'on with the embedded database, otherwise off',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('how much is logged: fatal, error, warn, info, debug, trace or silent'),
  TRUST_PROXY: z
    .string()
    .optional()
    .transform((value) => (value === 'true' ? true : value === 'false' || !value ? false : value))
    .describe('true, or addresses of the proxies whose X-Forwarded headers are believed'),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(200)
    .describe('connections that one address may have open; those of trusted proxies are not counted'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must have at least 32 characters, without blanks')
    .optional()
    .meta({
      description:
        'who sends it as Authorization: Bearer reads /api/metrics from other machines, at least 32 characters',
      without: 'read on this machine only',
    }),
  ORDER_ACCEPTANCE: z
    .enum(['automatic', 'manual'])
    .default('automatic')
    .describe('whether orders are accepted at once (automatic) or each by npm run accept-order (manual)'),
  REFRESH: flag.prefault('on').describe('whether members may have registers asked again: on or off'),
  GISA_URL: serviceUrl('https://www.gisa.gv.at/gisa-svc-public/GisaPublicV1.svc/xml').describe(
    'public interface of the Austrian trade licences',
  ),
  FIRMENBUCH_URL: keyedUrl('https://justizonline.gv.at/jop/api/at.gv.justiz.fbw/ws').describe(
    'web service of the Austrian company register',
  ),
  FIRMENBUCH_API_KEY: z
    .string()
    .optional()
    .meta({ description: 'key for the Firmenbuch, from JustizOnline', without: 'it is not asked' }),
  ZEFIX_URL: keyedUrl('https://www.zefix.admin.ch/ZefixPublicREST').describe('web service of the Swiss register'),
  ZEFIX_USER: z.string().optional().meta({ description: 'user for Zefix', without: 'it is not asked' }),
  ZEFIX_PASSWORD: z.string().optional().meta({ description: 'password for Zefix', without: 'it is not asked' }),
  SYNC: z
    .string()
    .optional()
    .transform((text) => text?.split(',').map((part) => part.trim()) ?? [])
    .pipe(z.array(z.enum(SYNCED_SOURCES)))
    .describe(`registers that are kept fresh by themselves, separated by commas: ${SYNCED_SOURCES.join(', ')}`),
  SYNC_FIRST_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(400)
    .default(7)
    .describe('how many days back the first run begins at registers without a list of all: firmenbuch, zefix, shab'),
  GLEIF_GOLDEN_COPY_URL: mirrorUrl('https://goldencopy.gleif.org/api/v2/golden-copies').describe(
    'where the LEI register publishes its files, or a mirror of it',
  ),
  GEONAMES_URL: mirrorUrl('https://download.geonames.org/export/zip').describe(
    'where GeoNames publishes its files of postcodes, or a mirror of it',
  ),
  LINDAS_URL: mirrorUrl('https://ld.admin.ch/query').describe(
    'where the linked data of the Swiss register answers SPARQL queries, or a mirror of it',
  ),
  REGISTERBEKANNTMACHUNGEN_DIR: z
    .string()
    .optional()
    .meta({ description: 'folder with files of notices of the German register courts', without: 'they are not read' }),
  SHAB_URL: mirrorUrl('https://amtsblattportal.ch/api/v1').describe(
    'interface of the portal of the Swiss gazettes, or a mirror of it',
  ),
  GLEIF_URL: serviceUrl('https://api.gleif.org/api/v1').describe('web service of the LEI register'),
  RDAP_URLS: z
    .string()
    .default(RDAP_SERVICES)
    .transform((text) => Object.fromEntries(text.split(',').map((part) => splitOnce(withoutSlash(part.trim())))))
    .pipe(z.record(z.string().regex(/^[a-z0-9-]+$/), url(/^https$/)))
    .describe('services of domain registries, for example de=https://rdap.denic.de, separated by commas'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseReplicaUrls: string[];
  databasePoolSize: number;
  /** None: operator.json in the data folder, if it is there. */
  operatorFile: string | undefined;
  publicUrl: string | undefined;
  /** Names beside the one of the public address. */
  allowedHosts: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  contactEmail: string;
  backupDays: number;
  /** None: secrets.key in the data folder. */
  secretsKeys: [Buffer, ...Buffer[]] | undefined;
  breachedPasswordsFile: string | undefined;
  googleClientId: string | undefined;
  googleIssuerJwksUrl: string | undefined;
  tileUrl: string | undefined;
  isDemo: boolean;
  /** Otherwise `isDemo` is what goes without saying. */
  isDemoSaid: boolean;
  logLevel: string;
  trustProxy: boolean | string;
  maxConnectionsPerAddress: number;
  /** None: metrics are read on this machine only. */
  metricsToken: string | undefined;
  acceptsOrdersAtOnce: boolean;
  refresh: RefreshSettings;
  sync: SyncSettings;
};

/** Which registers are kept fresh, and where their files are. */
export type SyncSettings = {
  isOn: SyncedSourceName[];
  /** How many days back the first run begins where there is no list of all. */
  firstDays: number;
  gleifGoldenCopyUrl: string;
  geoNamesUrl: string;
  lindasUrl: string;
  /** Folder with notices of the German register courts. */
  noticesDir: string | undefined;
  shabUrl: string;
};

/** How the registers are asked; one without credentials is skipped. */
export type RefreshSettings = {
  isOn: boolean;
  /** Fictional companies are asked about as well, at a source that is as fictional. */
  isDemo: boolean;
  gisaUrl: string;
  firmenbuchUrl: string;
  firmenbuchApiKey: string | undefined;
  zefixUrl: string;
  zefixUser: string | undefined;
  zefixPassword: string | undefined;
  gleifUrl: string;
  /** By top-level domain: `de` → https://… */
  rdapUrls: Record<string, string>;
};

/** Reads and checks the environment; relative paths are taken from `baseDir`. An empty variable counts as not set. */
export const readConfig = (
  environment: Record<string, string | undefined> = process.env,
  baseDir: string = process.cwd(),
): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]) as keyof typeof variables.shape;
      // Secrets may sit in these values (passwords in URLs), so the message never repeats them.
      return `${name} is not valid: ${issue.message} (${variables.shape[name].description})`;
    });
    throw new OperatorError(problems.join('; '), 'Correct or remove the variable and start again.');
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(baseDir, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    operatorFile: env.OPERATOR_FILE && resolve(baseDir, env.OPERATOR_FILE),
    publicUrl: env.PUBLIC_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL ?? addressIn(env.MAIL_FROM),
    backupDays: env.BACKUP_DAYS,
    secretsKeys: atLeastOne(env.SECRETS_KEY ?? []),
    breachedPasswordsFile: env.BREACHED_PASSWORDS_FILE && resolve(baseDir, env.BREACHED_PASSWORDS_FILE),
    googleClientId: env.GOOGLE_CLIENT_ID,
    googleIssuerJwksUrl: env.GOOGLE_ISSUER_JWKS_URL,
    tileUrl: env.TILE_URL,
    isDemo: env.DEMO ?? env.DATABASE_URL === undefined,
    isDemoSaid: env.DEMO !== undefined,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    maxConnectionsPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    metricsToken: env.METRICS_TOKEN,
    acceptsOrdersAtOnce: env.ORDER_ACCEPTANCE === 'automatic',
    refresh: {
      isOn: env.REFRESH,
      isDemo: env.DEMO ?? env.DATABASE_URL === undefined,
      gisaUrl: env.GISA_URL,
      firmenbuchUrl: env.FIRMENBUCH_URL,
      firmenbuchApiKey: env.FIRMENBUCH_API_KEY,
      zefixUrl: env.ZEFIX_URL,
      zefixUser: env.ZEFIX_USER,
      zefixPassword: env.ZEFIX_PASSWORD,
      gleifUrl: env.GLEIF_URL,
      rdapUrls: env.RDAP_URLS,
    },
    sync: {
      isOn: env.SYNC,
      firstDays: env.SYNC_FIRST_DAYS,
      gleifGoldenCopyUrl: env.GLEIF_GOLDEN_COPY_URL,
      geoNamesUrl: env.GEONAMES_URL,
      lindasUrl: env.LINDAS_URL,
      noticesDir: env.REGISTERBEKANNTMACHUNGEN_DIR && resolve(baseDir, env.REGISTERBEKANNTMACHUNGEN_DIR),
      shabUrl: env.SHAB_URL,
    },
  };
};

const atLeastOne = <T>([first, ...others]: T[]): [T, ...T[]] | undefined =>
  first === undefined ? undefined : [first, ...others];

/** The address in `Name <address>`, or the whole text if it is a bare address. */
const addressIn = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

const documentation = z.object({
  description: z.string(),
  default: z.union([z.string(), z.number()]).optional(),
  without: z.string().default('none'),
});

/** For the documentation: every variable with what it means, and its default or what holds without it. */
export const CONFIG_VARIABLES: readonly { name: string; standard: string; meaning: string }[] = Object.entries(
  z.toJSONSchema(variables, { io: 'input', unrepresentable: 'any' }).properties ?? {},
).map(([name, schema]) => {
  const { description, default: standard, without } = documentation.parse(schema);
  return { name, standard: standard === undefined ? without : `\`${standard}\``, meaning: description };
});
