/**
 * Loaded into the server before anything else (`--import`): measures how long its main thread is busy without a break.
 * A late timer was held up by our code or by other programs that had the processor; Linux reports the latter, and it is
 * subtracted.
 */
import { appendFileSync, readFileSync } from 'node:fs';

const EVERY_MS = 5;
const WORTH_NOTING_MS = 20;

/** Milliseconds for which this thread was ready to run but had to wait. */
const waitedMs = () => {
  try {
    return Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

let last = performance.now();
let lastWaited = waitedMs();
setInterval(() => {
  const now = performance.now();
  const waited = waitedMs();
  const lateMs = now - last - EVERY_MS;
  const blockedMs = lateMs - (waited - lastWaited);
  if (blockedMs > WORTH_NOTING_MS) {
    appendFileSync(process.env.EVENT_LOOP_FILE, `${JSON.stringify({ at: Date.now(), blockedMs, lateMs })}\n`);
  }
  last = performance.now();
  lastWaited = waited;
}, EVERY_MS).unref();
