import { SaxesParser } from 'saxes';
import { SourceFormatError } from './source-format-error.ts';
import type { XmlElement } from './xml-element.ts';

type XmlLimits = {
  /** Against stacks of nested elements. */
  maxDepth: number;
  /** Against one text, attribute or comment that fills the memory; documents travel as base64 text. */
  maxTextLength: number;
  /** Against a tree of endless small elements. */
  maxElements: number;
};

const DOCUMENT_LIMITS: XmlLimits = { maxDepth: 64, maxTextLength: 64 * 1024 * 1024, maxElements: 500_000 };
export const RECORD_LIMITS: XmlLimits = { maxDepth: 64, maxTextLength: 1024 * 1024, maxElements: 50_000 };

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
/** The parser is fed in pieces so that the limits are checked before a hostile text is swallowed whole. */
const PIECE_LENGTH = 64 * 1024;

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

const attributesOf = (attributes: Record<string, string>): ReadonlyMap<string, string> => {
  const entries = Object.entries(attributes).filter(([name]) => !name.startsWith('xmlns'));
  return entries.length === 0 ? NO_ATTRIBUTES : new Map(entries.map(([name, value]) => [localName(name), value]));
};

/**
 * Builds a tree for every element that `isRecord` accepts and hands it over when it closes; everything outside is
 * checked and forgotten. A document type is refused, so no entity beyond the five of XML can ever be declared.
 */
class XmlReader {
  readonly finished: XmlElement[] = [];
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #limits: XmlLimits;
  readonly #isRecord: (name: string, depth: number) => boolean;
  readonly #open: XmlElement[] = [];
  #depth = 0;
  #elements = 0;
  #lastEventAt = 0;
  #rootName: string | undefined;

  constructor(isRecord: (name: string, depth: number) => boolean, limits: XmlLimits) {
    this.#isRecord = isRecord;
    this.#limits = limits;
    this.#parser.on('error', (error) => {
      throw new SourceFormatError('malformed-xml', `The XML is damaged or cut off: ${error.message}`);
    });
    this.#parser.on('doctype', () => this.#refuseDoctype());
    this.#parser.on('opentag', (tag) => this.#onOpen(localName(tag.name), tag.attributes));
    this.#parser.on('closetag', () => this.#onClose());
    this.#parser.on('text', (text) => this.#onText(text));
    this.#parser.on('cdata', (text) => this.#onText(text));
    this.#parser.on('comment', (text) => this.#onComment(text));
  }

  get rootName(): string | undefined {
    return this.#rootName;
  }

  write(text: string): void {
    for (let start = 0; start < text.length; start += PIECE_LENGTH) {
      this.#parser.write(text.slice(start, start + PIECE_LENGTH));
      if (this.#parser.position - this.#lastEventAt > this.#limits.maxTextLength + PIECE_LENGTH) {
        this.#tooLarge('one text of it is too long');
      }
    }
  }

  end(): void {
    if (this.#rootName === undefined && this.#parser.position === 0) {
      throw new SourceFormatError('empty-source', 'The XML is empty.');
    }
    this.#parser.close();
  }

  #refuseDoctype(): never {
    throw new SourceFormatError(
      'doctype-refused',
      'The XML declares a document type; no register does. It was not read.',
    );
  }

  #tooLarge(what: string): never {
    throw new SourceFormatError('too-large', `The XML was not read to its end because ${what}.`);
  }

  #onOpen(name: string, attributes: Record<string, string>): void {
    this.#lastEventAt = this.#parser.position;
    this.#rootName ??= name;
    this.#depth++;
    if (this.#depth > this.#limits.maxDepth) this.#tooLarge('its elements are nested too deeply');
    const parent = this.#open.at(-1);
    if (!parent && !this.#isRecord(name, this.#depth)) return;
    if (++this.#elements > this.#limits.maxElements) this.#tooLarge('it has too many elements');
    const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
    parent?.children.push(element);
    this.#open.push(element);
  }

  #onClose(): void {
    this.#lastEventAt = this.#parser.position;
    this.#depth--;
    const element = this.#open.pop();
    if (element && this.#open.length === 0) {
      this.finished.push(element);
      this.#elements = 0;
    }
  }

  #onText(text: string): void {
    this.#lastEventAt = this.#parser.position;
    const element = this.#open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > this.#limits.maxTextLength) this.#tooLarge('one text of it is too long');
  }

  #onComment(text: string): void {
    this.#lastEventAt = this.#parser.position;
    const element = this.#open.at(-1);
    if (element) element.comment = text;
  }
}

/** Reads a whole document that is already in memory, such as the answer of a web service. */
export const readXmlDocument = (text: string, limits: XmlLimits = DOCUMENT_LIMITS): XmlElement => {
  const reader = new XmlReader((_name, depth) => depth === 1, limits);
  reader.write(text.startsWith('\uFEFF') ? text.slice(1) : text);
  reader.end();
  const root = reader.finished[0];
  if (!root) throw new SourceFormatError('empty-source', 'The XML has no root element.');
  return root;
};

type XmlRecordFormat = { root: string; record: string; limits?: XmlLimits };

/** Streams the record elements of a file of any size. */
export async function* xmlRecords(
  source: AsyncIterable<Uint8Array>,
  format: XmlRecordFormat,
): AsyncGenerator<XmlElement> {
  const reader = new XmlReader((name) => name === format.record, format.limits ?? RECORD_LIMITS);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (cause) {
      throw new SourceFormatError('wrong-encoding', 'The XML is not valid UTF-8.', { cause });
    }
  };
  const checkRoot = (): void => {
    if (reader.rootName !== undefined && reader.rootName !== format.root) {
      const sentence = `The XML begins with <${reader.rootName}>, not with <${format.root}>: it is another kind of file.`;
      throw new SourceFormatError('wrong-root', sentence);
    }
  };
  for await (const bytes of source) {
    reader.write(decode(bytes));
    checkRoot();
    yield* reader.finished.splice(0);
  }
  reader.write(decode());
  checkRoot();
  // Before end(), which throws for a truncated file: the records complete so far are still good.
  yield* reader.finished.splice(0);
  reader.end();
}
