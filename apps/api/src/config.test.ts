import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES, readConfig } from './config.ts';

const root = join(import.meta.dirname, '../../..');

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/.data',
      isDemo: true,
    });
  });

  it('turns the demo off with a database of one’s own, unless asked for', () => {
    const DATABASE_URL = 'postgres://a:b@db/x';
    expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).isDemo).toBe(true);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://user:hunter2@db/x'],
    ['TILE_URL', 'https://tiles.example/'],
    ['LOG_LEVEL', 'loud'],
    ['SECRETS_KEY', 'hunter2'],
    ['GLEIF_URL', 'http://api.gleif.example'],
    ['GLEIF_GOLDEN_COPY_URL', 'http://mirror.example/files'],
    ['GLEIF_GOLDEN_COPY_URL', 'hunter2'],
    ['FIRMENBUCH_URL', 'http://10.0.0.7/ws'],
    ['ZEFIX_URL', 'http://127.evil.example'],
    ['SYNC', 'gleif,hunter2'],
    ['RDAP_URLS', 'de=https://rdap.example,hunter2'],
  ])('refuses a bad %s in a sentence that names it and never repeats the value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is not valid`));
    expect(() => readConfig({ [name]: value })).not.toThrow(/hunter2/);
  });

  it('has default addresses for the registers and accepts others', () => {
    expect(readConfig({}).refresh).toMatchObject({ isOn: true, firmenbuchApiKey: undefined });
    const { refresh } = readConfig({
      REFRESH: 'off',
      ZEFIX_URL: 'https://z.example/x/',
      RDAP_URLS: 'at=https://r.example/',
    });
    expect(refresh).toMatchObject({
      isOn: false,
      zefixUrl: 'https://z.example/x',
      rdapUrls: { at: 'https://r.example' },
    });
  });

  it('takes a mirror in one’s own network by its address', () => {
    const { sync } = readConfig({ SYNC: 'gleif', GLEIF_GOLDEN_COPY_URL: 'http://10.0.0.7:8080/copies/' });
    expect(sync).toEqual({
      isOn: ['gleif'],
      firstDays: 7,
      geoNamesUrl: 'https://download.geonames.org/export/zip',
      lindasUrl: 'https://ld.admin.ch/query',
      noticesDir: undefined,
      shabUrl: 'https://amtsblattportal.ch/api/v1',
      gleifGoldenCopyUrl: 'http://10.0.0.7:8080/copies',
    });
  });

  it('is the only reader of process.env', () => {
    const readers = execFileSync('grep', ['-rlE', 'process\\.env', 'apps/api/src', 'packages'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(
      readers
        .trim()
        .split('\n')
        .filter((file) => !file.includes('.test.'))
        .sort(),
    ).toEqual(['apps/api/src/config.ts']);
  });

  it('is documented for operators, row by row', () => {
    const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
    const rows = page.match(/^\| `.*$/gm) ?? [];
    // If this fails, the expected row belongs into the page.
    expect(rows.sort()).toEqual(
      CONFIG_VARIABLES.map(({ name, standard, meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`).sort(),
    );
  });
});
