import { addDays, type Day, earlierOf } from '@firmament/calendar/day';

/**
 * For sources that answer day by day: from some days before the watermark to today. A clock that was set back asks for
 * the same days again, never for none.
 */
export const daysToAsk = (watermark: Day, today: Day, overlapDays: number): Day[] => {
  const days: Day[] = [];
  for (let day = addDays(earlierOf(watermark, today), -overlapDays); day <= today; day = addDays(day, 1))
    days.push(day);
  return days;
};
