import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findSerious, versionsShipped } from './advisories.mjs';
import { ROOT } from './prepare.mjs';

const BAD = { severity: 'critical', title: 'Pollution', vulnerable_versions: '<1.2.6' };

/** A registry that answers this, and what it was asked. */
const useRegistry = async (status, answer) => {
  const asked = [];
  const server = createServer(async (request, response) => {
    const pieces = await request.toArray();
    asked.push(`${request.method} ${request.url}`, JSON.parse(Buffer.concat(pieces).toString()));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${server.address().port}/mirror/` };
};

describe('advisories', () => {
  it('are asked for all that workspaces ship, and for nothing that only tests need', () => {
    const shipped = versionsShipped(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    const ofWorkspaces = ['apps/api', 'apps/web', 'packages/registers'].flatMap((folder) =>
      Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).dependencies),
    );
    const external = ofWorkspaces.filter((name) => !name.startsWith('@firmament/'));
    expect(external.length).toBeGreaterThan(10);
    expect([...shipped.keys()]).toEqual(expect.arrayContaining(external));
    expect(shipped.has('vitest')).toBe(false);
  });

  it('that are serious are listed', async () => {
    const left = { severity: 'high', title: 'Left', vulnerable_versions: '<2' };
    const mild = { severity: 'moderate', title: 'Mild', vulnerable_versions: '<3' };
    const { asked, address } = await useRegistry(200, { minimist: [BAD], left: [left, mild] });
    expect(await findSerious(address, new Map([['left', ['1.0.0']]]))).toEqual(['high: left <2 (Left)']);
    expect(asked).toEqual(['POST /mirror/-/npm/v1/security/advisories/bulk', { left: ['1.0.0'], minimist: ['0.0.8'] }]);
  });

  it('are not known if the registry refuses, or knows of none at all', async () => {
    const refusing = await useRegistry(405, {});
    await expect(findSerious(refusing.address, new Map())).rejects.toThrow('405');
    const ignorant = await useRegistry(200, {});
    await expect(findSerious(ignorant.address, new Map())).rejects.toThrow('knows no advisories');
  });
});
