import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/servers/test-app.ts';

const root = join(import.meta.dirname, '../../../../..');

/** Names of metrics as they stand in an expression or on a page. */
const metricsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:http|nodejs|process)_[a-z_]+\b/g)].map(([name]) => name)),
];

/** The series that a page of metrics declares; those of a histogram may have no value yet. */
const seriesOf = (page: string): Set<string> =>
  new Set(
    [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [String(name)],
    ),
  );

it.each(['deploy/grafana-dashboard.json', 'docs/operations.md'])(
  '%s uses only metrics that we export',
  async (file) => {
    const app = await useTestApp();
    const given = seriesOf((await app.inject('/api/metrics')).body);
    const asked = metricsIn(readFileSync(join(root, file), 'utf8'));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !given.has(name))).toEqual([]);
  },
);
