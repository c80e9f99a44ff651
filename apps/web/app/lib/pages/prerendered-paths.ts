import { LANGUAGES } from '@firmament/api-contract/language';
import { addressIn } from '../i18n/address-language.ts';
import { builtPages } from './site-pages.ts';

/** The plain and the German address of every public page. For the build; no page needs it. */
export const prerenderedPaths = (): string[] =>
  builtPages()
    .filter((page) => page.file !== undefined)
    .flatMap(({ path }) => LANGUAGES.map((language) => addressIn(language, path)));

/** Any path without a page matches the not-found route; these are rendered into the files the server answers with. */
export const notFoundPaths = (): string[] => LANGUAGES.map((language) => addressIn(language, '/404'));
