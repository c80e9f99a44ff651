import { SOMETHING_VISIBLE, visibleText } from '@firmament/text/visible-text';
import { z } from 'zod';
import type { Rule } from './rule-texts.ts';

/** What people write. It is read by others, so it has no marks that nobody sees and that forge what is read. */

/** Refuses line breaks and control characters, which forge headers, and direction marks, which forge what is read. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

const ONE_LINE_RULE = 'one_line' satisfies Rule;

/** Empty texts are refused by other words. */
const VISIBLE = new RegExp(`^$|${SOMETHING_VISIBLE.source}`, 'u');

/** May stay empty. */
export const optionalText = (maxLength: number) => z.string().overwrite(visibleText).trim().max(maxLength);

export const writtenText = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .regex(VISIBLE, 'nothing_visible' satisfies Rule)
    .overwrite(visibleText)
    .trim()
    .max(maxLength);

export const optionalLine = (maxLength: number) => optionalText(maxLength).regex(ONE_LINE, ONE_LINE_RULE);

export const writtenLine = (maxLength: number) => writtenText(maxLength).regex(ONE_LINE, ONE_LINE_RULE);
