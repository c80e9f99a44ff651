import { type EmployeeDetail, getAvatar, getEmployee } from '@firmament/api-contract/calls/people';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { etagOf, type PrivateFile, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { drawAvatar } from './avatar.ts';
import { findPerson, findPicture } from './person.query.ts';
import { presentPerson } from './person-presenter.ts';

type Deps = {
  db: Database;
  /** Counts the person as opened this month, or refuses. */
  unlockPerson(member: Member, personId: number): Promise<void>;
};

/** Picture types that cannot carry a script; anything else is not sent, whatever it claims to be. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const registerPeopleRoutes = (app: FastifyInstance, { db, unlockPerson }: Deps): void => {
  serve(app, getEmployee, async ({ query, member }) => ({
    employee: await openPerson({ db, unlockPerson }, member, query.eid),
  }));

  serve(app, getAvatar, async ({ query, request, reply }) =>
    sendPrivateFile(request, reply, await avatarOf(db, query.employee_id)),
  );
};

/** Shows a person to a member; counts and logs the opening. */
const openPerson = async ({ db, unlockPerson }: Deps, member: Member, profileId: string): Promise<EmployeeDetail> => {
  const row = await findPerson(db, profileId);
  if (!row) throw new AppError('not_found');
  await unlockPerson(member, row.id);
  return presentPerson(row);
};

const avatarOf = async (db: Database, profileId: string): Promise<PrivateFile> => {
  const row = await findPicture(db, profileId);
  if (!row) throw new AppError('not_found');
  const { full_name, content, content_type } = row;
  if (content && content_type && PICTURE_TYPES.includes(content_type)) {
    return { contentType: content_type, etag: etagOf(content_type, content), content: () => content };
  }
  const drawn = drawAvatar(profileId, full_name);
  return { contentType: 'image/svg+xml; charset=utf-8', etag: etagOf(drawn), content: () => drawn };
};
