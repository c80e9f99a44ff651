import type { Language } from '@firmament/api-contract/language';
import { isolated } from '@firmament/record/isolated-text';
import { useLanguage } from './language.ts';
import { uiTexts } from './messages.de.ts';

/**
 * The texts of the product in two languages. i18next did the same and added 18 kB (gzip) to every page, a tenth of its
 * script, while the texts need no more than named values and two plural forms.
 */

/** The English texts by namespace; app/catalogue.d.ts fills it in. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, because others add to it
export interface Catalogue {}

type Namespace = keyof Catalogue & string;

type Texts = { readonly [key: string]: string | Texts };

/** `found` for `found_one` and `found_other`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

type PrefixOf<T> = {
  [K in keyof T & string]: T[K] extends string ? never : K | `${K}.${PrefixOf<T[K]>}`;
}[keyof T & string];

type At<T, P extends string> = P extends `${infer Head}.${infer Rest}` ? At<T[Head & keyof T], Rest> : T[P & keyof T];

type Values = Readonly<Record<string, string | number>>;

/** What many parts say. */
type Shared = { [N in 'ui' | 'member']: `${N}:${KeyOf<Catalogue[N]>}` }['ui' | 'member'];

/**
 * Gives a text of a namespace, or of a part of it, by its key; `ui:` and `member:` lead to what many parts say. `count`
 * chooses between `_one` and `_other`.
 */
export type Translate<N extends Namespace, P extends string = never> = (
  key: KeyOf<[P] extends [never] ? Catalogue[N] : At<Catalogue[N], P>> | Shared,
  values?: Values,
) => string;

const catalogues: Record<Language, Record<string, Texts>> = { en: { ui: uiTexts.en }, de: { ui: uiTexts.de } };

/**
 * A page adds its own texts when its module loads, so that no page loads the texts of others. Both languages come
 * together, so a switch never waits.
 */
export const addMessages = (namespace: string, texts: Record<Language, object>): void => {
  catalogues.en[namespace] = texts.en as Texts;
  catalogues.de[namespace] = texts.de as Texts;
};

const textAt = (texts: Texts | undefined, key: string): string | undefined => {
  let found: string | Texts | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => isolated(String(values[name] ?? '')));

const translate = (language: Language, namespace: string, key: string, values: Values = {}): string => {
  const texts = catalogues[language][namespace];
  const plural =
    values.count === undefined ? undefined : textAt(texts, `${key}_${values.count === 1 ? 'one' : 'other'}`);
  // The types allow no unknown key; should one get here, it is better seen than hidden.
  return fill(plural ?? textAt(texts, key) ?? key, values);
};

/** Whether there is a text for a key that comes from data. */
export const hasText = (namespace: Namespace, key: string): boolean =>
  textAt(catalogues.en[namespace], key) !== undefined;

type AnyTranslate = (key: string, values?: Values) => string;
const translates = new Map<string, AnyTranslate>();

/** The same function each time, so that it can be a dependency of effects. */
export const translateIn = <N extends Namespace, P extends string = never>(
  language: Language,
  namespace: N,
  prefix?: P,
): Translate<N, P> => {
  const id = `${language} ${namespace} ${prefix ?? ''}`;
  const start = prefix === undefined ? '' : `${prefix}.`;
  const known: AnyTranslate =
    translates.get(id) ??
    ((key, values) => {
      const [name = '', rest] = key.split(':');
      return rest === undefined
        ? translate(language, namespace, start + key, values)
        : translate(language, name, rest, values);
    });
  translates.set(id, known);
  return known as Translate<N, P>;
};

/** Texts in the visitor's language. */
export const useTranslation = <N extends Namespace, P extends PrefixOf<Catalogue[N]> = never>(
  namespace: N,
  options?: { keyPrefix: P },
): { t: Translate<N, P> } => ({ t: translateIn(useLanguage(), namespace, options?.keyPrefix) });
