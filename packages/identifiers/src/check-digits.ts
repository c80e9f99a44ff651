/** The published check-digit methods that several identifiers share. All take digits only and answer one digit. */

const digitsOf = (body: string): number[] => {
  if (!/^[0-9]+$/.test(body)) throw new RangeError(`not a row of digits: ${body}`);
  const digits: number[] = [];
  for (let i = 0; i < body.length; i++) digits.push(body.charCodeAt(i) - 48);
  return digits;
};

const toTen = (sum: number): string => String((10 - (sum % 10)) % 10);

const crossSum = (n: number): number => (n > 9 ? n - 9 : n);

/** Luhn's sum: every second digit from the right doubled. `offset` is what some offices add to the sum. */
export const luhnCheckDigit = (body: string, offset = 0): string => {
  const sum = digitsOf(body)
    .reverse()
    .reduce((total, digit, i) => total + (i % 2 === 0 ? crossSum(digit * 2) : digit), offset);
  return toTen(sum);
};

/** GS1 modulo 10: weights 3, 1, 3 … from the right. */
export const gs1CheckDigit = (body: string): string => {
  const sum = digitsOf(body)
    .reverse()
    .reduce((total, digit, i) => total + (i % 2 === 0 ? digit * 3 : digit), 0);
  return toTen(sum);
};

/** ISO 7064 MOD 11,10. */
export const mod1110CheckDigit = (body: string): string => {
  const product = digitsOf(body).reduce((carry, digit) => {
    const sum = (carry + digit) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return String((11 - product) % 10);
};

const CARRY = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Recursive modulo 10, the method of Swiss payment slips. */
export const recursiveMod10CheckDigit = (body: string): string =>
  toTen(digitsOf(body).reduce((carry, digit) => CARRY[(carry + digit) % 10] ?? 0, 0));

/** Letters as 10 … 35, digits as themselves: how ISO 7064 and ISIN turn text into one long number. */
export const lettersToNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Remainder by 97 of a number too long for arithmetic. */
export const mod97 = (digits: string): number =>
  digitsOf(digits).reduce((remainder, digit) => (remainder * 10 + digit) % 97, 0);
