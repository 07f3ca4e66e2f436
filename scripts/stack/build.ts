import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withElapsedTime } from '../bootstrap/elapsed-time.mjs'
import { oneAtATime } from '../bootstrap/one-at-a-time.mjs'
import { root } from '../bootstrap/root.mjs'
import { type Step, unlessDone } from './fingerprint.ts'
import { runNode } from './run-node.ts'
import type { Settings } from './settings.ts'

// in node_modules, because npm empties it at each install, and builds from other dependencies must not be reused
const stamps = 'node_modules/.cache/leserkonto'

const client: Step = {
  reads: ['package-lock.json', 'prisma.config.ts', 'prisma/schema.prisma'],
  writes: 'apps/api/src/store/generated',
  stamp: `${stamps}/database-client`,
}
const web: Step = {
  reads: ['package-lock.json', 'tsconfig.base.json', 'apps/web', 'packages'],
  writes: 'dist',
  stamp: `${stamps}/web`,
}

const service = (compiledDir: string): Step => ({
  reads: [
    'package-lock.json',
    'prisma/schema.prisma',
    'scripts/compile.ts',
    'scripts/stack/stop-with-parent.ts',
    'apps/api/src',
    'packages',
  ],
  writes: compiledDir,
  stamp: join(compiledDir, 'service'),
})

/**
 * Writes the database client from prisma/schema.prisma. Its types of states and kinds are for the type check alone, so
 * where what the checks need is not installed, it is written without them.
 */
export const generateClient = () =>
  build('Generating the database client', client, () => {
    const isTyped = existsSync(join(root, 'node_modules/prisma-json-types-generator'))
    const generators = isTyped ? [] : ['--generator', 'client']
    return runNode([join(root, 'node_modules/prisma/build/index.js'), 'generate', ...generators], {})
  })

/** Builds the account's pages, and the portal's for the browser and for the server. */
export const buildWeb = () =>
  build('Building the web', web, async () => {
    // The account's build empties the folder, so all others have to follow.
    await vite('apps/web')
    await vite('apps/web', '--ssr')
    await buildPortal()
  })

/** Builds the portal's pages alone, while somebody develops. */
export const rebuildPortal = () => oneAtATime(buildPortal)

async function buildPortal(): Promise<void> {
  await vite('packages/pages')
  await vite('packages/pages', '--mode', 'leserkonto')
  await vite('packages/pages', '--ssr')
}

/** Fills Node's compile cache for the API, so that even its first process is as small as later ones. */
export const compileService = ({ environment, compiledDir }: Settings) =>
  build('Compiling the service', service(compiledDir), () =>
    runNode([join(root, 'scripts/compile.ts')], environment),
  )

const vite = (folder: string, ...options: string[]) =>
  runNode(
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...options],
    { NODE_ENV: 'production' },
    folder,
  )

const build = (title: string, step: Step, work: () => Promise<void>) =>
  oneAtATime(() =>
    unlessDone(step, async () => {
      await withElapsedTime(title, work)
      return true
    }),
  )
