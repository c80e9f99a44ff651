/** Country prefixes as the identifiers write them: Greece is EL, not GR. */

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Countries whose business registers are interconnected and issue EUIDs: the European Economic Area. */
export const REGISTER_COUNTRIES: ReadonlySet<string> = new Set([...EUROPEAN_UNION, 'IS', 'LI', 'NO']);

/** Countries whose VAT numbers VIES knows; XI is Northern Ireland. */
export const VAT_COUNTRIES: ReadonlySet<string> = new Set([...EUROPEAN_UNION, 'XI']);
