import { JOB_NAMES } from '@firmament/api-contract/desk/job-name';
import { LANGUAGES } from '@firmament/api-contract/language';
import { expect, it } from 'vitest';
import { jobHandlers } from './job-handlers.ts';

it.each(LANGUAGES)('every kind of background work has a name in words (%s)', (language) => {
  // Handlers are only bound here, not run.
  const deps = { refresh: {}, config: {} } as Parameters<typeof jobHandlers>[0];
  const names = jobHandlers(deps).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(JOB_NAMES[language]).sort()).toEqual([...names].sort());
});
