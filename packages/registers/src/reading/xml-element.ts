import { visibleText } from '@firmament/text/visible-text';
import { cutText } from './cut-text.ts';

/** A small read-only tree. Names are local names: the registers change their namespace prefixes at will. */

export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
  /** The last comment directly inside, where a format puts the word for a code. */
  comment?: string;
};

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Follows a path of child names. */
export const elementAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined => {
  let current = element;
  for (const name of path) current = childOf(current, name);
  return current;
};

const trimmed = (text: string | undefined, most = Number.POSITIVE_INFINITY): string | undefined => {
  const clean = text === undefined ? undefined : cutText(visibleText(text).replace(/\s+/g, ' ').trim(), most);
  return clean === '' ? undefined : clean;
};

/** The text at the end of a path, spaces collapsed; blank counts as missing. */
export const xmlText = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  trimmed(elementAt(element, ...path)?.text);

/** The registers break long names and texts into several elements of one name. */
export const joinedText = (element: XmlElement | undefined, name: string): string | undefined =>
  trimmed(
    childrenOf(element, name)
      .map((child) => child.text)
      .join(' '),
  );

export const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  trimmed(element?.attributes.get(name));

/** The first element of that name anywhere below, in document order. */
export const findElement = (element: XmlElement | undefined, name: string): XmlElement | undefined => {
  if (!element) return undefined;
  for (const child of element.children) {
    const found = child.name === name ? child : findElement(child, name);
    if (found) return found;
  }
  return undefined;
};

/** Every element of that name anywhere below, in document order; not those inside of one that was found. */
export const findElements = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.flatMap((child) => (child.name === name ? [child] : findElements(child, name))) ?? [];

/** The text of the first element of that name anywhere below, as far as wanted. */
export const textBelow = (element: XmlElement | undefined, name: string, most?: number): string | undefined =>
  trimmed(findElement(element, name)?.text, most);

export const commentOf = (element: XmlElement | undefined, most?: number): string | undefined =>
  trimmed(element?.comment, most);
