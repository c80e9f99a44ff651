import { describe, expect, it } from 'vitest';
import { latin1, utf8 } from '../fixtures/streams.ts';
import { LineDecoder } from './text-encoding.ts';

describe('LineDecoder', () => {
  it('assumes UTF-8 until a letter contradicts it', () => {
    const decoder = new LineDecoder('auto');
    expect(decoder.decode(utf8('Firma;Ort'))).toBe('Firma;Ort');
    expect(decoder.decode(latin1('Größe;Köln'))).toBe('Größe;Köln');
    expect(decoder.decode(latin1('Zürich'))).toBe('Zürich');
  });

  it('knows the euro sign of Windows-1252', () => {
    const bytes = Uint8Array.of(0x80, 0x35, 0x84, 0x93, 0x9f, 0xfc);
    expect(new LineDecoder('windows-1252').decode(bytes)).toBe('€5„“Ÿü');
  });

  it('stays with UTF-8 once it is confirmed, so that a damaged line is noticed', () => {
    const decoder = new LineDecoder('auto');
    expect(decoder.decode(utf8('Größe'))).toBe('Größe');
    expect(decoder.decode(latin1('Köln'))).toBeUndefined();
    expect(decoder.decode(utf8('Wien'))).toBe('Wien');
  });

  it('trusts a byte order mark', () => {
    const decoder = new LineDecoder('auto');
    expect(decoder.decode(utf8('\uFEFFname'))).toBe('name');
    expect(decoder.decode(latin1('Köln'))).toBeUndefined();
  });

  it.each([
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0)],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0)],
  ])('refuses %s and says why', (_name, bytes) => {
    expect(() => new LineDecoder('auto').decode(bytes)).toThrow(/UTF-16, compressed or binary/);
  });
});
