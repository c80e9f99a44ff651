/** Customs number of the European Union: country and up to 15 characters, without a check character. */
import { type Finding, invalid, wellFormed } from './check.ts';
import { compact, tidy } from './spelling.ts';

export const checkEori = (text: string): Finding => {
  const code = compact(text);
  if (!/^[A-Z]{2}[A-Z0-9]+$/.test(code) || !/[0-9]/.test(code)) return invalid(tidy(text), 'format');
  return code.length > 17 ? invalid(code, 'length') : wellFormed(code);
};
