import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@leserkonto/contracts'
import { errorCode, pictureTypeOf } from '@leserkonto/rules'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'

const yearS = 365 * 24 * 60 * 60

/**
 * Pictures on the service's own disk. Only names that we give are looked for; they are random and never used twice,
 * so an answer may be kept for ever.
 */
export function media(app: FastifyInstance, { objectStore }: Pick<Deps, 'objectStore'>): void {
  const { directory } = objectStore
  if (directory === undefined) return
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:key',
    handler: async ({ params: { key } }, reply) => {
      const type = pictureTypeOf(key)
      const bytes = type && (await readFile(join(directory, key)).catch(absent))
      if (!bytes) throw new Problem('NOT_FOUND')
      return reply.type(type).header('cache-control', `public, max-age=${yearS}, immutable`).send(bytes)
    },
  })
}

function absent(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined
  throw error
}
