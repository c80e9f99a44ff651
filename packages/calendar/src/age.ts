import { addMonths, type Day } from './day.ts';

/** From this age on nobody may rely on what a source said. */
const OLD_FROM_MONTHS = 24;

/** What was said on this day or before is old. */
export const oldSince = (on: Day): Day => addMonths(on, -OLD_FROM_MONTHS);

/** Without a day nobody knows how old it is; whoever asks says what that means for them. */
export const isOld = (day: Day, on: Day): boolean => day <= oldSince(on);
