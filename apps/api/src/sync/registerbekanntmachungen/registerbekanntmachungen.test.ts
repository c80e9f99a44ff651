import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { DELETION, DIRECTOR_DELETION, MERGER, noticeFile } from '../../../test/imitations/notice-files.ts';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { company } from '../../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../../test/worlds/statement-world.ts';
import { useSyncWorld } from '../../../test/worlds/sync-world.ts';

const german = (sourceKey: string, registerNumber: string) =>
  company({
    sourceKey,
    name: `${sourceKey} GmbH`,
    identifiers: { registerNumber },
    representatives: [],
    reports: [],
    asOf: '2018-06-18',
    address: { country: 'DE', city: 'Musterstadt' },
  });

const useNotices = async () => {
  const [world, folder] = [await useStatementWorld(), useTemporaryDir('notices')];
  const addCompany = (key: string, number: string) =>
    world.read(german(key, number), { sourceId: SOURCE_IDS.offeneregister });
  await addCompany('Adler', 'Musterstadt HRB 900001 MU');
  const { run } = useSyncWorld(world, { noticesDir: folder });
  return {
    ...world,
    folder,
    addCompany,
    run,
    put: async (name: string, text: string) => {
      await mkdir(join(folder, '2026-03'), { recursive: true });
      await writeFile(join(folder, '2026-03', name), text);
    },
    sync: (options?: { isDryRun: boolean }) => run('registerbekanntmachungen', options),
    events: () =>
      world.rows(`select c.name, e.kind, e.subject, e.happened_on, e.announced_on, e.to_value,
        (select count(*)::int from event_source s where s.event_id = e.id) as sources
        from event e join company c on c.id = e.company_id order by e.happened_on, e.kind, e.to_value`),
  };
};

it('makes events of what the law names, quotes the rest, and takes every notice once', async () => {
  const { put, sync, events, folder, rows, addCompany, pool } = await useNotices();
  await put('a.json', noticeFile('2026-03-05', [DELETION, DIRECTOR_DELETION, { ...MERGER, number: 'HRB 7' }]));

  const wanted = { asked: '1 new files of 1, 1 notices of companies that are not on record', counts: { inserted: 2 } };
  expect(await sync({ isDryRun: true })).toMatchObject({ isDryRun: true, result: wanted });
  expect(await events()).toEqual([]);
  // A second source has told of the same on the same day: one event.
  const { rows: adler } = await pool.query('select id from company');
  await pool.query(
    `with noted as (insert into event (id, company_id, kind, happened_on, certainty)
       values (event_id($1, 'deletion_announced', '', '2026-03-05', 1), $1, 'deletion_announced', '2026-03-05', 'stated')
       returning id)
     insert into event_source (event_id, source_id) select id, $2 from noted`,
    [adler[0].id, SOURCE_IDS['uploaded-extract']],
  );
  expect(await sync()).toMatchObject({ kind: 'done', result: { ...wanted, watermark: '2026-03-05' } });
  const known = await events();
  expect(known).toMatchObject([
    { name: 'Adler GmbH', kind: 'deletion_announced', happened_on: '2026-03-05', sources: 2 },
    {
      kind: 'other',
      subject: 'register_notice',
      announced_on: '2026-03-05',
      sources: 1,
      to_value: expect.stringContaining('Löschungsankündigung: Das Registergericht beabsichtigt, den'),
    },
  ]);

  // The same file under another name, and the same notice in another file.
  await copyFile(join(folder, '2026-03/a.json'), join(folder, 'copy.json'));
  expect(await sync()).toMatchObject({ result: { asked: '0 new files of 2', counts: { inserted: 0 } } });
  await put('b.json', noticeFile('2026-03-05', [DELETION]));
  expect(await sync()).toMatchObject({ result: { asked: '1 new files of 3', counts: { inserted: 0, unchanged: 1 } } });
  expect(await events()).toEqual(known);

  // A file that arrives late, and a company that does.
  await put('late.json', noticeFile('2026-02-20', [MERGER]));
  await addCompany('Bussard', 'Musterstadt HRB 7');
  expect(await sync()).toMatchObject({ result: { watermark: '2026-03-05', counts: { inserted: 2 } } });
  expect((await events()).map(({ name, happened_on }) => [name, happened_on])).toEqual([
    ['Adler GmbH', '2026-02-20'],
    ['Adler GmbH', '2026-03-05'],
    ['Adler GmbH', '2026-03-05'],
    ['Bussard GmbH', '2026-03-05'],
  ]);
  expect(await rows('select from waiting_notice')).toEqual([]);
  expect(await rows('select from event where seq is null')).toEqual([]);
});

it('leaves out what is cut off or spoilt, takes it when it is whole, and says when the layout has changed', async () => {
  const { put, sync, events, rows } = await useNotices();
  const whole = noticeFile('2026-03-06', [DELETION, MERGER, MERGER]);
  await put('cut.json', whole.slice(0, -40));
  await put('short.json', whole.replace('"number_of_announcements":3', '"number_of_announcements":5'));
  const odd = JSON.parse(noticeFile('2026-03-04', [MERGER, MERGER, MERGER]));
  odd.announcements[1].registernummer = undefined;
  await put('odd.json', JSON.stringify(odd));
  expect(await sync()).toMatchObject({
    result: {
      counts: { inserted: 1 },
      asked: '1 new files of 3',
      leftOut: {
        count: 3,
        examples: [
          '2026-03/cut.json: It is cut off, or no JSON.',
          '2026-03/odd.json, notice 2: court or register number is missing',
          '2026-03/short.json: It says that it holds 5 notices, and holds 3.',
        ],
      },
    },
  });
  await put('cut.json', whole);
  expect(await sync()).toMatchObject({ result: { counts: { inserted: 2 }, watermark: '2026-03-06' } });

  const before = await events();
  await put('new.json', noticeFile('2026-03-09', [MERGER, MERGER], { amtsgericht: undefined, gericht: 'Musterstadt' }));
  expect(await sync()).toMatchObject({
    failure: { kind: 'unreadable', detail: expect.stringContaining('2 of 2 notices cannot be read') },
  });
  expect(await events()).toEqual(before);
  expect(await rows('select watermark, failures_in_a_row from sync_state')).toEqual([
    { watermark: '2026-03-06', failures_in_a_row: 1 },
  ]);
});

it('goes on after it was ended in the middle, and complains when nobody brings files', async () => {
  const { put, sync, run, events, pool } = await useNotices();
  expect(await sync()).toMatchObject({ failure: { kind: 'own_machine', detail: expect.stringContaining('none yet') } });
  await put('1.json', noticeFile('2026-02-01', [DELETION]));
  await put('2.json', noticeFile('2026-02-02', [MERGER]));
  const stop = new AbortController();
  const stopped = run('registerbekanntmachungen', { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(stopped).rejects.toThrow('aborted');
  expect(await events()).toMatchObject([{ kind: 'deletion_announced' }]);
  // The worst moment: the file is in, but nobody has noted that.
  await pool.query('delete from sync_entry');
  expect(await sync()).toMatchObject({ result: { asked: '2 new files of 2', counts: { inserted: 1, unchanged: 1 } } });
  expect(await events()).toMatchObject([{ kind: 'deletion_announced' }, { kind: 'other', happened_on: '2026-02-02' }]);
  expect(await sync()).toMatchObject({
    failure: { kind: 'own_machine', detail: 'no new file lies in the folder, the newest is of 2026-02-02' },
  });
});
