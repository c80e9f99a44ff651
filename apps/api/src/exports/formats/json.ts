import type { Column } from './table.ts';

/** Objects with the wire's names and plain values, for programs to read. */
export const jsonFile = async function* <Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const written = (row: Row): string =>
    JSON.stringify(Object.fromEntries(columns.map(({ name, read }) => [name, read(row)])));
  let isFirst = true;
  yield '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield `${isFirst ? '' : ','}\n${batch.map(written).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? ']\n' : '\n]\n';
};
