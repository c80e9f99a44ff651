import { addDays } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { type ExtractChanges, xjustizExtract } from '@firmament/registers/fixtures/xjustiz';
import type { WrittenOfficer } from '@firmament/registers/xjustiz/write-extract';
import { describe, expect, it } from 'vitest';
import { useDeskApp } from '../../test/servers/desk-app.ts';
import { company } from '../../test/worlds/register-records.ts';
import { importRecords } from '../imports/import-run.ts';
import { stageCompany } from '../imports/staging/stage-company.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';

/** The known person's company, and the one whose extract is made up. */
const KNOWN = '990001';
const FORGED = '990002';

const BORN_ON = '1979-05-17';
const EVERY_DAY = Array.from({ length: 365 }, (_, day) => addDays('1979-01-01', day));

const rosa = (bornOn: string, role = 4, first = 'Rosa', city = 'Nest'): WrittenOfficer => ({
  role,
  first,
  last: 'Quendelhuber',
  bornOn,
  city,
  power: 'einzelvertretungsberechtigt;',
});

/** Without others every name would be common. */
const STRANGERS = Array.from({ length: 300 }, (_, nr) => {
  const letters = [...String(nr)].map((digit) => 'aeioukmprs'[Number(digit)]).join('');
  return company({
    sourceKey: `D2910V_HRB${991000 + nr}`,
    name: `Fremd ${letters} GmbH`,
    asOf: '2018-06-18',
    representatives: [{ title: 'Geschäftsführer', name: `Vor${letters} Nach${letters}`, location: `Ort${letters}` }],
    reports: [],
  });
});

const entry = (number: string) =>
  company({
    sourceKey: `D2910V_HRB${number}`,
    name: `Nest ${number} GmbH`,
    asOf: '2018-06-18',
    court: 'Amtsgericht Traunstein',
    identifiers: { registerNumber: `Traunstein HRB ${number}`, courtCode: 'D2910V', euid: `DED2910V.HRB${number}` },
    address: { city: 'Nest', country: 'DE' },
    representatives: [],
    reports: [],
  });

/** Rosa Quendelhuber with her date of birth, from an extract that an operator accepted. */
const useKnownPerson = async () => {
  const { database, post, look, act, deliver, join, enter } = await useDeskApp({ config: { isDemo: false } });
  const { pool } = database;
  await importRecords({
    pool,
    sourceId: SOURCE_IDS.offeneregister,
    fileName: 'test',
    fingerprint: 'test',
    records: () =>
      [...STRANGERS, entry(KNOWN), entry(FORGED)].map((record) => stageCompany(SOURCE_IDS.offeneregister, record)),
  });
  await join();
  const eva = await enter();
  const upload = async (number: string, changes: ExtractChanges) => {
    const { rows } = await pool.query('select id from company where register_number = $1', [
      `Traunstein HRB ${number}`,
    ]);
    const file = xjustizExtract({
      name: `Nest ${number} GmbH`,
      number,
      retrievedOn: '2026-02-20',
      lastEntryOn: '2026-01-17',
      ...changes,
    });
    let isAnswered = false;
    const answer = post(
      'uploadExtract',
      { company_id: rows[0].id, content: Buffer.from(file).toString('base64') },
      eva,
    ).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) await deliver();
    expect((await answer).statusCode).toBe(200);
  };
  const acceptAll = async () => {
    for (const { upload_id } of (await look('overview')).json().uploads.items) await act(`uploads/${upload_id}/accept`);
    await deliver();
  };
  /** Who of the forged extract is found to be the known person or likely her, by position. */
  const findJoined = async () => {
    const client = await pool.connect();
    await identifyPeople(client, async () => () => undefined);
    client.release();
    const { rows } = await pool.query(
      `select mandate.position, mention.person_id = known.person_id as is_certain, mention.group_id = known.group_id as is_likely
       from mandate join mention using (company_id, id) join company on company.id = mandate.company_id
       cross join (select mention.* from mention join mandate using (company_id, id) join company on company.id = company_id
         where register_number = 'Traunstein HRB ${KNOWN}' limit 1) known
       where register_number = 'Traunstein HRB ${FORGED}' and mandate.name like '%Quendelhuber' and is_listed
       order by mandate.position, mandate.id`,
    );
    return rows;
  };
  await upload(KNOWN, { officers: [rosa(BORN_ON)] });
  await acceptAll();
  return { upload, acceptAll, findJoined, act, database };
};

describe('what an uploaded extract says of dates of birth', () => {
  it('joins whoever has one, once an operator has accepted it', async () => {
    const { upload, acceptAll, findJoined } = await useKnownPerson();
    await upload(FORGED, { officers: [rosa(BORN_ON, 4, 'Rosa', 'Horst')] });
    await acceptAll();
    expect(await findJoined()).toMatchObject([{ is_certain: true }]);
    await upload(FORGED, { officers: [rosa('1979-05-18', 4, 'Rosa', 'Horst')], retrievedOn: '2026-02-21' });
    await acceptAll();
    expect(await findJoined()).toMatchObject([{ is_certain: false }]);
  });

  it('tells nobody a date by naming one person with every day of a year, even if it is accepted', async () => {
    const { upload, acceptAll, findJoined } = await useKnownPerson();
    await upload(FORGED, { officers: EVERY_DAY.map((day, nr) => rosa(day, nr + 4, 'Rosa', 'Horst')) });
    await acceptAll();
    const joined = await findJoined();
    expect(joined).toHaveLength(EVERY_DAY.length);
    const [first] = joined;
    expect(
      joined.filter(({ is_certain, is_likely }) => is_certain !== first.is_certain || is_likely !== first.is_likely),
    ).toEqual([]);
  });

  it('nor by further given names, other spellings and nicknames', async () => {
    const { upload, acceptAll, findJoined, database } = await useKnownPerson();
    const names = ['Rosa', 'Anna Rosa', 'Rosa Maria', 'Berta Rosa', 'Rosa Clara'];
    const days = [BORN_ON, ...EVERY_DAY.slice(0, 4)];
    await upload(FORGED, { officers: names.map((first, nr) => rosa(days[nr] ?? BORN_ON, nr + 4, first)) });
    await acceptAll();
    await findJoined();
    const { rows } = await database.pool.query(
      `select mandate.name from mandate join company on company.id = company_id
       where register_number = 'Traunstein HRB ${FORGED}' and birth_hash is not null`,
    );
    expect(rows).toEqual([]);
  });

  const TRIED: [string, (place: number) => [first: string, last: string]][] = [
    ['other surnames', (place) => ['Rosa', `${'BFGLMRSPWT'[place]}ild`]],
    ['misspelt surnames', (place) => ['Rosa', `Quen${'fkmrslpnxg'[place]}elhuber`]],
    ['misspelt given names', (place) => [place === 0 ? 'R.' : `Ros${'aeioukmprs'[place]}`, 'Quendelhuber']],
  ];
  it.each(TRIED)('nor by %s, of which an extract may have a few', async (_, named) => {
    const { upload, acceptAll, findJoined, database } = await useKnownPerson();
    const bring = async (many: number, retrievedOn: string) => {
      const officers = Array.from({ length: many }, (_officer, place) => {
        const [first, last] = named(place);
        return { ...rosa(place === 0 ? BORN_ON : (EVERY_DAY[place] ?? ''), place + 4, first), last };
      });
      await upload(FORGED, { officers, retrievedOn });
      await acceptAll();
      await findJoined();
      const { rows } = await database.pool.query(
        `select count(birth_hash)::integer as dates, count(*)::integer as officers from mandate
         join company on company.id = company_id where register_number = 'Traunstein HRB ${FORGED}' and is_listed`,
      );
      return rows[0];
    };
    expect(await bring(10, '2026-02-20')).toEqual({ officers: 10, dates: 0 });
    expect(await bring(3, '2026-02-21')).toEqual({ officers: 3, dates: 3 });
  });

  it('joins nobody before somebody has looked at it', async () => {
    const { upload, findJoined, act, database } = await useKnownPerson();
    await act('uploadMode', { mode: 'at_once' });
    const right = [rosa(BORN_ON)];
    await upload(FORGED, { officers: right });
    const withRightDate = await findJoined();
    await upload(FORGED, { officers: [rosa('1979-05-18')], retrievedOn: '2026-02-21' });
    expect(await findJoined()).toEqual(withRightDate);
    const { rows } = await database.pool.query(
      `select register_number, birth_year, birth_hash is not null as has_date from mandate
       join company on company.id = company_id where mandate.name like '%Quendelhuber' and is_listed order by 1`,
    );
    expect(rows).toEqual([
      { register_number: `Traunstein HRB ${KNOWN}`, birth_year: 1979, has_date: true },
      { register_number: `Traunstein HRB ${FORGED}`, birth_year: 1979, has_date: false },
    ]);

    // A date that was accepted before stays with the same entry.
    await upload(KNOWN, { officers: [rosa('1979-05-18')], retrievedOn: '2026-02-21' });
    const { rows: hashes } = await database.pool.query(
      `select distinct birth_hash from mandate where name like '%Quendelhuber'`,
    );
    expect(hashes.filter(({ birth_hash }) => birth_hash !== null)).toHaveLength(1);
  });
});
