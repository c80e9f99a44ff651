/** The rows in the order of the ids; an id without a row is left out. */
export const inOrderOf = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
