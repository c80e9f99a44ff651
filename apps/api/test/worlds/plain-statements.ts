import type pg from 'pg';
import { hashKey } from '../../src/imports/staging/name-key.ts';

/**
 * All that statements have made of companies, without numbers and times that no two databases share. A company is named
 * by the first key under which a source knows it.
 */
export const linesOfStatements = async (pool: pg.Pool): Promise<string[]> => {
  const { rows: companies } = await pool.query<{ id: number; label: string }>(
    `select company_id as id, min(source_id::text || ':' || source_key) as label from company_source group by 1`,
  );
  const labels = new Map(companies.map(({ id, label }) => [id, label]));
  const labelOf = (id: unknown): unknown => (id === null ? null : (labels.get(id as number) ?? 'nobody'));
  const lines: string[] = [];
  const read = async (
    table: string,
    owner: string | undefined,
    without: readonly string[],
    change: (row: Record<string, unknown>) => Record<string, unknown> = (row) => row,
  ): Promise<void> => {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of rows) {
      const whose = owner === undefined ? '' : labelOf(row[owner]);
      const changed = change(row);
      const cells = Object.keys(changed)
        .filter((column) => column !== owner && !without.includes(column))
        .sort()
        .map((column) => `${column}=${JSON.stringify(changed[column])}`);
      lines.push(`${whose} ${table}: ${cells.join(' ')}`);
    }
  };
  const own = new Set(companies.map(({ id }) => hashKey(`company ${id}`)));
  const others = (row: Record<string, unknown>) =>
    own.has(String(row.key).replaceAll('-', '')) ? { key: 'its own' } : row;
  await read('company', 'id', ['revision', 'updated_at', 'created_at', 'fetched_at']);
  await read('company_source', 'company_id', ['fetched_at']);
  await read('company_key', 'company_id', [], others);
  await read('company_former_name', 'company_id', []);
  await read('company_history', 'company_id', ['read_at']);
  await read('financial_report', 'company_id', ['id']);
  await read('mandate', 'company_id', ['id', 'revision']);
  await read('tie', 'from_company_id', ['id', 'revision'], (row) => ({
    ...row,
    to_company_id: labelOf(row.to_company_id),
    // Who was once no more than a name keeps the address of that time.
    named_key: row.to_company_id === null ? row.named_key : null,
  }));
  await read('waiting_notice', undefined, ['seen_at']);
  const { rows: named } = await pool.query<{ line: string }>(
    `select concat_ws(' ', key, name_key, name, place) as line from named_company where company_id is null`,
  );
  for (const { line } of named) lines.push(`named_company: ${line}`);
  const { rows: events } = await pool.query<{ company_id: number; words: string }>(
    `select company_id, concat_ws(' ', kind, subject, subject_key, happened_on, announced_on, from_value, '→', to_value,
       certainty, supersedes is not null, seq is not null,
       (select string_agg(concat_ws(' ', source_id, as_of, since), ', ' order by source_id)
        from event_source where event_id = event.id)) as words
     from event`,
  );
  for (const { company_id, words } of events) lines.push(`${labelOf(company_id)} event: ${words}`);
  return lines.sort();
};
