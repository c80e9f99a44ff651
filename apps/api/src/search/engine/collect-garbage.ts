import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the shared memory that this thread no longer uses. The collector of garbage does not count shared memory: it
 * would take its time until the small objects that hold hundreds of megabytes are many. There is no other way to ask.
 */
setFlagsFromString('--expose-gc');
export const collectGarbage: () => void = runInNewContext('gc');
