import { getAvatar, getEmployee } from '@firmament/api-contract/calls/people';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { etagOf, type PrivateFile, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { drawAvatar } from './avatar.ts';
import { openPerson } from './open-person.ts';
import { findPicture } from './person.query.ts';

type Deps = { db: Database; clock: Clock };

/** Pictures that cannot carry a script; one of another kind is not sent, whatever it says it is. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export const registerPeopleRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, getEmployee, async ({ query, member }) => ({
    employee: await openPerson(db, clock, member, query.eid),
  }));

  serve(app, getAvatar, async ({ query, request, reply }) =>
    sendPrivateFile(request, reply, await avatarOf(db, query.employee_id)),
  );
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
