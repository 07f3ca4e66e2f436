import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// About a millisecond for a page; the best quality costs a hundred times as much for a tenth of the bytes. A window of
// 128 kB holds a page, and takes two thirds of the time that the usual one of 4 MB does.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 }

/** The codings there are, the better one first. */
const codings = ['br', 'gzip'] as const
type Coding = (typeof codings)[number]

const compress = {
  br: (plain: Buffer) => brotli(plain, { params }),
  // As long as brotli takes.
  gzip: (plain: Buffer) => zip(plain, { level: 4 }),
}

/** A document in the codings it is asked for in; each is made once. */
export type Encoded = { readonly plain: Buffer; readonly compressed: (coding: Coding) => Promise<Buffer> }

/** A document to be sent, perhaps often. */
export function encoded(text: string): Encoded {
  const plain = Buffer.from(text)
  const made = new Map<Coding, Promise<Buffer>>()
  return {
    plain,
    compressed: (coding) => {
      const known = made.get(coding) ?? compress[coding](plain)
      made.set(coding, known)
      return known
    },
  }
}

/** Sends a document in the coding that is asked for; status, type and other headers are the caller's. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Encoded,
): Promise<FastifyReply> {
  const coding = codingFor(String(request.headers['accept-encoding'] ?? ''))
  if (!coding) return reply.send(document.plain)
  return reply.header('content-encoding', coding).send(await document.compressed(coding))
}

/**
 * The coding with the most weight, the better one of two; undefined for none, which is always acceptable to who says nothing
 * of it. Source: RFC 9110 §12.5.3.
 */
export function codingFor(accepted: string): Coding | undefined {
  const known = answered.get(accepted) ?? { coding: judged(accepted) }
  answered.set(accepted, known)
  return known.coding
}

// Browsers have few ways to say it, and reading one takes as long as a tenth of sending a page.
const answered = new LRUCache<string, { coding: Coding | undefined }>({ max: 100 })

function judged(accepted: string): Coding | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(weighted))
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  const most = Math.max(...codings.map(weightOf))
  if (most === 0 || most < (weights.get('identity') ?? 0)) return undefined
  return codings.find((coding) => weightOf(coding) === most)
}

/** A coding with its weight, from 0, which refuses it, to 1. What cannot be read asks for nothing. */
function weighted(part: string): [name: string, weight: number] {
  const [name = '', weight] = part.split(';')
  const [, number] = /^\s*q\s*=\s*([01](?:\.\d*)?)\s*$/.exec(weight ?? 'q=1') ?? []
  return [name.trim().replace(/^x-gzip$/, 'gzip'), Number(number ?? 0)]
}
