import type { Day } from '@firmament/calendar/day';
import { foldPersonName } from '@firmament/text/person-name';
import { inForceOn } from '../../records/terms/in-force.ts';
import { endOf } from '../../records/terms/term.ts';
import { withoutNames } from '../../records/withheld/without-names.ts';
import type { CompanyRow } from '../company.query.ts';
import { statementDaysOf } from './statement-days.ts';

/** Fields in which sources name people as they like. */
const LINES = ['owners', 'founders', 'ceo'] as const;

export const isLine = (field: string): boolean => (LINES as readonly string[]).includes(field);

/** The row without the names of people who objected. Their mandates and events are not in it to begin with. */
export const withoutObjected = (row: CompanyRow): CompanyRow => {
  const folded = row.withheld.flatMap(({ folded_name, former_names, name }) => [
    folded_name ?? foldPersonName(name),
    ...(former_names ?? []),
  ]);
  if (folded.length === 0) return row;
  const clean = (values: Record<string, unknown>): Record<string, unknown> => ({
    ...values,
    ...Object.fromEntries(
      LINES.flatMap((field) => {
        const line = values[field];
        return typeof line === 'string' ? [[field, withoutNames(line, folded)]] : [];
      }),
    ),
  });
  return {
    ...row,
    ...(clean({ owners: row.owners, founders: row.founders, ceo: row.ceo }) as Pick<
      CompanyRow,
      (typeof LINES)[number]
    >),
    statements: row.statements.map(({ values, ...stated }) => ({
      ...stated,
      values: values === null ? null : clean(values as Record<string, unknown>),
    })),
    replaced: row.replaced.map((old) => (isLine(old.field) ? { ...old, value: withoutNames(old.value, folded) } : old)),
  };
};

/** How many people would be shown on a day had they not objected; without those of long ago. */
export const countObjected = (row: CompanyRow, day: Day): number => {
  const people = row.withheld.flatMap((mandate) => {
    const end = endOf(mandate);
    const { isInForce } = inForceOn(mandate, statementDaysOf(row, mandate.source_id), day);
    if (!isInForce && (end === null || end > day)) return [];
    return mandate.person_id ?? mandate.folded_name ?? mandate.name;
  });
  return new Set(people).size;
};
