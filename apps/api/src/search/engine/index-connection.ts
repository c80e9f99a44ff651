import pg from 'pg';

/** A connection for a search thread. If it breaks, the running statement fails, so the event needs no handler. */
export const connectIndex = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'firmament index', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  return client;
};
