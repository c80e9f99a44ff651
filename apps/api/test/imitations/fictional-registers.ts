import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type Day } from '@firmament/calendar/day';
import { companies } from '@firmament/demo-world/companies';
import { DEMO_WORLD } from '@firmament/demo-world/world';
import type { CompanyRecord } from '@firmament/record/record';
import type { SyncedSourceName } from '@firmament/record/sources/sources';
import { escapeXml } from '@firmament/registers/reading/escape-xml';
import { FIRMENBUCH_API_KEY, startFirmenbuchImitation } from './firmenbuch.ts';
import { placeLine, startGeoNamesImitation } from './geonames.ts';
import { startGleifImitation } from './gleif.ts';
import { companyRow, exceptionRow, relationshipRow } from './gleif-files.ts';
import { startLindasImitation } from './lindas.ts';
import { DELETION, MERGER, noticeFile } from './notice-files.ts';
import { startShabImitation } from './shab.ts';
import { startZefixImitation, ZEFIX_ACCESS } from './zefix.ts';

/** Every register that can be kept fresh, imitated on this machine and full of companies that do not exist. */

export type FictionalRegisters = {
  /** What the product needs to ask them instead of the real ones. */
  environment: Record<string, string>;
  close(): void;
};

/** An imitation: the variables that lead to it, and how it ends. */
type Started = { environment: Record<string, string>; close(): void };
type World = {
  today: Day;
  all: CompanyRecord[];
  /** Those that the register of a country has. */
  in: (country: string) => CompanyRecord[];
};

/** Some that stand next to each other in the demo's world, so that the same company is in several registers. */
const [FROM, TO] = [1_000, 1_400];
/** Registers that are asked for one company after the other list 24. */
const LISTED = 24;
/** By which both services of the Swiss register know a company. */
const FIRST_SWISS_KEY = 9_000_100;

const startGleif = async ({ today, all }: World): Promise<Started> => {
  const gleif = await startGleifImitation();
  for (const [number, { name, address, identifiers }] of all.entries()) {
    const { registerNumber = '', cheUid } = identifiers;
    gleif.company(
      companyRow(number, address.country ?? '', {
        'Entity.LegalName': name,
        'Entity.LegalAddress.FirstAddressLine': address.street ?? '',
        'Entity.LegalAddress.City': address.city ?? '',
        'Entity.LegalAddress.PostalCode': address.postcode ?? '',
        'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': cheUid ?? registerNumber,
        'Registration.LastUpdateDate': `${addDays(today, -20)}T08:00:00Z`,
      }),
    );
    if (number % 3 === 2) gleif.relationship(relationshipRow(number, number - (number % 9 === 2 ? 2 : 1)));
    else gleif.exception(exceptionRow(number, number % 3 === 1 ? 'NATURAL_PERSONS' : 'NO_KNOWN_PERSON'));
  }
  gleif.publish(`${today} 00:00:00`);
  return { environment: { GLEIF_GOLDEN_COPY_URL: gleif.url }, close: gleif.close };
};

const startFirmenbuch = async (world: World): Promise<Started> => {
  const firmenbuch = await startFirmenbuchImitation();
  firmenbuch.today = world.today;
  for (const [at, record] of world.in('AT').slice(0, LISTED).entries()) {
    const digits = Number.parseInt(record.identifiers.registerNumber ?? '', 10);
    const day = addDays(world.today, -1 - (at % 6));
    firmenbuch.enter(day, digits, { name: escapeXml(record.name), ...directorOf(record), ...addressOf(record) });
    if (at % 4 === 0) firmenbuch.file(day, digits);
  }
  const environment = { FIRMENBUCH_URL: firmenbuch.url, FIRMENBUCH_API_KEY };
  return { environment, close: firmenbuch.close };
};

const directorOf = ({ representatives: [first] }: CompanyRecord) => {
  const [director = 'Berta', ...surname] = escapeXml(first?.name ?? '').split(' ');
  return surname.length > 0 ? { director, surname: surname.join(' ') } : {};
};

const addressOf = ({ address }: CompanyRecord) => {
  const [, street = '', number = ''] = /^(.*?) (\S+)$/.exec(escapeXml(address.street ?? '')) ?? [];
  return { address: { street, number, postcode: address.postcode ?? '', city: escapeXml(address.city ?? '') } };
};

const startZefix = async (world: World): Promise<Started> => {
  const zefix = await startZefixImitation();
  for (const [at, { name, address, identifiers }] of world.in('CH').slice(0, LISTED).entries()) {
    const [, street, houseNumber] = /^(.*?) (\S+)$/.exec(address.street ?? '') ?? [];
    zefix.publish(addDays(world.today, -1 - (at % 6)), FIRST_SWISS_KEY + at, {
      name,
      uid: identifiers.cheUid,
      chid: identifiers.registerNumber,
      legalSeat: address.city,
      address: { street, houseNumber, city: address.city, swissZipCode: address.postcode },
    });
  }
  const { zefixUser, zefixPassword } = ZEFIX_ACCESS;
  const environment = { ZEFIX_URL: zefix.url, ZEFIX_USER: zefixUser, ZEFIX_PASSWORD: zefixPassword };
  return { environment, close: zefix.close };
};

/** The whole stock, of which the other service of the register lists what changed. */
const startLindas = async (world: World): Promise<Started> => {
  const lindas = await startLindasImitation();
  for (const [at, { name, address, identifiers }] of world.in('CH').entries()) {
    const key = FIRST_SWISS_KEY + at;
    const uid = identifiers.cheUid?.replaceAll(/[-.]/g, '');
    lindas.enter(key, {
      name,
      legal_name: name,
      street: address.street,
      postcode: address.postcode,
      locality: address.city,
      ...(uid !== undefined && { uid: `https://register.ld.admin.ch/zefix/company/${key}/UID/${uid}` }),
    });
  }
  return { environment: { LINDAS_URL: lindas.url }, close: lindas.close };
};

/** Who was entered lately. */
const startShab = async (world: World): Promise<Started> => {
  const shab = await startShabImitation();
  for (const [at, { name, address, identifiers, representatives }] of world.in('CH').slice(0, LISTED).entries()) {
    const uid = identifiers.cheUid?.replaceAll(/[-.]/g, '');
    const [given, ...surname] = (representatives[0]?.name ?? 'Eva Muster').split(' ');
    const facts = { name, street: address.street?.replace(/ \S+$/, ''), town: address.city };
    if (uid === undefined) continue;
    shab.publish(addDays(world.today, -1 - (at % 6)), {
      uid,
      was: facts,
      enteredOn: addDays(world.today, -3 - (at % 6)),
      text: `Eingetragene Personen neu oder mutierend: ${surname.join(' ')}, ${given}, von Horst, in ${address.city}, Geschäftsführer, mit Einzelunterschrift.`,
    });
  }
  return { environment: { SHAB_URL: shab.url }, close: shab.close };
};

const startGeoNames = async (): Promise<Started> => {
  const geoNames = await startGeoNamesImitation();
  await geoNames.publish('AT', placeLine('AT', '0001', 'Adlerdorf'));
  await geoNames.publish('DE', placeLine('DE', '00001', 'Adlerstadt'));
  await geoNames.publish('CH', placeLine('CH', '0001', 'Adlerwil'));
  return { environment: { GEONAMES_URL: geoNames.url }, close: geoNames.close };
};

/** A folder, as an operator would fill it. */
const startNotices = async (world: World): Promise<Started> => {
  const folder = await mkdtemp(join(tmpdir(), 'firmament-notices-'));
  const notices = world.in('DE').flatMap(({ name, identifiers: { registerNumber = '' } }, at) => {
    const [, court, number] = /^(.+?) ((?:HRA|HRB) .+)$/.exec(registerNumber) ?? [];
    if (court === undefined || number === undefined || at % 5 !== 0) return [];
    return [{ ...(at % 2 === 0 ? DELETION : MERGER), court, number, name }];
  });
  const day = addDays(world.today, -1);
  await writeFile(join(folder, `registerbekanntmachungen-${day}.json`), noticeFile(day, notices));
  return {
    environment: { REGISTERBEKANNTMACHUNGEN_DIR: folder },
    close: () => void rm(folder, { recursive: true, force: true }),
  };
};

/** A source that can be kept fresh and has no imitation does not compile. */
const STARTS: Record<SyncedSourceName, (world: World) => Promise<Started>> = {
  gleif: startGleif,
  firmenbuch: startFirmenbuch,
  lindas: startLindas,
  zefix: startZefix,
  shab: startShab,
  geonames: startGeoNames,
  registerbekanntmachungen: startNotices,
};

export const startFictionalRegisters = async (today: Day): Promise<FictionalRegisters> => {
  const all = [...companies(DEMO_WORLD, FROM, TO)].map(({ record }) => record);
  const entered = all.filter(({ identifiers }) => identifiers.registerNumber !== undefined);
  const world: World = { today, all, in: (country) => entered.filter(({ address }) => address.country === country) };
  const started = await Promise.all(Object.values(STARTS).map((start) => start(world)));
  return {
    environment: Object.assign({ SYNC: Object.keys(STARTS).join() }, ...started.map(({ environment }) => environment)),
    close: () => {
      for (const one of started) one.close();
    },
  };
};
