import { LOG_SUBJECTS, type LogSubject } from '@firmament/api-contract/desk/log-action';

/** The filters of the log, as they stand in the address. */
export type LogFilter = { subject?: LogSubject; actor?: string; from?: string; until?: string };

export const FILTERS = ['subject', 'actor', 'from', 'until'] as const satisfies (keyof LogFilter)[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isSubject = (text: string): text is LogSubject => (LOG_SUBJECTS as readonly string[]).includes(text);

/** Leaves out what is not a filter, as in an address that was typed. */
export const readFilter = (address: URLSearchParams): LogFilter => {
  const [subject, actor, from, until] = FILTERS.map((name) => address.get(name)?.trim() ?? '');
  return {
    ...(subject !== undefined && isSubject(subject) && { subject }),
    ...(actor && { actor }),
    ...(from && DAY.test(from) && { from }),
    ...(until && DAY.test(until) && { until }),
  };
};
