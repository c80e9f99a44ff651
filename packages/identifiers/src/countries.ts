/** Country prefixes, in the letters that the identifiers themselves use: Greece is EL, not GR. */

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whose business registers are interconnected and give EUIDs: the European Economic Area. */
export const REGISTER_COUNTRIES: ReadonlySet<string> = new Set([...EUROPEAN_UNION, 'IS', 'LI', 'NO']);

/** Whose VAT numbers VIES knows; XI is Northern Ireland. */
export const VAT_COUNTRIES: ReadonlySet<string> = new Set([...EUROPEAN_UNION, 'XI']);
