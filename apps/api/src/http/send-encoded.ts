import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
// About a millisecond for a page; the best quality costs a hundred times as much for a tenth of the bytes. A window of
// 128 kB holds a page, and takes two thirds of the time that the usual one of 4 MB does.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 }

/** A document in the encodings it is asked for in; each is made once. */
export type Encoded = { readonly plain: Buffer; readonly brotli: () => Promise<Buffer> }

/** A document to be sent, perhaps often. */
export function encoded(text: string): Encoded {
  const plain = Buffer.from(text)
  let compressed: Promise<Buffer> | undefined
  return {
    plain,
    brotli: () => {
      compressed ??= brotli(plain, { params })
      return compressed
    },
  }
}

/** Sends a document in the encoding the browser takes; status, type and other headers are the caller's. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Encoded,
): Promise<FastifyReply> {
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(document.plain)
  return reply.header('content-encoding', 'br').send(await document.brotli())
}

/** Named, and not with the weight that refuses it. Source: RFC 9110 §12.4.2. */
const acceptsBrotli = (accepted: string | string[] | undefined): boolean =>
  /(^|,)\s*br\s*(;\s*q=(1|0\.0*[1-9])[\d.]*\s*)?(,|$)/i.test(String(accepted))
