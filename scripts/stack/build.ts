import { join } from 'node:path'
import { withElapsedTime } from '../bootstrap/elapsed-time.mjs'
import { oneAtATime } from '../bootstrap/one-at-a-time.mjs'
import { root } from '../bootstrap/root.mjs'
import { unlessBuilt } from './fingerprint.ts'
import { runNode } from './run-node.ts'

const client = {
  name: 'database-client',
  reads: ['package-lock.json', 'prisma.config.ts', 'prisma/schema.prisma'],
  writes: 'apps/api/src/store/generated',
}
const web = {
  name: 'web',
  reads: ['package-lock.json', 'tsconfig.base.json', 'apps/web', 'packages'],
  writes: 'apps/web/dist',
}

/** Writes the typed database client from prisma/schema.prisma. */
export const generateClient = () =>
  oneAtATime(() =>
    unlessBuilt(client, () =>
      withElapsedTime('Generating the database client', () =>
        runNode(['node_modules/prisma/build/index.js', 'generate'], {
          // Prisma insists on a native engine that generating does not use; any existing file will do.
          PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'package.json'),
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
        }),
      ),
    ),
  )

/** Builds the pages for the browser and their server part. */
export const buildWeb = () =>
  oneAtATime(() =>
    unlessBuilt(web, () =>
      withElapsedTime('Building the web', () =>
        runNode(
          [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
          { NODE_ENV: 'production' },
          'apps/web',
        ),
      ),
    ),
  )
