import { z } from 'zod';
import { logEntry } from '../../desk/log-action.ts';
import { defineEndpoint, type Endpoint } from '../../endpoint.ts';
import { writtenLine } from '../../rules/written-text.ts';

/** What all calls of the desk have in common. For everybody but operators they do not exist: 404. */
export const defineDeskCall = <const E extends Omit<Endpoint, 'access' | 'tag'>>(endpoint: E) =>
  defineEndpoint({ ...endpoint, access: 'operator', tag: 'desk' });

export const day = z.iso.date();
export const moment = z.iso.datetime();
export const cents = z.number().int();

export const idParam = z.coerce.number().int().min(1).max(2_147_483_647);

const MAX_REASON_LENGTH = 1_000;
/** Why something was done: for the person concerned, and for the log. */
export const reason = writtenLine(MAX_REASON_LENGTH);

/** Longer than any list that people work through; the queue's count says how many there are. */
export const MAX_LISTED = 100;

/** Every action answers with what was written down. */
export const done = z.object({ success: z.literal(true), message: z.string(), entry: logEntry });

/** What happened to something so far, newest first. */
export const log = z.array(logEntry);
