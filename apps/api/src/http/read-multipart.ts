import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import { type FieldError, fieldError, type Multipart, type Operation, Problem } from '@leserkonto/contracts'
import { recordOf } from '@leserkonto/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, type Network, networksOf } from './network.ts'
import { asProblem } from './problem-answer.ts'
import { fieldsOf } from './read-input.ts'

const smallFields = { fields: 10, parts: 13, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 } as const
/** Uploads held in memory at once: 16 of 10 MB per process, 4 of one network. Our choice; more are told to come again. */
const most = { all: 16, network: 4, wider: 8 }
const uploads: (readonly Network[])[] = []

/** A scope that takes multipart forms and nothing else. */
export function formsOnly(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.register(fastifyMultipart, { throwFileSizeLimit: false })
  return scope
}

/**
 * The raw input of an upload. The file is counted while it streams and not kept beyond its limit; what is sent too
 * much is read and dropped, so that the sender gets the answer. Throws `tooLarge`, CONTENT_TYPE, MALFORMED_REQUEST,
 * BODY_TOO_LARGE, VALIDATION_FAILED, and code OVERLOADED when too many uploads are under way.
 */
export async function readMultipart(
  entry: Operation,
  { file, maxBytes, tooLarge }: Multipart,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Problem('CONTENT_TYPE')
  const networks = networksOf(addressOf(request))
  if (uploads.length >= most.all || networks.some(isFull))
    throw Object.assign(new Error('too many uploads'), { code: 'OVERLOADED' })
  uploads.push(networks)
  try {
    return await readParts(request, { file, maxBytes, tooLarge, known: fieldsOf(entry) })
  } catch (error) {
    // What is sent on is dropped unread.
    request.raw.unpipe()
    request.raw.resume()
    throw isRefusal(error) ? asProblem(error) : new Problem('MALFORMED_REQUEST', { cause: error })
  } finally {
    uploads.splice(uploads.indexOf(networks), 1)
  }
}

function isFull({ name, share }: Network): boolean {
  const fromThere = uploads.filter((one) => one.some((network) => network.name === name)).length
  return fromThere >= (share === 1 ? most.network : most.wider)
}

const isRefusal = (error: unknown) => error instanceof Problem || recordOf(error).statusCode

async function readParts(request: FastifyRequest, form: Multipart & { known: string[] }) {
  const read = new Map<string, unknown>()
  const wrong: FieldError[] = []
  // A second file is read to be named, not kept; a third ends the reading.
  const limits = { ...smallFields, files: 2, fileSize: form.maxBytes }
  for await (const part of request.parts({ limits })) {
    const isWanted = part.fieldname === form.file && !read.has(part.fieldname)
    const value = part.type === 'field' ? part.value : await bytesOf(part, isWanted, form.tooLarge)
    if (read.has(part.fieldname)) wrong.push(fieldError(part.fieldname, 'DUPLICATE_FIELD'))
    else if ((part.type === 'file') !== (part.fieldname === form.file) && form.known.includes(part.fieldname))
      wrong.push(fieldError(part.fieldname, 'TYPE'))
    else read.set(part.fieldname, value)
  }
  if (wrong.length > 0) throw new Problem('VALIDATION_FAILED', { fields: wrong })
  return Object.fromEntries(read)
}

async function bytesOf({ file }: MultipartFile, isKept: boolean, tooLarge: Multipart['tooLarge']) {
  const chunks: Buffer[] = []
  for await (const chunk of file) if (isKept) chunks.push(chunk)
  if (file.truncated) throw new Problem(tooLarge)
  return Buffer.concat(chunks)
}
