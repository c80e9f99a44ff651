import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { extractRequest } from '@firmament/registers/firmenbuch/requests';
import { companyRequest } from '@firmament/registers/zefix/requests';
import { describe, expect, it } from 'vitest';
import { fictionalRecord, useRefreshWorld, useRegister } from '../../test/worlds/refresh-world.ts';
import type { KnownCompany } from './connector.ts';
import * as answers from './fixtures/register-answers.ts';
import { gisaQuestion } from './gisa.connector.ts';

const company = (changes: Partial<KnownCompany>): KnownCompany => ({
  id: 1,
  name: 'Adler & Söhne <GmbH>',
  sourceId: 1,
  sourceLink: null,
  sourceKey: '1',
  stockSymbol: null,
  website: null,
  ...changes,
});

describe('the question', () => {
  it('to GISA holds number and name, escaped', () => {
    const { url, body } = gisaQuestion('https://gisa.example/xml', company({ sourceKey: '99000004' }));
    expect(url).toBe('https://gisa.example/xml/Gewerbe');
    expect(body).toBe(
      '<GewerbeRequest><GISAZahl>99000004</GISAZahl><Name>Adler &amp; Söhne &lt;GmbH&gt;</Name></GewerbeRequest>',
    );
  });

  it('to the Firmenbuch writes the number as the register does', () => {
    const question = extractRequest({ url: 'https://fb.example/ws', apiKey: 'key-1' }, '30435h', '2026-03-11');
    expect(question.secretHeaders).toEqual({ 'x-api-key': 'key-1' });
    expect(question.body).toContain('<fb:FNR>030435h</fb:FNR><fb:STICHTAG>2026-03-11</fb:STICHTAG>');
    expect(question.body).toContain('<fb:UMFANG>Kurzinformation</fb:UMFANG>');
  });

  it('to Zefix carries the credentials', () => {
    const access = { url: 'https://zefix.example', user: 'eva', password: 'geheim' };
    const { url, secretHeaders } = companyRequest(access, '437580');
    expect(url).toBe('https://zefix.example/api/v1/company/ehraid/437580');
    expect(secretHeaders).toEqual({ authorization: 'Basic ZXZhOmdlaGVpbQ==' });
  });
});

describe('an answer of the Firmenbuch', () => {
  const useFirmenbuch = async () => {
    const register = await useRegister();
    const settings = { firmenbuchUrl: `${register.origin}/ws`, firmenbuchApiKey: 'key-1' };
    const world = await useRefreshWorld({ settings });
    const id = await world.add(
      SOURCE_IDS.firmenbuch,
      fictionalRecord({ sourceKey: answers.FIRMENBUCH_KEY, sourceLink: 'https://fb.test/1' }),
    );
    return { register, world, id };
  };

  it('brings representatives, and records who came and went', async () => {
    const { register, world, id } = await useFirmenbuch();
    for (const director of ['Berta', 'Cäsar']) {
      register.answer((_, response) => void response.end(answers.firmenbuchAnswer({ director })));
      await world.refresh(id, SOURCE_IDS.firmenbuch);
    }
    expect((await world.changes(id)).filter(({ field }) => field === 'representative')).toMatchObject([
      { old_value: null, new_value: expect.stringContaining('Berta Beispiel') },
      { old_value: expect.stringContaining('Berta Beispiel'), new_value: null },
      { old_value: null, new_value: expect.stringContaining('Cäsar Beispiel') },
    ]);
    expect(register.asked[0]?.headers).toMatchObject({
      'x-api-key': 'key-1',
      'content-type': 'text/xml; charset=utf-8',
    });
  });

  it.each([
    ['Firma 900001g nicht gefunden', { outcome: 'not_there' }],
    ['Validation error', { outcome: 'refused' }],
  ])('with the fault "%s" is understood', async (reason, expected) => {
    const { register, world, id } = await useFirmenbuch();
    register.answer((_, response) => void response.writeHead(500).end(answers.soapFault(reason)));
    expect(await world.refresh(id, SOURCE_IDS.firmenbuch)).toMatchObject(expected);
  });
});

describe('an answer of GISA', () => {
  it('without a licence or without a place changes nothing', async () => {
    const register = await useRegister();
    const world = await useRefreshWorld({ settings: { gisaUrl: register.origin } });
    const id = await world.add(SOURCE_IDS.gisa, fictionalRecord({ sourceKey: answers.GISA_KEY }));
    register.answer((_, response) => void response.end(answers.GISA_NOTHING));
    expect(await world.refresh(id, SOURCE_IDS.gisa)).toMatchObject({ outcome: 'not_there' });
    register.answer((_, response) => void response.end(answers.gisaAnswer({ PLZ: '', Ort: '' })));
    expect(await world.refresh(id, SOURCE_IDS.gisa)).toMatchObject({ outcome: 'unreadable' });
    expect(await world.changes(id)).toEqual([]);
  });
});

describe('an answer of GLEIF', () => {
  const { LEI, PARENT_LEI, CHILD_LEI } = answers;

  const useGleif = async (lists: Record<string, (page: number) => string | undefined>) => {
    const register = await useRegister();
    register.answer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, register.origin);
      const list = pathname.split('/').slice(5).join('/');
      const page = Number(searchParams.get('page[number]') ?? 1);
      const answer =
        list === '' ? answers.gleifAnswer({ relationships: answers.GLEIF_RELATIONSHIPS }) : lists[list]?.(page);
      response.writeHead(answer === undefined ? 404 : 200).end(answer);
    });
    const world = await useRefreshWorld({ settings: { gleifUrl: `${register.origin}/api/v1` } });
    const id = await world.add(SOURCE_IDS.gleif, fictionalRecord({ sourceKey: LEI }));
    const links = async () =>
      (await world.database.pool.query('select kind, title, to_source_key, to_company_id from tie order by id')).rows;
    return { register, world, id, links };
  };

  it('brings links, page by page, resolves known companies, and brings the security', async () => {
    const { register, world, id, links } = await useGleif({
      'direct-parent-relationship': () => JSON.stringify({ data: answers.gleifTie(LEI, PARENT_LEI) }),
      'ultimate-parent-relationship': () =>
        JSON.stringify({ data: answers.gleifTie(LEI, PARENT_LEI, 'IS_ULTIMATELY_CONSOLIDATED_BY') }),
      'direct-child-relationships': (page) =>
        answers.gleifPage([answers.gleifTie(page === 1 ? CHILD_LEI : '0000FICTITIOUS00GH11', LEI)], page, 2),
      isins: () => answers.gleifPage([answers.isin('AT0000000001'), answers.isin('AT0000000002')]),
    });
    const parentId = await world.add(SOURCE_IDS.gleif, fictionalRecord({ sourceKey: PARENT_LEI, name: 'Horst AG' }));
    const result = await world.refresh(id, SOURCE_IDS.gleif);
    expect(result?.changedFields).toEqual(expect.arrayContaining(['company_link', 'stock_symbol']));
    expect(await links()).toEqual([
      { kind: 'parent', title: null, to_source_key: PARENT_LEI, to_company_id: parentId },
      {
        kind: 'parent',
        title: 'IS_ULTIMATELY_CONSOLIDATED_BY',
        to_source_key: PARENT_LEI,
        to_company_id: parentId,
      },
      { kind: 'subsidiary', title: null, to_source_key: CHILD_LEI, to_company_id: null },
      { kind: 'subsidiary', title: null, to_source_key: '0000FICTITIOUS00GH11', to_company_id: null },
    ]);
    // The first time that a source states ties is where it begins.
    expect(await world.changes(id)).not.toContainEqual(expect.objectContaining({ field: 'company_link' }));
    // Ultimate subsidiaries and funds are not asked for, nor are the addresses that the answer gives.
    expect(register.asked.map(({ url }) => url.split('?')[0]?.split('/').slice(5).join('/'))).toEqual([
      '',
      'direct-parent-relationship',
      'ultimate-parent-relationship',
      'direct-child-relationships',
      'direct-child-relationships',
      'isins',
    ]);
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'unchanged' });
  });

  it('keeps the security that is shown, as long as it is one of the company’s', async () => {
    const { world, id } = await useGleif({
      isins: () => answers.gleifPage([answers.isin('AT0000000001'), answers.isin('AT0000000002')]),
    });
    await world.database.pool.query(`update company set stock_symbol = 'AT0000000002' where id = $1`, [id]);
    expect((await world.refresh(id, SOURCE_IDS.gleif))?.changedFields).not.toContain('stock_symbol');
  });

  it('is dropped as a whole when one of its lists fails', async () => {
    const { world, id, links } = await useGleif({ 'direct-child-relationships': () => '{"data": [' });
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'unreadable' });
    expect(await links()).toEqual([]);
    expect(await world.changes(id)).toEqual([]);
  });

  it('with an endless list is given up', async () => {
    const { register, world, id } = await useGleif({
      'direct-child-relationships': (page) => answers.gleifPage([], page, 1_000_000),
    });
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'unreadable' });
    expect(register.asked.length).toBeLessThan(15);
  });

  it('that is an error counts as a refusal', async () => {
    const { register, world, id } = await useGleif({});
    register.answer((_, response) => void response.end('{"errors":[{"status":"400","title":"Bad request"}]}'));
    expect(await world.refresh(id, SOURCE_IDS.gleif)).toMatchObject({ outcome: 'refused' });
  });
});
