import type { NetworkOwnership } from '@firmament/api-contract/calls/network';
import { ULTIMATE_PARENT } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { FastifyInstance } from 'fastify';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf } from '../../test/servers/accounts-app.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson } from '../../test/worlds/register-people.ts';
import { buildSearchApp, createSearchWorld, type SearchWorld } from '../../test/worlds/search-world.ts';
import { seedDemoMember } from '../demo/demo-member.ts';
import { DEMO_SIGN_IN } from '../demo/demo-sign-in.ts';
import type { Tie } from '../platform/database/schema.generated.ts';
import { reachOf } from './find-ownership.ts';

const { gisa, firmenbuch, offeneregister, gleif, zefix } = SOURCE_IDS;
/** The last day on which each source said something. */
const AS_OF = {
  [gisa]: '2018-06-18',
  [firmenbuch]: '2026-03-01',
  [offeneregister]: '2018-06-18',
  [gleif]: '2026-03-01',
};

let world: SearchWorld;
let app: FastifyInstance;
let session: { cookie: string };

/** Numbers of companies by name. */
const firms: Record<string, number> = {};

const addFirm = async (name: string): Promise<number> => {
  const { db } = world.database;
  const id = await addCompany(db, { name, country: 'AT' });
  for (const [source, as_of] of Object.entries(AS_OF)) {
    const read = { fetched_at: new Date(), licence: 'Fictional', content_hash: Buffer.alloc(32) };
    await db
      .insertInto('company_source')
      .values({
        source_id: Number(source),
        source_key: name,
        company_id: id,
        ...read,
        as_of,
        first_as_of: '2017-01-01',
      })
      .execute();
  }
  firms[name] = id;
  return id;
};

/** "A owns B": the register of the company that is owned says so. */
const addOwner = async (owner: string, owned: string, more: Partial<Insertable<Tie>> = {}): Promise<void> => {
  for (const name of [owner, owned]) if (firms[name] === undefined) await addFirm(name);
  const stated = { source_id: firmenbuch, kind: 'shareholder', is_listed: true, seen_from: '2017-01-01' };
  await world.database.db
    .insertInto('tie')
    .values({
      from_company_id: firms[owned] as number,
      to_company_id: firms[owner] as number,
      resolved_by: 'number',
      ...stated,
      ...more,
    })
    .execute();
};

beforeAll(async () => {
  world = await createSearchWorld();
  const clock = createTestClock();
  const { db } = world.database;
  const consolidates = { kind: 'parent', source_id: gleif };

  await addOwner('Alt AG', 'Wechsel GmbH', { share: 60, started_on: '2016-01-01', ended_on: '2024-06-30' });
  await addOwner('Neu AG', 'Wechsel GmbH', { share: 100, started_on: '2024-07-01' });

  await addOwner('Gestern AG', 'Still GmbH', { share: 80, source_id: offeneregister });
  await addOwner('Berg AG', 'Gestern AG', { share: 100 });

  await addOwner('Vielleicht AG', 'Namens GmbH', { share: 70, resolved_by: 'name_form' });

  await addOwner('Dach AG', 'Links GmbH', { share: 50 });
  await addOwner('Dach AG', 'Rechts GmbH', { share: 20, source_id: gleif });
  await addOwner('Links GmbH', 'Boden GmbH', { share: 40 });
  await addOwner('Rechts GmbH', 'Boden GmbH', { share: 60 });

  await addOwner('Konzern SE', 'Bilanz GmbH', consolidates);
  await addOwner('Ganz AG', 'Bilanz GmbH', { share: 100 });

  await addOwner('Zwischen GmbH', 'Unten GmbH', consolidates);
  await addOwner('Spitze SE', 'Unten GmbH', { ...consolidates, title: ULTIMATE_PARENT });

  await addOwner('Mitte AG', 'Fuss GmbH', { share: 60 });
  await addOwner('Kopf SE', 'Mitte AG', { share: 100 });
  await addOwner('Kopf SE', 'Fuss GmbH', { ...consolidates, title: ULTIMATE_PARENT });

  // One source, one day: a certain stake and a guess beside it.
  const guess = { resolved_by: 'name_form' };
  await addOwner('Viel AG', 'Eins GmbH', { share: 50, ...guess });
  await addOwner('Eins GmbH', 'Teils GmbH', { share: 40, ...guess });
  await addOwner('Viel AG', 'Zwei GmbH', { share: 10 });
  await addOwner('Viel AG', 'Zwei GmbH', { share: 12, ...guess });
  await addOwner('Zwei GmbH', 'Teils GmbH', { share: 30, ...guess });

  await addOwner('Star GmbH', 'Star Nest', { kind: 'parent', source_id: offeneregister });
  await addOwner('Star GmbH', 'Star Horst', { kind: 'parent', source_id: zefix });

  for (const owner of ['Erste AG', 'Zweite AG']) await addOwner(owner, 'Streit GmbH', { share: 100 });
  await addOwner('Vorher AG', 'Erbe GmbH', { share: 100, source_id: offeneregister });
  await addOwner('Nachher AG', 'Erbe GmbH', { share: 100 });

  await addOwner('Vater AG', 'Sohn GmbH', { kind: 'parent', share: 100, source_id: gisa });
  // The other end says the same.
  const [from_company_id, to_company_id] = [firms['Vater AG'] as number, firms['Sohn GmbH'] as number];
  const other = { from_company_id, to_company_id, kind: 'subsidiary', share: 100, source_id: gisa };
  await db
    .insertInto('tie')
    .values({ ...other, resolved_by: 'number', seen_from: '2017-01-01' })
    .execute();
  await addOwner('Mutter AG', 'Sohn GmbH', { share: 100 });

  await addOwner('Schirm GmbH', 'Schutz GmbH', { share: 100 });
  const owner = { companyId: firms['Schirm GmbH'] as number, title: 'Gesellschafter' };
  await addMention(db, { ...owner, name: 'Wilma Widerspruch', is_withheld: true });
  await addMention(db, { ...owner, name: 'Wilma Widerspruch', title: 'Gesellschafterin', is_withheld: true });
  // Found in a register, but not yet found out who it is.
  await addMention(db, { companyId: firms['Schutz GmbH'] as number, name: 'Norbert Neu', title: 'Gesellschafter' });
  await addMention(db, { companyId: firms['Schutz GmbH'] as number, name: 'Paul Prokura', title: 'Prokurist' });

  // Names of the version before have no comparison form yet.
  await db.updateTable('mandate').set({ folded_name: null }).where('name', '=', 'Norbert Neu').execute();

  await addOwner('Kanzlei Adler', 'Recht GmbH', { share: 100 });
  await addMention(db, {
    companyId: firms['Kanzlei Adler'] as number,
    name: 'Petra',
    title: 'Partner',
    is_withheld: true,
  });
  await addOwner('Ehemals AG', 'Kind GmbH', { share: 100 });
  await addOwner('Einspruch AG', 'Enkel GmbH', { share: 100 });
  const ended = { title: 'Gesellschafter', ended_on: '2016-01-01' };
  await addRegisterPerson(db, { companyId: firms['Ehemals AG'] as number, name: 'Otto Ehemals', ...ended });
  await addMention(db, { companyId: firms['Einspruch AG'] as number, name: 'Wanda Weg', ...ended, is_withheld: true });

  await addFirm('Viele KG');
  await world.database.pool.query(
    `with partner as (
       insert into mandate (company_id, position, source_id, name, folded_name, title)
       select $1, number, $2, 'Kilian ' || number, 'kilian ' || number, 'Kommanditist' from generate_series(1, 510) number
       returning id, company_id, name, title),
     mentioned as (
       insert into mention (id, company_id, person_id, group_id, component_id)
       select id, company_id, id, id, id from partner)
     insert into register_person (id, group_id, name, title, company_id, current_count, past_count, company_count, prominence)
     select id, id, name, title, company_id, 1, 0, 1, 0 from partner`,
    [firms['Viele KG'], firmenbuch],
  );

  app = await buildSearchApp(world, await world.start(), { clock });
  await seedDemoMember(db, clock, DEMO_SIGN_IN);
  session = cookieOf(await app.inject({ method: 'POST', url: '/api/login', payload: DEMO_SIGN_IN }));
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const about = async (name: string, query: Record<string, string> = {}): Promise<NetworkOwnership> => {
  const asked = new URLSearchParams({ company: String(firms[name]), ...query });
  return (await app.inject({ url: `/api/network/ownership?${asked}`, headers: session })).json();
};

const ownerOf = ({ owners }: NetworkOwnership, name: string) => owners.find(({ id }) => id === String(firms[name]));
const german = (answer: NetworkOwnership, name: string): string =>
  ownerOf(answer, name)?.sentence.de.replaceAll('\u00a0', ' ') ?? '';

describe('reaching a threshold', () => {
  it.each([
    [25, 25, 'no', 'yes', 'yes'],
    [25.0001, 25.0001, 'yes', 'yes', 'yes'],
    [24.9999, 24.9999, 'no', 'no', 'yes'],
    [25, 25.01, 'maybe', 'yes', 'yes'],
    [0, 25, 'no', 'maybe', 'maybe'],
    [0, 0, 'no', 'no', 'no'],
    // Sums of shares miss a round number by a hair.
    [25.0000000001, 25.0000000001, 'no', 'yes', 'yes'],
  ])('from %d to %d', (min, max, over, from, any) => {
    const share = { min, max };
    expect([reachOf(share, 'over_25'), reachOf(share, 'from_25'), reachOf(share, 'any')]).toEqual([over, from, any]);
  });
});

describe('ownership on a day', () => {
  it('speaks about that day', async () => {
    const then = await about('Wechsel GmbH', { on: '2019-03-01' });
    expect(then.owners).toMatchObject([{ id: String(firms['Alt AG']), state: 'past', grade: 'certain' }]);
    expect(german(then, 'Alt AG')).toBe(
      'Die Alt AG hielt am 1. März 2019 einen Anteil von 60 % an der Wechsel GmbH (seit 1. Januar 2016); das bedeutete Kontrolle (Firmenbuch, Stand 1. März 2026).',
    );
    const now = await about('Wechsel GmbH');
    expect(now.owners).toMatchObject([{ id: String(firms['Neu AG']), state: 'current' }]);
    expect(german(now, 'Neu AG')).toBe(
      'Die Neu AG hält seit 1. Juli 2024 einen Anteil von 100 % an der Wechsel GmbH; das bedeutet Kontrolle (Firmenbuch, Stand 1. März 2026).',
    );
  });

  it('tells what was stated long ago as just that, however new the rest of the chain is', async () => {
    const answer = await about('Still GmbH');
    expect(answer.owners).toMatchObject([{ state: 'unconfirmed' }, { state: 'unconfirmed' }]);
    expect(german(answer, 'Gestern AG')).toBe(
      'Die Gestern AG hielt zuletzt (laut OffeneRegister, Stand 18. Juni 2018) 80 % an der Still GmbH; das bedeutete Kontrolle; ob das noch gilt, ist nicht bekannt.',
    );
    expect(german(answer, 'Berg AG')).toBe(
      'Die Berg AG hielt zuletzt (laut Firmenbuch, Stand 1. März 2026; OffeneRegister, Stand 18. Juni 2018) über die Gestern AG 80 % an der Still GmbH; das bedeutete Kontrolle, weil auf jeder Stufe eine Mehrheit oder Konsolidierung bestand; ob das noch gilt, ist nicht bekannt.',
    );
    const sooner = await about('Still GmbH', { on: '2019-03-01' });
    expect(german(sooner, 'Gestern AG')).toContain('hielt am 1. März 2019 einen Anteil von 80 %');
  });
});

describe('ownership', () => {
  it('marks what is likely, and says how much is left out without it', async () => {
    expect(await about('Namens GmbH')).toMatchObject({ owners: [], left_out: { likely: 1 } });
    const likely = await about('Namens GmbH', { sure: 'likely' });
    expect(likely).toMatchObject({ owners: [{ grade: 'likely' }], left_out: { likely: 0 } });
    expect(german(likely, 'Vielleicht AG')).toMatch(
      /; das würde Kontrolle bedeuten \(.+wahrscheinlich, nicht sicher\)\.$/,
    );
  });

  it('does not tell a sum of several chains as one of them, and names all sources', async () => {
    expect(german(await about('Boden GmbH'), 'Dach AG')).toBe(
      'Die Dach AG hält insgesamt 32 % an der Boden GmbH, unter anderem über die Links GmbH (Firmenbuch, Stand 1. März 2026; GLEIF, Stand 1. März 2026).',
    );
  });

  it('tells of a parent that is no shareholder without a share', async () => {
    const answer = await about('Bilanz GmbH');
    expect(ownerOf(answer, 'Konzern SE')).toMatchObject({ is_share: false, is_controlling: true, direct: null });
    expect(ownerOf(answer, 'Ganz AG')).toMatchObject({ is_share: true });
    expect(german(answer, 'Konzern SE')).toBe(
      'Die Konzern SE bezieht die Bilanz GmbH in den Konzernabschluss ein; das bedeutet Kontrolle (GLEIF, Stand 1. März 2026).',
    );
  });

  it('names on top whom GLEIF does, and draws a group step by step all the same', async () => {
    const answer = await about('Unten GmbH');
    expect(answer.ultimate_parents).toEqual([String(firms['Spitze SE'])]);
    expect(german(answer, 'Spitze SE')).toBe(
      'Die Spitze SE bezieht die Unten GmbH in den Konzernabschluss ein; das bedeutet Kontrolle (GLEIF, Stand 1. März 2026).',
    );
    expect(answer.relations.map(({ title }) => title)).toEqual([null, null]);
    const around = await app.inject({ url: `/api/network?start=${firms['Unten GmbH']}`, headers: session });
    expect(around.json().points.map(({ name }: { name: string }) => name)).toEqual(['Unten GmbH', 'Zwischen GmbH']);
    const { body } = await app.inject({ url: `/api/companies?cid=${firms['Unten GmbH']}`, headers: session });
    expect(body).toContain('Zwischen GmbH');
    expect(body).not.toContain('Spitze SE');
  });

  it('tells the chain below whom GLEIF names on top as all that is known', async () => {
    expect(german(await about('Fuss GmbH'), 'Kopf SE')).toBe(
      'Die Kopf SE hält über die Mitte AG 60 % an der Fuss GmbH; das bedeutet Kontrolle (Firmenbuch, Stand 1. März 2026; GLEIF, Stand 1. März 2026).',
    );
  });

  it('says that only part of it is a guess where one source states both on one day', async () => {
    const answer = await about('Teils GmbH', { sure: 'likely', threshold: 'any' });
    expect(german(answer, 'Viel AG')).toContain('; teils nur über den Namen zugeordnet');
  });

  it('takes a head office for no owner, and draws its branch as that', async () => {
    for (const branch of ['Star Nest', 'Star Horst']) {
      expect(await about(branch)).toMatchObject({ owners: [], ultimate_parents: [] });
      const around = await app.inject({ url: `/api/network?start=${firms[branch]}`, headers: session });
      expect(around.json().relations).toMatchObject([
        { kinds: ['branch'], from: String(firms['Star GmbH']), to: String(firms[branch]) },
      ]);
    }
    expect((await about('Star GmbH')).holdings).toEqual([]);
  });

  it('says where statements contradict each other, and makes nobody the parent', async () => {
    const answer = await about('Streit GmbH');
    expect(answer).toMatchObject({ ultimate_parents: [], unknown: { min: 0, max: 0 } });
    expect(answer.owners).toMatchObject([
      ...[1, 2].map(() => ({ is_contradicted: true, is_controlling: false, share: { min: 0, max: 100 } })),
    ]);
    expect(german(answer, 'Erste AG')).toBe(
      'Die Erste AG hält 100 % an der Streit GmbH; die Angaben widersprechen sich: Zusammen ergeben sie mehr als 100 % (Firmenbuch, Stand 1. März 2026).',
    );
  });

  it('believes the newer of two statements where the other is old', async () => {
    const answer = await about('Erbe GmbH');
    expect(answer.ultimate_parents).toEqual([String(firms['Nachher AG'])]);
    expect(german(answer, 'Nachher AG')).toContain('hält 100 % an der Erbe GmbH; das bedeutet Kontrolle');
    expect(ownerOf(answer, 'Vorher AG')).toMatchObject({ is_contradicted: true, share: { min: 0, max: 0 } });
    expect(german(answer, 'Vorher AG')).toContain('Stand 18. Juni 2018) 100 % an der Erbe GmbH; neuere Angaben');
  });

  it('knows what is old even where both ends state it', async () => {
    const answer = await about('Sohn GmbH');
    expect(answer.ultimate_parents).toEqual([String(firms['Mutter AG'])]);
    expect(ownerOf(answer, 'Vater AG')).toMatchObject({ is_contradicted: true, is_controlling: false });
    expect(german(answer, 'Mutter AG')).toContain('hält 100 % an der Sohn GmbH; das bedeutet Kontrolle');
  });

  it('counts partners among owners who are not shown', async () => {
    const answer = await about('Recht GmbH');
    expect(answer.ultimate_parents).toEqual([]);
    expect(answer.hidden_owners).toMatchObject([{ at: String(firms['Kanzlei Adler']), objected: 1 }]);
  });

  it.each(['Ehemals AG of Kind GmbH', 'Einspruch AG of Enkel GmbH'])(
    'tells nothing of who owned long ago, and calls nobody the top who was below: %s',
    async (who) => {
      const [owner = '', owned = ''] = who.split(' of ');
      expect(await about(owned, { on: '2015-06-01' })).toMatchObject({ ultimate_parents: [], hidden_owners: [] });
      expect((await about(owned)).ultimate_parents).toEqual([String(firms[owner])]);
    },
  );

  it('counts owners who are not shown, and puts nobody below them on top', async () => {
    const answer = await about('Schutz GmbH');
    expect(answer.ultimate_parents).toEqual([]);
    expect(new Map(answer.hidden_owners.map(({ at, ...counts }) => [at, counts]))).toEqual(
      new Map([
        [String(firms['Schirm GmbH']), { objected: 1, unidentified: 0 }],
        [String(firms['Schutz GmbH']), { objected: 0, unidentified: 1 }],
      ]),
    );
    expect(JSON.stringify(answer)).not.toContain('Wilma');
    expect((await about('Bilanz GmbH')).hidden_owners).toEqual([]);
  });

  it('says that there are more than one answer lists', async () => {
    const answer = await about('Viele KG');
    expect(answer).toMatchObject({ is_more: true, ultimate_parents: [] });
    expect(answer.owners).toHaveLength(500);
  });
});
