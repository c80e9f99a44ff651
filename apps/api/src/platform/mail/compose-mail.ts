import type { z } from 'zod';
import { type Mail, mail } from './mailer.ts';

/** A mail from its parts. What cannot be sent is refused here, where the stack still tells who wrote it. */
export const composeMail = (letter: z.input<typeof mail>): Mail => mail.parse(letter);
