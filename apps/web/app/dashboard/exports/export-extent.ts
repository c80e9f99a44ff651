import type { ExportColumns, ExportSubject, RequestsOfExport } from '@firmament/api-contract/calls/exports';

/** How much of a list is exported: every column, every column of the first rows, or the columns of the list alone. */
export type Extent = 'all' | 'first' | 'row';

type Subject = ExportSubject['subject'];

/** The parts of a preview that the choice depends on. */
type Preview = { rows: number; requests: RequestsOfExport };

export type Cost = {
  rows: number;
  /** Requests it takes from the quota. */
  counted: number;
  /** Records that cost nothing again, because they were opened this month. */
  free: number;
  left: number;
};

const isAffordable = ({ counted, left }: RequestsOfExport): boolean => counted <= left;

/** What the quota allows: everything, or as much of it as there is. One company has one extent only. */
export const extentsOf = (subject: Subject, { requests }: Preview): Extent[] => {
  if (subject === 'company') return isAffordable(requests) ? ['all'] : [];
  if (isAffordable(requests)) return ['all', 'row'];
  return requests.affordable_rows > 0 ? ['first', 'row'] : ['row'];
};

export const costOf = (extent: Extent, { rows, requests }: Preview): Cost => {
  const { counted, free, left, affordable_rows } = requests;
  if (extent === 'row') return { rows, counted: 0, free: 0, left };
  if (extent === 'all') return { rows, counted, free, left: left - counted };
  // The first rows use up what is left.
  return { rows: affordable_rows, counted: left, free: affordable_rows - left, left: 0 };
};

/** The part of the request that says so. */
export const requestOf = (
  subject: Subject,
  extent: Extent,
  { rows }: Cost,
): { columns?: ExportColumns; max_rows?: number } => {
  if (subject === 'company') return {};
  return { columns: extent === 'row' ? 'row' : 'all', ...(extent === 'first' && { max_rows: rows }) };
};

/** Whether the file holds data of people; the rows of companies alone do not. */
export const isAboutPeople = (subject: Subject, extent: Extent | undefined): boolean =>
  (subject !== 'companies' && subject !== 'selection') || extent !== 'row';
