/**
 * European Unique Identifier: country, register, full stop, number. It carries no check character of its own, but an
 * Austrian one contains the Firmenbuchnummer and a German one court and register number. Switzerland takes no part in
 * the interconnection of registers, so there is no Swiss EUID.
 */
import { type Finding, invalid, wellFormed } from './check.ts';
import { REGISTER_COUNTRIES } from './countries.ts';
import { XJUSTIZ } from './court.ts';
import { checkFirmenbuch, firmenbuchNumber } from './firmenbuch.ts';
import { type GermanRegisterNumber, parseGermanRegister } from './german-register.ts';
import { tidy } from './spelling.ts';

const AUSTRIAN = /^ATBRA\.([0-9]{1,6})(?:-([0-9]{3}))?$/;
const GERMAN = /^DE([A-Z][0-9]{4}[A-Z]?)\.(\p{L}+[0-9]{1,7}\p{L}{0,3})$/u;
const ANY_COUNTRY = /^([A-Z]{2})[A-Z0-9]{1,20}\.[A-Z._/-]*[0-9][A-Z0-9._/-]*$/;

const upper = (text: string): string => tidy(text).toUpperCase().replace(/\s+/g, '');

/** `30435h` → `ATBRA.030435-000`; undefined if the check letter is wrong, for no company has such a number. */
export const austrianEuid = (firmenbuch: string): string | undefined => {
  const { value, verdict } = checkFirmenbuch(firmenbuch);
  return verdict === 'verified' ? `ATBRA.${value.slice(0, -1).padStart(6, '0')}-000` : undefined;
};

/** `ATBRA.030435-000` → `30435h`. */
export const firmenbuchOfEuid = (euid: string): string | undefined => {
  const digits = AUSTRIAN.exec(upper(euid))?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : firmenbuchNumber(digits);
};

/**
 * Needs the court's code. Entries that kept a former court's number get no EUID: the present court may have issued the
 * same number itself.
 */
export const germanEuid = (parts: GermanRegisterNumber): string | undefined => {
  const { court, formerCourt, register, number, suffix = '' } = parts;
  if (court === undefined || formerCourt !== undefined || !XJUSTIZ.test(court)) return undefined;
  return `DE${court}.${register}${number}${suffix}`;
};

/** `DEX1517R.HRB395KI` → court X1517R, HRB, 395, KI. */
export const germanRegisterOfEuid = (euid: string): GermanRegisterNumber | undefined => {
  const [, court, number] = GERMAN.exec(upper(euid)) ?? [];
  return court === undefined || number === undefined ? undefined : parseGermanRegister(`${court}_${number}`);
};

export const checkEuid = (text: string): Finding => {
  const euid = upper(text);
  const austrian = AUSTRIAN.exec(euid);
  if (austrian?.[1] !== undefined) {
    const value = `ATBRA.${austrian[1].padStart(6, '0')}-${austrian[2] ?? '000'}`;
    if (Number(austrian[1]) === 0) return invalid(euid, 'format');
    return austrian[2] === undefined ? invalid(euid, 'suffix-missing', value) : wellFormed(value);
  }
  const german = germanRegisterOfEuid(euid);
  if (german !== undefined) return wellFormed(germanEuid(german) ?? euid);
  const country = ANY_COUNTRY.exec(euid)?.[1];
  if (country === undefined || country === 'AT' || country === 'DE') return invalid(tidy(text), 'format');
  return REGISTER_COUNTRIES.has(country) ? wellFormed(euid) : invalid(euid, 'country');
};
