import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import { type Clock, dataDay } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { companionsOf } from './companions.ts';
import { coOfficersIn } from './match-presenter.ts';
import {
  findFacesOfGroup,
  findLinks,
  findMandatesBeside,
  findMandatesOfGroup,
  findQuestions,
  findRegisterPerson,
  findShownNames,
  type PersonRow,
} from './register-person.query.ts';
import { presentRegisterPerson } from './register-person-presenter.ts';
import { whyOnePerson } from './why-one-person.ts';

type Deps = {
  db: Database;
  clock: Clock;
  gazetteer: Gazetteer;
  /** Counts the person as opened this month, or refuses. */
  unlockPerson(member: Member, personId: number): Promise<void>;
};

/** Whose companies are looked at for people who sit there as well. */
const MAX_COMPANIES_COMPARED = 300;

/** Shows a person of the registers to a member; counts and logs the opening. Any mention of the person will do. */
export const openRegisterPerson = async (
  { db, clock, gazetteer, unlockPerson }: Deps,
  member: Member,
  { mentionId, isAllPast }: { mentionId: number; isAllPast: boolean },
): Promise<EmployeeDetail> => {
  const person = await findRegisterPerson(db, mentionId);
  if (!person) throw new AppError('not_found');
  // Lists know people of the registers by negative numbers.
  await unlockPerson(member, -person.id);
  const today = dataDay(clock);
  const [mandates, matched] = await Promise.all([findMandatesOfGroup(db, person.group_id), findMatch(db, person)]);
  const own = mandates.filter(({ person_id }) => person_id === person.id);
  const companies = [...new Set(own.map(({ company_id }) => company_id))].slice(0, MAX_COMPANIES_COMPARED);
  const [beside, why] = await Promise.all([
    findMandatesBeside(db, person.group_id, companies),
    whyOnePerson({ db, gazetteer }, own),
  ]);
  const companions = companionsOf(own, beside, today);
  return presentRegisterPerson({ person, mandates, ...matched, companions, why }, { today, isAllPast });
};

const findMatch = async (db: Database, person: PersonRow) => {
  const [faces, questions] = await Promise.all([findFacesOfGroup(db, person), findQuestions(db, person.id)]);
  const ids = faces.map(({ id }) => id);
  const links = ids.length > 1 ? await findLinks(db, ids) : [];
  const all = [...links, ...questions];
  const mentions = all.map(({ mention_a }) => mention_a);
  return { faces, questions, links, shownNames: await findShownNames(db, mentions, coOfficersIn(all)) };
};
