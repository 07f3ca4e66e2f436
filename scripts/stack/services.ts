import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { rebuildPortal } from './build.ts'
import type { Settings } from './settings.ts'

/** One process of the stack. */
export type Service = {
  readonly name: string
  /** Arguments of Node, paths absolute. */
  readonly args: readonly string[]
  readonly folder?: string
  readonly environment?: Readonly<NodeJS.ProcessEnv>
  /** Answers below 300 as soon as the process works. */
  readonly readyUrl?: string
  /** Folders whose changes restart it while developing. */
  readonly watches?: readonly string[]
  /** What is built again for it, before it is restarted, when something in these folders changes. */
  readonly rebuilds?: {
    readonly watches: readonly string[]
    readonly build: () => Promise<void>
    /** Asked when it answers again, so that open pages load again. */
    readonly reloadUrl: string
  }
}

// As in the Dockerfile. With 2 MB the service answered a fifth fewer calls for each second of processor time and held 10 MB
// less at rest; with 16 MB as many as with 8, and 13 MB more. --optimize-for-size renders pages at a third of the speed.
const thrift = ['--max-semi-space-size=8']
// The C library keeps freed memory below this threshold, which it would otherwise raise to 32 MB.
const thriftyAllocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' }

/** Migrates and seeds, then ends; exit code 3 when another process has the database open. */
export const preparation: Service = { name: 'prepare', args: [join(root, 'scripts/seed.ts')] }

/** The processes of the stack in the order in which they are stopped: each before those it calls. */
export function servicesOf(settings: Settings): readonly Service[] {
  const { port, dev } = settings
  const at = (number: number) =>
    `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${number}`
  const api: Service = {
    name: 'api',
    args: [...thrift, ...(settings.inspect ? ['--inspect'] : []), join(root, 'apps/api/src/main.ts')],
    environment: thriftyAllocator,
    readyUrl: `${at(port.PORT)}/health/ready`,
    watches: [
      'apps/api/src',
      'packages/pages/src/account',
      ...['contracts', 'mails', 'publisher-wire'].map(sourcesOf),
    ],
    ...(dev && {
      rebuilds: {
        watches: [
          'packages/pages/src/portal',
          ...['editions', 'rules', 'teasers', 'texts', 'ui'].map(sourcesOf),
        ],
        build: rebuildPortal,
        reloadUrl: `${settings.environment.WEB_DEV_SERVER}/reload-pages`,
      },
    }),
  }
  const publisher: Service = {
    name: 'publisher',
    args: [join(root, 'apps/publisher-mock/src/main.ts')],
    environment: { EVENT_TARGET: at(port.PORT) },
    readyUrl: `${at(port.PUBLISHER_PORT)}/healthz`,
    watches: ['apps/publisher-mock/src', 'packages/publisher-wire/src'],
  }
  const mail: Service = {
    name: 'mail',
    args: [join(root, 'apps/mail-catcher/src/main.ts')],
    readyUrl: `${at(port.INBOX_PORT)}/`,
    watches: ['apps/mail-catcher/src'],
  }
  return dev ? [api, webDevServer(settings), publisher, mail] : [api, publisher, mail]
}

const sourcesOf = (name: string) => `packages/${name}/src`

/** Vite serves the web from its sources; the API sends the browser there. */
function webDevServer({ environment }: Settings): Service {
  const { hostname, port } = new URL(environment.WEB_DEV_SERVER ?? '')
  return {
    name: 'web',
    args: [join(root, 'node_modules/vite/bin/vite.js'), '--host', hostname, '--port', port, '--strictPort'],
    folder: 'apps/web',
  }
}
