/**
 * Payment references as in ISO 11649: banks check the two check digits, so that a typing error is noticed before the
 * money is sent.
 */

const OFFSET_OF_LETTERS = 55;
const MODULUS = 97n;

/** Letters count as 10 to 35. */
const asNumber = (text: string): bigint =>
  BigInt([...text].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - OFFSET_OF_LETTERS))).join(''));

export const creditorReference = (text: string): string => {
  const body = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const check = 98n - (asNumber(`${body}RF00`) % MODULUS);
  return `RF${String(check).padStart(2, '0')}${body}`;
};

export const isCreditorReference = (text: string): boolean => {
  const compact = text.replace(/\s/g, '').toUpperCase();
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(compact) && asNumber(compact.slice(4) + compact.slice(0, 4)) % MODULUS === 1n;
};

/** In groups of four, as it is printed. */
export const printReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');
