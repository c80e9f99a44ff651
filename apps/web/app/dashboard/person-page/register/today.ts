import { type Day, dayOf } from '@firmament/calendar/day';

export const today = (): Day => dayOf(new Date());
