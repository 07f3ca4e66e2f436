import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * `/leserkonto.js`, which portals load at an edition's own host, and its types. Their names never change, so that a browser
 * keeps them for five minutes only. Source: docs/spec/contract.md#where-things-are.
 */
export function publicScript(app: FastifyInstance, dist: string): void {
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, maxAge: '5m' })
    for (const file of ['leserkonto.js', 'leserkonto.d.ts'])
      scope.get(`/${file}`, (_request, reply) => reply.sendFile(file))
  })
}
