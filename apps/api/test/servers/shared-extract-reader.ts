import { createExtractReader } from '../../src/extract-uploads/extract-reader.ts';

/** One for all tests of a process: its thread only starts for the first file. */
export const sharedExtractReader = createExtractReader();
