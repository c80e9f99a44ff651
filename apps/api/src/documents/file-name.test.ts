import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendPrivateFile } from '../platform/http/send-private-file.ts';
import { fileNameOf } from './file-name.ts';

it('of a company has no letters that nobody sees', () => {
  expect(fileNameOf('Muster\u202egpj \u3164GmbH\u115f', 'GISA')).toBe('Mustergpj-GmbH-GISA.pdf');
});

describe('the name of a document', () => {
  it.each([
    ['Größe & Söhne „Glas“ GmbH', 'Größe-Söhne-Glas-GmbH-2025.pdf'],
    ['Yılmaz Kebap', 'Yılmaz-Kebap-2025.pdf'],
    ['株式会社', '株式会社-2025.pdf'],
    ['!!!', '2025.pdf'],
    ['../../etc/passwd', 'etc-passwd-2025.pdf'],
  ])('of %s', (company, name) => {
    expect(fileNameOf(company, '2025')).toBe(name);
  });

  it('never cuts a character in two', () => {
    for (let letters = 75; letters < 85; letters++) {
      const name = fileNameOf(`${'a'.repeat(letters)}${'𠮷'.repeat(30)}`, '2025');
      expect(name).toMatch(/^a{75,84}𠮷+-2025\.pdf$/u);
    }
  });

  it('fits into a header and into every file system, whatever a company is called', async () => {
    const app = Fastify();
    app.get('/', (request, reply) => {
      const fileName = fileNameOf(called, 'Dossier-2026-03-10', 'zip');
      return sendPrivateFile(request, reply, {
        contentType: 'application/zip',
        etag: '"1"',
        content: () => '',
        fileName,
      });
    });
    let called = '';
    const letter = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(
        '𠮷',
        '\u{1f3db}',
        '\ud83c',
        '\udfdb',
        'ı',
        'ß',
        'e\u0301',
        '"',
        "'",
        '*',
        '\r',
        '\n',
        '/',
        '.',
        'a',
      ),
    );
    const names = fc.array(letter, { maxLength: 200 }).map((letters) => letters.join(''));
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        called = name;
        const answer = await app.inject('/');
        expect(answer.statusCode).toBe(200);
        const header = String(answer.headers['content-disposition']);
        const [, plain = '', encoded = ''] =
          /^inline; filename="([\w.-]+)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(header) ?? [];
        expect(plain).toMatch(/^[A-Za-z0-9_][\w-]*-2026-03-10\.zip$/);
        const whole = decodeURIComponent(encoded);
        expect(whole).not.toMatch(/\p{Cs}/u);
        expect(whole).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*-2026-03-10\.zip$/u);
        expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(255);
      }),
      { numRuns: 500 },
    );
    await app.close();
  });

  it('with half a character in it is sent with the sign for an unknown one', async () => {
    const app = Fastify();
    const file = { contentType: 'text/plain', etag: '"1"', content: () => '', fileName: 'A\ud83c.pdf' };
    app.get('/', (request, reply) => sendPrivateFile(request, reply, file));
    const { headers, statusCode } = await app.inject('/');
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      `inline; filename="A.pdf"; filename*=UTF-8''A%EF%BF%BD.pdf`,
    ]);
    await app.close();
  });
});
