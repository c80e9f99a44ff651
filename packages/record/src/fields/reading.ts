import type { CompanyRecord } from '../record.ts';
import { COMPANY_FIELDS, type CompanyField, type FieldPath } from './company-fields.ts';

export type FieldValue = string | number;

/** Reads a field out of records. Made once and kept: this runs for millions of them. */
export const readerOf = ({ path }: Pick<CompanyField, 'path'>): ((record: CompanyRecord) => FieldValue | undefined) => {
  const [outer, inner] = path.split('.') as [string, string | undefined];
  if (inner === undefined) return (record) => (record as unknown as Record<string, FieldValue | undefined>)[outer];
  return (record) => {
    const part = (record as unknown as Record<string, Record<string, FieldValue | undefined> | undefined>)[outer];
    return part?.[inner];
  };
};

type PartName<Path> = Path extends `${infer Part}.${string}` ? Part : never;
type NameIn<Part extends string, Path> = Path extends `${Part}.${infer Name}` ? Name : never;

/** The fields of a part of a record, such as its identifiers. */
export const namesIn = <Part extends PartName<FieldPath>>(part: Part): NameIn<Part, FieldPath>[] =>
  COMPANY_FIELDS.flatMap(({ path }) =>
    path.startsWith(`${part}.`) ? [path.slice(part.length + 1) as NameIn<Part, FieldPath>] : [],
  );

type Outer<Path> = Path extends `${infer Part}.${string}` ? Part : Path;
type Grouped = 'identifiers' | 'address' | 'contact' | 'social';
type Stated = Pick<CompanyRecord, Outer<FieldPath> & keyof CompanyRecord>;
type StatedPart = Pick<Stated, Grouped> & Partial<Omit<Stated, Grouped>>;

/** The part of a record that the fields make, from wherever their values stand; what is not there is left out. */
export const recordOf = (find: (field: CompanyField) => FieldValue | undefined): StatedPart => {
  const record: Record<string, unknown> = { identifiers: {}, address: {}, contact: {}, social: {} };
  for (const field of COMPANY_FIELDS) {
    const value = find(field);
    if (value === undefined) continue;
    const [outer, inner] = field.path.split('.') as [string, string | undefined];
    if (inner === undefined) record[outer] = value;
    else record[outer] = Object.assign((record[outer] as object | undefined) ?? {}, { [inner]: value });
  }
  return record as StatedPart;
};
