/** Court codes: three digits in Austria (007 = Handelsgericht Wien), XJustiz in Germany (D2601, K1101R). */
import { type Finding, invalid, verified, wellFormed } from './check.ts';
import { compact, tidy } from './spelling.ts';

/** State letter, four digits and, for a separate department (R register, V central), one more letter. */
export const XJUSTIZ = /^[A-Z][0-9]{4}[A-Z]?$/;
const AUSTRIAN = /^[0-9]{3}$/;

/** With a list of known codes a code is verified or gets a remark; without one only its shape is checked. */
export const checkCourt = (text: string, knownCodes?: ReadonlySet<string>): Finding => {
  const code = compact(text);
  if (!AUSTRIAN.test(code) && !XJUSTIZ.test(code)) {
    // Spreadsheets turn 007 into 7.
    if (/^[0-9]{1,2}$/.test(code)) return invalid(code, 'leading-zeros-missing', code.padStart(3, '0'));
    return invalid(tidy(text), 'format');
  }
  if (knownCodes === undefined) return wellFormed(code);
  return knownCodes.has(code) ? verified(code) : wellFormed(code, 'court-unknown');
};
