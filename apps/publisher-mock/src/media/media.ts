import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { mediaTypes } from '@leserkonto/publisher-wire/content'
import type { FastifyInstance } from 'fastify'
import { notFound, refusal } from '../refusal.ts'

const folder = join(import.meta.dirname, 'files')

/** Films, recordings and subtitles under the names used by articles, whole or in the part that is asked for. */
export const media = (app: FastifyInstance) => {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { file } = request.params
    const type = typeOf(file)
    const bytes = type && (await readFile(join(folder, file)).catch(() => undefined))
    if (!type || !bytes) throw notFound('This file')
    reply.type(type).headers({ 'cache-control': 'public, max-age=86400', 'accept-ranges': 'bytes' })
    const part = partOf(request.headers.range, bytes.length)
    if (part === undefined) return reply.send(bytes)
    if (part.from >= bytes.length) throw refusal(416, 'RANGE', 'The file ends before.')
    return reply
      .code(206)
      .header('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`)
      .send(bytes.subarray(part.from, part.to + 1))
  })
}

const types = new Map<string, string>(Object.entries(mediaTypes))

/** By its ending; undefined for a name that no article can have. */
function typeOf(file: string): string | undefined {
  const ending = /^[a-z0-9-]+\.[a-z0-9]+$/.test(file) ? extname(file).slice(1) : ''
  return types.get(ending)
}

function partOf(range: string | undefined, size: number): { from: number; to: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  return from === undefined
    ? undefined
    : { from: Number(from), to: Math.min(Number(to || size - 1), size - 1) }
}
