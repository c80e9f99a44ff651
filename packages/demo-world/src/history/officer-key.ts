import type { RepresentativeRecord } from '@firmament/record/record';
import { foldPersonName } from '@firmament/text/person-name';

/** By which two statements state the same person in the same office. */
export const officerKey = ({ title, name }: RepresentativeRecord): string => `${title}:${foldPersonName(name)}`;
