import { expect, it } from 'vitest';
import { addCompany, addPerson } from '../../../test/worlds/records.ts';
import { addMandate, useRegisters } from '../../../test/worlds/registers.ts';

it('A person of the registers is linked with a profile only if each is the only one for the other', async () => {
  const registers = await useRegisters();
  const { db, client, identify } = registers;
  const company = await addCompany(db);
  const own = { name: 'Leonie Überschär', birth_year: 1979 };
  const leonie = await addMandate(registers, company, own);
  const profile = await addPerson(db, 'leonie', { full_name: own.name, company_id: company });
  const profileOf = async (person: number) => {
    await identify();
    const persons = db.selectFrom('register_person').select('profile_person_id').where('id', '=', person);
    return (await persons.executeTakeFirstOrThrow()).profile_person_id;
  };
  expect(await profileOf(leonie)).toBe(profile);
  // The daughter bears the name as well. Nobody says when she was born, so the profile may be either's.
  const daughter = await addMandate(registers, company, { ...own, birth_year: 2001 });
  expect([await profileOf(leonie), await profileOf(daughter)]).toEqual([null, null]);
  await client.query(`update person set born_on = '1979-05-01'`);
  expect([await profileOf(leonie), await profileOf(daughter)]).toEqual([profile, null]);
  const elsewhere = await addCompany(db);
  await addMandate(registers, elsewhere, { ...own, person_key: 'leonie' });
  await client.query(`update mandate set person_key = 'leonie' where id = $1`, [leonie]);
  const other = await addPerson(db, 'leonie-2', { full_name: own.name, company_id: elsewhere });
  expect(await profileOf(leonie)).toBeNull();
  await client.query('update person set company_id = null where id = $1', [profile]);
  expect(await profileOf(leonie)).toBe(other);
});
