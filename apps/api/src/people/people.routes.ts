import { type EmployeeDetail, getAvatar, getEmployee } from '@firmament/api-contract/calls/people';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { etagOf, type PrivateFile, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { mentionIdOf } from '../records/register-person-id.ts';
import { drawAvatar } from './avatar.ts';
import { findPerson, findPicture } from './person.query.ts';
import { presentPerson } from './person-presenter.ts';

type Deps = {
  db: Database;
  /** Counts the person as opened this month, or refuses. */
  unlockPerson(member: Member, personId: number): Promise<void>;
  registers: PeopleOfRegisters;
};

/** People of the registers, from another capability. Any of their mentions will do. */
type PeopleOfRegisters = {
  open(member: Member, mentionId: number, isAllPast: boolean): Promise<EmployeeDetail>;
  nameOf(employeeId: string): Promise<string | undefined>;
};

/** Picture types that cannot carry a script; anything else is not sent, whatever it claims to be. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const registerPeopleRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, getEmployee, async ({ query: { eid, past }, member }) => ({
    employee: await openPerson(deps, member, eid, past === 'all'),
  }));

  serve(app, getAvatar, async ({ query, request, reply }) =>
    sendPrivateFile(request, reply, await avatarOf(deps, query.employee_id)),
  );
};

/** Shows a person to a member; counts and logs the opening. */
const openPerson = async (
  { db, unlockPerson, registers }: Deps,
  member: Member,
  employeeId: string,
  isAllPast: boolean,
): Promise<EmployeeDetail> => {
  const mentionId = mentionIdOf(employeeId);
  if (mentionId !== undefined) return registers.open(member, mentionId, isAllPast);
  const row = await findPerson(db, employeeId);
  if (!row) throw new AppError('not_found');
  await unlockPerson(member, row.id);
  return presentPerson(row);
};

const avatarOf = async ({ db, registers }: Deps, employeeId: string): Promise<PrivateFile> => {
  if (mentionIdOf(employeeId) !== undefined) return drawnAvatar(employeeId, await registers.nameOf(employeeId));
  const row = await findPicture(db, employeeId);
  const { content, content_type } = row ?? {};
  if (content && content_type && PICTURE_TYPES.includes(content_type)) {
    return { contentType: content_type, etag: etagOf(content_type, content), content: () => content };
  }
  return drawnAvatar(employeeId, row?.full_name);
};

const drawnAvatar = (employeeId: string, name: string | undefined): PrivateFile => {
  if (name === undefined) throw new AppError('not_found');
  const drawn = drawAvatar(employeeId, name);
  return { contentType: 'image/svg+xml; charset=utf-8', etag: etagOf(drawn), content: () => drawn };
};
