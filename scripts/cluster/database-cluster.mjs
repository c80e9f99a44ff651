/** Three PostgreSQL nodes under Patroni, etcd and HAProxy on loopback, with the configuration of deploy/cluster. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../prepare.mjs';
import { startProgram, waitFor } from './programs.mjs';

const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
const NODES = ['node1', 'node2', 'node3'];
const CONFIGURATION = join(ROOT, 'deploy/cluster');

/** Takes all at once, so that none is given twice. */
const freePorts = async (count) => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => server.listening || new Promise((done) => server.once('listening', done))));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
};

const askDatabase = async (url, statement) => {
  const { stdout } = await promisify(execFile)(join(POSTGRES_BIN, 'psql'), ['-XAtc', statement, url], {
    env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
  });
  return stdout.trim();
};

/** PostgreSQL refuses to run as root. */
const unprivilegedUser = () => {
  if (process.getuid() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const startEtcd = (folder, user, [client, peer]) => {
  const at = (port) => `http://127.0.0.1:${port}`;
  startProgram('etcd', ['/usr/bin/etcd'], {
    folder,
    user,
    env: {
      ETCD_UNSUPPORTED_ARCH: process.arch,
      ETCD_NAME: 'one',
      ETCD_DATA_DIR: join(folder, 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: at(client),
      ETCD_ADVERTISE_CLIENT_URLS: at(client),
      ETCD_LISTEN_PEER_URLS: at(peer),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: at(peer),
      ETCD_INITIAL_CLUSTER: `one=${at(peer)}`,
    },
  });
  return waitFor('etcd', async () => (await fetch(`${at(client)}/health`)).ok, 20_000);
};

const nodeEnvironment = (folder, node, etcdPort, passwords) => ({
  PATH: `${POSTGRES_BIN}:${process.env.PATH}`,
  PATRONI_NAME: node.name,
  PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${node.port}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${node.port}`,
  PATRONI_RESTAPI_LISTEN: `127.0.0.1:${node.patroniPort}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${node.patroniPort}`,
  PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
  PATRONI_POSTGRESQL_DATA_DIR: node.dataDir,
  PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BIN,
  PATRONI_POSTGRESQL_PGPASS: join(folder, `${node.name}.pgpass`),
  PATRONI_SUPERUSER_USERNAME: 'postgres',
  PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
  PATRONI_REPLICATION_USERNAME: 'replicator',
  PATRONI_REPLICATION_PASSWORD: passwords.replication,
  PATRONI_REWIND_USERNAME: 'rewinder',
  PATRONI_REWIND_PASSWORD: passwords.rewind,
  FIRMAMENT_PASSWORD: passwords.firmament,
});

/** The shipped file, except for the paths of this machine. */
const writePatroniFile = (folder) => {
  const shipped = readFileSync(join(CONFIGURATION, 'patroni.yml'), 'utf8');
  const script = join(folder, 'create-database.sh');
  writeFileSync(script, readFileSync(join(CONFIGURATION, 'create-database.sh')), { mode: 0o755 });
  const file = join(folder, 'patroni.yml');
  const sockets = `    unix_socket_directories: ${folder}\n`;
  writeFileSync(
    file,
    shipped
      .replace('/etc/patroni/create-database.sh', script)
      .replace('    password_encryption: scram-sha-256\n', (line) => `${line}${sockets}`),
  );
  return file;
};

const startHaproxy = (folder, user, nodes, [primaryPort, replicasPort]) => {
  const env = Object.fromEntries(
    nodes.flatMap(({ port, patroniPort }, place) => [
      [`NODE${place + 1}_HOST`, '127.0.0.1'],
      [`NODE${place + 1}_POSTGRES`, `127.0.0.1:${port}`],
      [`NODE${place + 1}_PATRONI_PORT`, String(patroniPort)],
    ]),
  );
  startProgram('haproxy', ['/usr/sbin/haproxy', '-db', '-f', join(CONFIGURATION, 'haproxy.cfg')], {
    folder,
    user,
    env: { ...env, PRIMARY_LISTEN: `127.0.0.1:${primaryPort}`, REPLICAS_LISTEN: `127.0.0.1:${replicasPort}` },
  });
};

export const startCluster = async (folder) => {
  const user = unprivilegedUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const [etcdPort, peerPort, primaryPort, replicasPort, ...nodePorts] = await freePorts(4 + 2 * NODES.length);
  const secret = () => randomBytes(12).toString('hex');
  const passwords = { superuser: secret(), replication: secret(), rewind: secret(), firmament: secret() };
  const nodes = NODES.map((name, place) => ({
    name,
    port: nodePorts[2 * place],
    patroniPort: nodePorts[2 * place + 1],
    dataDir: join(folder, name, 'data'),
  }));
  const file = writePatroniFile(folder);

  const startNode = (node) => {
    const parent = join(folder, node.name);
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined) chownSync(parent, user.uid, user.gid);
    const env = nodeEnvironment(folder, node, etcdPort, passwords);
    node.program = startProgram(node.name, ['/usr/bin/patroni', file], {
      folder,
      user,
      env,
      // Patroni may end before it has stopped its PostgreSQL.
      afterStop: () => killPostgres(node),
    });
  };

  /** As seen by the first node that answers. */
  const members = async () => {
    for (const { patroniPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${patroniPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => undefined);
      if (answer?.ok) return (await answer.json()).members;
    }
    return [];
  };
  /** Asks each node about itself, because the other nodes' view may be outdated. */
  const primary = async () => {
    for (const node of nodes) {
      const answer = await fetch(`http://127.0.0.1:${node.patroniPort}/primary`).catch(() => undefined);
      if (answer?.ok) return node;
    }
    return undefined;
  };

  const isWhole = async () => {
    const all = await members();
    const following = all.filter(({ role, state }) => role !== 'leader' && ['running', 'streaming'].includes(state));
    return following.length === NODES.length - 1 && all.some(({ role }) => role === 'sync_standby');
  };

  await startEtcd(folder, user, [etcdPort, peerPort]);
  const [first, ...others] = nodes;
  startNode(first);
  await waitFor('the first primary', primary, 60_000);
  for (const node of others) startNode(node);
  await waitFor('a primary with two replicas, one of them synchronous', isWhole, 90_000);
  startHaproxy(folder, user, nodes, [primaryPort, replicasPort]);
  const urlAt = (port) => `postgres://firmament:${passwords.firmament}@127.0.0.1:${port}/firmament`;
  // HAProxy takes every node for the primary until it has checked them.
  const isReplica = async (port) => (await askDatabase(urlAt(port), 'select pg_is_in_recovery()')) === 't';
  await waitFor('HAProxy to find the primary', async () => !(await isReplica(primaryPort)), 20_000);
  await waitFor('HAProxy to find the replicas', () => isReplica(replicasPort), 20_000);

  return {
    nodes,
    primary,
    isWhole,
    startNode,
    primaryUrl: urlAt(primaryPort),
    nodeUrls: nodes.map(({ port }) => urlAt(port)),
  };
};

/** Like a power cut: kills Patroni and every process of its PostgreSQL at once. */
export const killNode = (node) => {
  node.program.kill('SIGKILL');
  killPostgres(node);
};

const killPostgres = (node) => {
  const file = join(node.dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const postmaster = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  const pids = [postmaster, ...stdout.split('\n').map(Number).filter(Boolean)];
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself between the list and the kill.
    }
  }
};
