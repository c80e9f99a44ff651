import type { IdentifierKind } from '@firmament/identifiers/identifier';
import type { CompanyRecord } from '../record.ts';
import type { Wording } from '../wording.ts';

type PathIn<Part, Name extends string> = Part extends string | number
  ? Name
  : Part extends readonly unknown[]
    ? never
    : `${Name}.${keyof Part & string}`;

/** Where a single value stands in a company's record, such as `address.street`. */
export type PathOfValue = {
  [Name in Exclude<keyof CompanyRecord, 'domain'>]-?: PathIn<NonNullable<CompanyRecord[Name]>, Name>;
}[Exclude<keyof CompanyRecord, 'domain'>];

/** One value that sources state of a company. A new one is such a row, a column and the parser that reads it. */
export type FieldShape = {
  /** As the records of changes call it, and the column of `company`, unless that is another. */
  name: string;
  column?: string;
  path: PathOfValue;
  /** In calls and exports. */
  wire: string;
  /** Can begin a sentence. Some are called otherwise in each country or legal form. */
  label: Wording;
  /** For the description of the calls. */
  meaning?: string;
  /** Text, unless said. */
  type?: 'number' | 'day';
  /** Which sources fill it: nearly all, or only extracts of registers; unless said, some. */
  stated?: 'usually' | 'in-extracts';
  /** The rule it is checked and written by; `register`: that of its country. */
  identifier?: IdentifierKind | 'register';
  /** A part of a fact whose changes are stated as a whole. */
  changesWith?: 'address' | 'register' | 'capital';
  /** From the place or the address; no source states it. */
  isFoundByUs?: true;
  /** The link of a profile in a social network. */
  isProfile?: true;
};
