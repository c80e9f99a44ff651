import type { Language } from '@firmament/api-contract/language';
import { attributionText, licenceName } from '@firmament/api-contract/words/source-name';

/** How a file names its sources: the line that each asks for, with its licence. */

const LICENCE = ' · ';
const NEXT = '; ';

export const creditOf = ({ attribution, licence }: { attribution: string; licence: string }): string =>
  attribution.includes(licence) ? attribution : attribution + LICENCE + licence;

/** All in one cell. */
export const inCredits = (credits: readonly (string | undefined)[]): string | null =>
  credits.filter((credit) => credit !== undefined).join(NEXT) || null;

/** The same in the reader's language. */
export const sayCredits = (credits: string, language: Language): string =>
  credits
    .split(NEXT)
    .map((credit) => {
      const [attribution = '', licence] = credit.split(LICENCE);
      const said = attributionText(attribution, language);
      return licence === undefined ? said : said + LICENCE + licenceName(licence, language);
    })
    .join(NEXT);
