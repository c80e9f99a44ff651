/** Connection troubles, timeouts, a server that is just becoming primary or replica: the next try may succeed. */
const PASSING_SQL_STATES = /^(08|53|57|55P03|40|25006)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const BROKEN_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/;

const sqlStateOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const UNIQUE_VIOLATION = '23505';
const STATEMENT_TIMEOUT = '57014';
const LOCK_TIMEOUT = '55P03';
/** A table or column that a missing migration would bring. */
const UNKNOWN_NAMES = ['42P01', '42703'];
/** A NUL character, which JSON can carry and PostgreSQL cannot keep: as text, and inside of JSON. */
const IMPOSSIBLE_TEXT = ['22021', '22P05'];
const INVALID_TEXT = '22P02';
const DISK_FULL = ['53100', 'ENOSPC'];

/** Whether a row with the same key exists already; checks one constraint if it is named. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  sqlStateOf(error) === UNIQUE_VIOLATION &&
  (constraint === undefined || (error instanceof Error && 'constraint' in error && error.constraint === constraint));

export const isTooSlow = (error: unknown): boolean => sqlStateOf(error) === STATEMENT_TIMEOUT;

/** Somebody else held what was asked for longer than the caller wanted to wait. */
export const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === LOCK_TIMEOUT;

export const isNotMigrated = (error: unknown): boolean => UNKNOWN_NAMES.includes(sqlStateOf(error));

/** Half a surrogate pair inside of JSON has no code of its own. */
const isHalfCharacter = (error: unknown): boolean =>
  sqlStateOf(error) === INVALID_TEXT &&
  error instanceof Error &&
  'detail' in error &&
  /surrogate/i.test(String(error.detail));

export const isImpossibleText = (error: unknown): boolean =>
  IMPOSSIBLE_TEXT.includes(sqlStateOf(error)) || isHalfCharacter(error);

export const isDiskFull = (error: unknown): boolean => DISK_FULL.includes(sqlStateOf(error));

/** Whatever the code: where the socket is a file, a missing or full one means that the server is still starting. */
const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect';

/** Whether a failure of the database passes by itself. Everything else is a defect. */
export const isPassingFailure = (error: unknown): boolean => {
  const code = sqlStateOf(error);
  return (
    (code.length === 5 && PASSING_SQL_STATES.test(code)) ||
    NETWORK_CODES.has(code) ||
    isRefusedConnection(error) ||
    (error instanceof Error && BROKEN_CONNECTION.test(error.message))
  );
};
