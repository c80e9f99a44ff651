import type { Language } from '@firmament/api-contract/language';

/** The same keys with other texts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** English texts and their translation. */
export const inBoth = <T extends object>(en: T, de: Translation<T>) => ({ en, de }) satisfies Record<Language, object>;
