import { BIRTH_CHECKS } from '@firmament/api-contract/calls/register-people';
import { LIMITS } from '@firmament/api-contract/limits';
import { MINUTE_MS } from '@firmament/calendar/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { TEST_BIRTH_KEY } from '../../../test/tools/secret-keys.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { addRegisterPerson } from '../../../test/worlds/register-people.ts';
import { birthHash } from '../../imports/birth-hash.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findLog } from '../../platform/operator-log/log.query.ts';
import { toRegisterId } from '../../records/register-person-id.ts';
import { checkDate } from './check-birth-date.ts';

const DATES = { right: '1971-05-04', wrong: '1971-05-05', otherYear: '1972-05-04' } as const;
type Kind = keyof typeof DATES;

const DAY_MINUTES = 24 * 60;

const hashBirthDate = (date: string) => birthHash(TEST_BIRTH_KEY, date);

/** Two people, as many accounts as asked for, and what each is answered: the tries that are left, or a refusal. */
const useChecks = async (accounts: number) => {
  const { db, pool } = await useTestDatabase();
  const clock = createTestClock();
  const companyId = await addCompany(db);
  const born = { birth_year: 1971, birth_hash: Buffer.from(hashBirthDate(DATES.right), 'hex') };
  const people = [
    await addRegisterPerson(db, { companyId, ...born }),
    await addRegisterPerson(db, { companyId, ...born }),
  ];
  const { rows } = await pool.query<{ id: number }>(
    `insert into account (email, full_name, password_hash, language, membership_level, membership_start, created_at)
     select 'member' || number || '@firma.example', 'Eva Muster', 'x', 'en', 0, '2026-01-01', now()
     from generate_series(1, $1) number returning id`,
    [accounts],
  );
  const members = rows.map(({ id }) => ({ accountId: id, uid: String(id) }) as Member);
  const check = async (member: number, person: number, kind: Kind) => {
    const asked = { employee_id: toRegisterId(people[person] as number), date: DATES[kind] };
    try {
      const deps = { db, clock, hashBirthDate, unlockPerson: async () => {} };
      return await checkDate(deps, members[member] as Member, asked);
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };
  const forget = () => pool.query('delete from audit_log; delete from rate_limit');
  return { db, clock, people, check, forget };
};

type Step = { member: number; person: number; kind: Kind; wait: number };

const MEMBERS = 3;

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    member: fc.nat(MEMBERS - 1),
    person: fc.nat(1),
    kind: fc.constantFrom<Kind>('right', 'wrong', 'wrong', 'wrong', 'otherYear'),
    wait: fc.constantFrom(0, 0, 60, DAY_MINUTES, 40 * DAY_MINUTES, 200 * DAY_MINUTES),
  }),
  { minLength: 10, maxLength: 60 },
);

/** What is left of a limit that begins anew when its window is over: refused calls begin one, and do not count. */
const createWindow = ({ count: most, windowSeconds }: { count: number; windowSeconds: number }) => {
  let [count, endsAt] = [0, 0];
  return {
    left: (now: number) => {
      if (now >= endsAt) [count, endsAt] = [0, now + windowSeconds * 1000];
      return most - count;
    },
    spend: () => {
      count += 1;
    },
  };
};

/** The same rule, from the list of all that was answered before. */
const recompute = () => {
  const windows = new Map<string, ReturnType<typeof createWindow>>();
  const windowOf = (name: string, limit: { count: number; windowSeconds: number }) => {
    const known = windows.get(name) ?? createWindow(limit);
    windows.set(name, known);
    return known;
  };
  const wrong: { member: number; person: number; at: number }[] = [];
  return ({ member, person, kind }: Step, now: number) => {
    const today = [
      windowOf(`${member}`, LIMITS.birthCheck),
      windowOf(`${member} ${person}`, LIMITS.birthCheckOfPerson),
    ];
    const left = today.map((window) => window.left(now));
    const since = now - BIRTH_CHECKS.wrongWithinDays * DAY_MINUTES * MINUTE_MS;
    const mine = () => wrong.filter((one) => one.member === member && one.person === person && one.at > since).length;
    if (left.some((count) => count === 0) || mine() >= BIRTH_CHECKS.wrongPerMember) return 'rate_limited';
    for (const window of today) window.spend();
    if (kind === 'wrong') wrong.push({ member, person, at: now });
    const tries_left = Math.min(...left.map((count) => count - 1), BIRTH_CHECKS.wrongPerMember - mine());
    return { answer: kind === 'right' ? 'yes' : 'no', tries_left };
  };
};

it('a member has as many tries as the list of their own says, whatever is tried by whom and when', async () => {
  const { clock, check, forget } = await useChecks(MEMBERS);
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await forget();
      const expected = recompute();
      for (const step of all) {
        clock.pass(step.wait);
        const at = clock.now().getTime();
        expect(await check(step.member, step.person, step.kind)).toEqual(expected(step, at));
      }
    }),
    { numRuns: 20 },
  );
});

it('thirty hostile members keep no honest one out, and operators are told of them', async () => {
  const { db, people, clock, check } = await useChecks(31);
  const HONEST = 30;
  for (let day = 0; day < 2; day++) {
    for (let member = 0; member < HONEST; member++) {
      for (let number = 0; number < 4; number++) await check(member, 0, 'wrong');
    }
    clock.pass(DAY_MINUTES);
  }
  expect(await check(0, 0, 'right')).toBe('rate_limited');
  expect(await check(HONEST, 0, 'wrong')).toEqual({ answer: 'no', tries_left: 2 });
  expect(await check(HONEST, 0, 'right')).toEqual({ answer: 'yes', tries_left: 1 });
  const noted = (tries: number, members: number) =>
    expect.objectContaining({
      action: 'register_person.wrong_births_tried',
      subject_id: toRegisterId(people[0] as number),
      details: { tries, members },
    });
  expect(await findLog(db, { limit: 10 })).toEqual([noted(80, 27), noted(60, 20), noted(40, 14), noted(20, 7)]);
});
