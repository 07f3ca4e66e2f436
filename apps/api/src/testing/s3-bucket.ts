import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import aws4 from 'aws4'

export type S3Credentials = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** A bucket as S3 serves it over http. */
export type S3Bucket = {
  readonly endpoint: string
  /** Names of all objects. */
  readonly keys: () => string[]
  readonly close: () => Promise<void>
}

/**
 * A bucket with public read access that only requests signed with the credentials can change or list: PUT, GET and DELETE
 * of an object at `/<bucket>/<key>` and lists of two keys at a time, as the Amazon S3 API reference describes PutObject,
 * GetObject, DeleteObject and ListObjectsV2.
 */
export async function startS3Bucket(bucket: string, credentials: S3Credentials): Promise<S3Bucket> {
  const objects = new Map<string, Stored>()

  async function answerTo(request: IncomingMessage): Promise<[status: number, object?: Stored]> {
    const { method, url = '', headers } = request
    const bytes = await buffer(request)
    const { pathname, searchParams } = new URL(url, 'http://bucket')
    const [, name, key] = pathname.split('/')
    if (name !== bucket) return [404]
    if (!key) return isSigned(request, credentials) ? [200, listed(searchParams)] : [403]
    if (method === 'GET') {
      const object = objects.get(key)
      return object ? [200, object] : [404]
    }
    if (!isSigned(request, credentials)) return [403]
    if (method === 'PUT') {
      objects.set(key, { type: headers['content-type'] ?? 'binary/octet-stream', bytes })
      return [200]
    }
    if (method !== 'DELETE') return [405]
    objects.delete(key)
    return [204] // also where there was none
  }

  function listed(asked: URLSearchParams): Stored {
    const from = Number(asked.get('continuation-token'))
    const page = [...objects.keys()].sort().slice(from, from + 2)
    const entries = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
    const more = from + 2 < objects.size ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
    const xml = `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${more}</ListBucketResult>`
    return { type: 'application/xml', bytes: Buffer.from(xml) }
  }

  const server = createServer(async (request, response) => {
    const [status, object] = await answerTo(request)
    response.writeHead(status, object && { 'content-type': object.type }).end(object?.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()],
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Stored = { readonly type: string; readonly bytes: Buffer }

/** Whether another library than the service's makes the same signature for the request. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, credentials: S3Credentials): boolean {
  const { authorization = '' } = headers
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const { region, ...keys } = credentials
  const again = aws4.sign(
    {
      method,
      path: url,
      service: 's3',
      region,
      headers: Object.fromEntries(signed.map((name) => [name, headers[name]])),
    },
    keys,
  )
  return again.headers?.Authorization === authorization
}
