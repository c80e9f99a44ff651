import type { Day } from '@firmament/calendar/day';
import { refusedField, type Text } from './app-error.ts';

const IN_THE_FUTURE: Text = {
  en: 'The day lies in the future. Please choose today or an earlier day.',
  de: 'Der Stichtag liegt in der Zukunft. Bitte wählen Sie heute oder einen früheren Tag.',
};

/** What will hold on a day to come, nobody can say. */
export const refuseFuture = (field: string, asked: Day | undefined, today: Day): void => {
  if (asked !== undefined && asked > today) throw refusedField(field, IN_THE_FUTURE);
};
