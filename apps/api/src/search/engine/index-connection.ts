import pg from 'pg';

/** A connection of a thread of the search. When it breaks, the statement that is running says so. */
export const connectIndex = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'firmament index', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  return client;
};
