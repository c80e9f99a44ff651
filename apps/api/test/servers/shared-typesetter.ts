import { createTypesetter } from '../../src/documents/typesetter.ts';

/** One for all tests of a process: its thread takes a second to start, and only does so for the first document. */
export const sharedTypesetter = createTypesetter();
