import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EVA, passwordIn, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { createLogger } from '../../platform/logger.ts';
import { openBreachedPasswords } from './breached-passwords.ts';

const logger = createLogger('silent');
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** The lines of a published list: sorted by hash, each with how often it was seen. */
const listOf = (passwords: string[], { lineEnd = '\r\n', hasLastEnd = true } = {}): string => {
  const lines = [...new Set(passwords.map(hashOf))].sort().map((hash, i) => `${hash}:${(i * 7919) % 40_000_000}`);
  return lines.join(lineEnd) + (hasLastEnd ? lineEnd : '');
};

const useList = async (content: string) => {
  const path = join(useTemporaryDir('breached'), 'breached.txt');
  await writeFile(path, content);
  const list = await openBreachedPasswords(path, logger);
  onTestFinished(() => list.close());
  return { list, path };
};

const LEAKED = 'Blaue-Ziege-Leiter-4';

describe('the list of breached passwords', () => {
  it('finds exactly the passwords in it, however its lines end', async () => {
    const dir = useTemporaryDir('breached');
    const password = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' });
    const form = fc.record({ lineEnd: fc.constantFrom('\n', '\r\n'), hasLastEnd: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(password, { minLength: 1, maxLength: 300 }),
        fc.array(password),
        form,
        async (listed, others, written) => {
          const path = join(dir, 'breached.txt');
          await writeFile(path, listOf(listed, written));
          const list = await openBreachedPasswords(path, logger);
          try {
            for (const one of listed) expect(await list.includes(one)).toBe(true);
            for (const one of others) expect(await list.includes(one)).toBe(listed.includes(one));
          } finally {
            await list.close();
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('matches a password as it leaked and as we normalise it', async () => {
    const composed = 'Größe-Zürich-81';
    const { list } = await useList(listOf([composed]));
    expect(await list.includes(composed.normalize('NFD'))).toBe(true);
    const asFound = await useList(listOf([composed.normalize('NFD')]));
    expect(await asFound.list.includes(composed.normalize('NFD'))).toBe(true);
  });

  it('may have no counts and lower-case hashes', async () => {
    const { list } = await useList(`${hashOf(LEAKED).toLowerCase()}\n`);
    expect([await list.includes(LEAKED), await list.includes(EVA.password)]).toEqual([true, false]);
  });

  it.each([
    ['is empty', ''],
    ['has other lines', `${hashOf('a')}:1\r\n`.repeat(50) + 'password:3\r\n'.repeat(50)],
    ['has other lines', 'x'.repeat(5000)],
    ['is not sorted by hash', `${'F'.repeat(40)}:9\r\n${'0'.repeat(40)}:3\r\n`],
  ])('that %s stops the start with a clear error', async (what, content) => {
    await expect(useList(content)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining(what),
      suggestion: expect.stringContaining('sorted by hash'),
    });
  });

  it('that is missing, or a folder, stops the start with a clear error', async () => {
    const dir = useTemporaryDir('breached');
    await expect(openBreachedPasswords(join(dir, 'nowhere.txt'), logger)).rejects.toMatchObject({
      message: 'the file of BREACHED_PASSWORDS_FILE cannot be opened (ENOENT)',
    });
    await expect(openBreachedPasswords(dir, logger)).rejects.toMatchObject({ name: 'OperatorError' });
  });

  it('that can no longer be read does not block sign-ups', async () => {
    const { list } = await useList(listOf([LEAKED]));
    await list.close();
    expect(await list.includes(LEAKED)).toBe(false);
  });
});

describe('a breached password', () => {
  const useAppWithList = async () => {
    const { list } = await useList(listOf([LEAKED, 'something else']));
    return useAccountsApp({ breachedPasswords: list });
  };

  it('is refused at sign-up, with the reason at its field and in the language of the request', async () => {
    const { post, deliver } = await useAppWithList();
    const answer = await post('register', { ...EVA, password: LEAKED }, { 'accept-language': 'de' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    expect(answer.json().fields.password).toMatch(/^Dieses Passwort ist bei einem Einbruch/);
    expect(await deliver()).toEqual([]);
    expect((await post('register', EVA)).statusCode).toBe(200);
  });

  it('is refused as the new password, even after a mailed one', async () => {
    const { post, deliver, join: signUpAs, enter } = await useAppWithList();
    await signUpAs();
    const proof = { password: EVA.password };
    const changed = await post('changePassword', { proof, new_password: LEAKED }, await enter());
    expect(changed.json().fields).toHaveProperty('new_password');

    await post('reset', { email: EVA.email });
    const [mail] = await deliver();
    const session = await enter({ password: passwordIn(mail) });
    const chosen = await post('choosePassword', { new_password: LEAKED }, session);
    expect(chosen.json().fields).toHaveProperty('new_password');
  });
});
