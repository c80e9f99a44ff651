/** Troubles of a connection, timeouts, a server that is just becoming primary or replica: the next try may succeed. */
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

export const sqlStateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** However it failed: where a socket is a file, one that is gone or full is a server that is on its way. */
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
