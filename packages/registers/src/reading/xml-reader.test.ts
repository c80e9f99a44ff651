import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, cuts, latin1, streamOf } from '../fixtures/streams.ts';
import { attributeOf, xmlText } from './xml-element.ts';
import { RECORD_LIMITS, readXmlDocument, xmlRecords } from './xml-reader.ts';

const FORMAT = { root: 'Data', record: 'Record' };
const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<x:Data xmlns:x="urn:x"><x:Header>skipped</x:Header><x:Records>
<x:Record x:kind="a&amp;b"><x:Name>Müller &lt;&#38;&gt; S&#246;hne 😀</x:Name></x:Record>
<x:Record><x:Name><![CDATA[<Größe>]]> GmbH</x:Name></x:Record></x:Records></x:Data>`;

const namesOf = async (content: string | Uint8Array, at: readonly number[] = []): Promise<(string | undefined)[]> =>
  (await collect(xmlRecords(streamOf(content, at), FORMAT))).map((record) => xmlText(record, 'Name'));

describe('xmlRecords', () => {
  it('reads by local names, with entities and CDATA', async () => {
    expect(await namesOf(FILE)).toEqual(['Müller <&> Söhne 😀', '<Größe> GmbH']);
    const [first] = await collect(xmlRecords(streamOf(FILE), FORMAT));
    expect(attributeOf(first, 'kind')).toBe('a&b');
  });

  it('gives the same records wherever the bytes are cut', async () => {
    const whole = await namesOf(FILE);
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect(await namesOf(FILE, at)).toEqual(whole);
      }),
    );
  });

  it('yields the complete records of a truncated file, then fails', async () => {
    const seen: unknown[] = [];
    const reading = (async () => {
      for await (const record of xmlRecords(streamOf(FILE.slice(0, FILE.indexOf('<![CDATA'))), FORMAT))
        seen.push(record);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'malformed-xml' });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['another kind of file', '<Other><Record/></Other>', 'wrong-root'],
    ['nothing', '', 'empty-source'],
    ['plain text', 'LEI,Name', 'malformed-xml'],
    ['an unknown entity', '<Data><Record><Name>&adler;</Name></Record></Data>', 'malformed-xml'],
    ['a document type', '<!DOCTYPE Data SYSTEM "file:///etc/passwd"><Data/>', 'doctype-refused'],
    [
      'an entity bomb',
      '<!DOCTYPE Data [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><Data><Record><Name>&b;</Name></Record></Data>',
      'doctype-refused',
    ],
    ['endless depth', `<Data>${'<a>'.repeat(100)}`, 'too-large'],
    [
      'an endless text',
      `<Data><Record><Name>${'x'.repeat(RECORD_LIMITS.maxTextLength + 1)}</Name></Record></Data>`,
      'too-large',
    ],
    ['an endless attribute', `<Data><Record a="${'x'.repeat(RECORD_LIMITS.maxTextLength + 200_000)}`, 'too-large'],
    ['endless elements', `<Data><Record>${'<a/>'.repeat(RECORD_LIMITS.maxElements)}</Record></Data>`, 'too-large'],
  ])('refuses %s', async (_name, content, code) => {
    await expect(namesOf(content)).rejects.toMatchObject({ name: 'SourceFormatError', code });
  });

  it('refuses bytes that are not UTF-8', async () => {
    await expect(namesOf(latin1('<Data><Record><Name>Größe</Name></Record></Data>'))).rejects.toMatchObject({
      code: 'wrong-encoding',
    });
  });
});

describe('readXmlDocument', () => {
  it('reads a document with a byte order mark', () => {
    expect(readXmlDocument('\uFEFF<a><b> 1  2 </b></a>').children[0]?.text).toBe(' 1  2 ');
  });

  it.each(['', '<a>', '<a></b>', '<a/><b/>'])('refuses "%s"', (text) => {
    expect(() => readXmlDocument(text)).toThrow(expect.objectContaining({ name: 'SourceFormatError' }));
  });
});
