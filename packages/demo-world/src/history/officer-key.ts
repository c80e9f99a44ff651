import { foldPersonName } from '@firmament/registers/company/person-name';
import type { RepresentativeRecord } from '@firmament/registers/company/record';

/** By which two statements tell of the same person in the same office. */
export const officerKey = ({ title, name }: RepresentativeRecord): string => `${title}:${foldPersonName(name)}`;
