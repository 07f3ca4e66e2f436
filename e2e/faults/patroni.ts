import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPrograms, serverUser, whyNoPostgres } from '../../scripts/checks/postgres.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { runHaproxy, whyNoHaproxy } from './haproxy.ts'
import { until } from './until.ts'

const programs = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd' }

/** Why there is no cluster here; undefined where there can be one. */
export function whyNoPatroni(): string | undefined {
  const missing = Object.entries(programs).find(([, file]) => !existsSync(file))
  return missing ? `no ${missing[0]} of Debian` : (whyNoPostgres() ?? whyNoHaproxy())
}

type Node = {
  readonly name: string
  readonly rest: number
  readonly port: number
  readonly file: string
  readonly data: string
}

/** A primary and a synchronous standby by Patroni, and HAProxy in front, which leads to whoever is the primary. */
export type Cluster = {
  readonly url: string
  /** Kills the primary's server and its Patroni; resolves once the standby has taken over, with its name. */
  readonly killPrimary: () => Promise<string>
  /** Starts what was killed; resolves once it is the synchronous standby. */
  readonly bringBack: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts etcd, both nodes and HAProxy. */
export async function startCluster(folder: string): Promise<Cluster> {
  const user = serverUser()
  if (user === 'none') throw new Error('There is no user for the server.')
  const running = new Map<string, ChildProcess>()
  const start = (name: string, program: string, words: readonly string[]) => {
    const options = { ...(name !== 'etcd' && user), cwd: folder, stdio: 'ignore' as const }
    running.set(name, spawn(program, words, options))
  }
  if (user) chownSync(folder, user.uid, user.gid)
  const [client, peer, front] = await Promise.all([freePort(), freePort(), freePort()])
  start('etcd', programs.etcd, etcdWords(folder, client, peer))
  const nodes = await Promise.all(['one', 'two'].map((name) => nodeOf(name, folder, client, user)))
  const startNode = ({ name, file }: Node) => start(name, programs.patroni, [file])
  const killNode = ({ name, data }: Node) => {
    running.get(name)?.kill('SIGKILL')
    killServer(data)
  }
  process.once('exit', () => nodes.forEach(killNode))
  process.once('exit', () => running.get('etcd')?.kill('SIGKILL'))
  nodes.forEach(startNode)
  const inRole = async (role: string) => {
    for (const node of nodes) if (await is(node, role)) return node
    throw new Error(`nobody is ${role}`)
  }
  await until('there is a synchronous standby', async () => Boolean(await inRole('sync')))
  const haproxy = await runHaproxy(folder, configuration(front, nodes), async () => true)
  let dead: Node | undefined
  return {
    url: `postgresql://postgres@127.0.0.1:${front}/postgres`,
    killPrimary: async () => {
      dead = await inRole('primary')
      killNode(dead)
      const other = nodes.find((node) => node !== dead)
      await until('the standby has taken over', async () => other !== undefined && is(other, 'primary'))
      return other?.name ?? ''
    },
    bringBack: async () => {
      if (dead) startNode(dead)
      await until('there is a synchronous standby again', async () => Boolean(await inRole('sync')))
    },
    close: async () => {
      nodes.forEach(killNode)
      for (const child of running.values()) child.kill('SIGKILL')
      await haproxy.stop()
    },
  }
}

const is = async ({ rest }: Node, role: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${rest}/${role}`).catch(() => undefined))?.status === 200

/** The server is no child of ours: Patroni has started it. */
function killServer(data: string): void {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (pid > 1) process.kill(pid, 'SIGKILL')
  } catch {
    // it does not run
  }
}

const etcdWords = (folder: string, client: number, peer: number) => {
  const [here, there] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  return [
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', here, '--advertise-client-urls', here],
    ...['--listen-peer-urls', there, '--initial-advertise-peer-urls', there],
    ...['--initial-cluster', `default=${there}`],
  ]
}

async function nodeOf(
  name: string,
  folder: string,
  etcd: number,
  user: { uid: number; gid: number } | undefined,
): Promise<Node> {
  const [rest, port] = await Promise.all([freePort(), freePort()])
  const [file, data] = [join(folder, `${name}.yml`), join(folder, name)]
  mkdirSync(data, { mode: 0o700 })
  const words = nodeWords({ name, folder, etcd, rest, port, data })
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(words))
  if (user) for (const path of [file, data]) chownSync(path, user.uid, user.gid)
  return { name, rest, port, file, data }
}

type Words = { name: string; folder: string; etcd: number; rest: number; port: number; data: string }

const nodeWords = ({ name, folder, etcd, rest, port, data }: Words) => ({
  scope: 'leserkonto',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { hosts: `127.0.0.1:${etcd}` },
  bootstrap: {
    dcs: {
      // The least that Patroni takes: how long the primary may be silent before the standby takes over.
      ttl: 20,
      loop_wait: 3,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', fsync: 'off' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'no-sync'],
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: findPrograms(),
    pgpass: join(folder, `.${name}.pgpass`),
    authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
    parameters: { unix_socket_directories: folder },
  },
})

const configuration = (front: number, nodes: readonly Node[]) => `
defaults
  mode tcp
  timeout connect 5s
  timeout client 30m
  timeout server 30m
  timeout check 10s
listen primary
  bind 127.0.0.1:${front}
  option httpchk GET /primary
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`
