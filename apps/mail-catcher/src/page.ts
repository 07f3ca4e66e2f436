import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from './security-headers.ts'

const folder = join(import.meta.dirname, 'page')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The inbox page at `/` and its files: one route each, read once at the start, so that no request can choose a path. */
export function addPage(app: FastifyInstance): void {
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)]
    if (!type) continue
    const content = readFileSync(join(folder, name))
    app.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) =>
      reply.header('content-security-policy', pagePolicy).type(type).send(content),
    )
  }
}
