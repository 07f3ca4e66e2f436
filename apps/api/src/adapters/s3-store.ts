import { pictureTypeOf } from '@leserkonto/rules'
import { step } from '../trace.ts'
import type { ObjectStore } from './object-store.ts'

/** A bucket that speaks the S3 protocol. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeLimitMs = 5_000

/** Pictures in a bucket whose objects anybody may read by their address (the bucket's policy says so). */
export async function createS3Store(settings: S3Settings): Promise<ObjectStore> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  // Only deployments that use it load it.
  const { AwsClient } = await import('aws4fetch')
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  /** Sends a request about the bucket or an object of it; `more.missing`: that there is none is no error. */
  async function exchange(
    method: 'PUT' | 'GET' | 'DELETE',
    what: string,
    { missing = false, ...more }: RequestInit & { missing?: boolean } = {},
  ): Promise<Response> {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}${what}`
    const signal = AbortSignal.timeout(timeLimitMs)
    const answer = await client.fetch(url, { method, redirect: 'error', signal, ...more })
    if (answer.ok || (missing && answer.status === 404)) return answer
    await answer.body?.cancel()
    throw Object.assign(new Error('the picture store refused'), { code: `S3_${answer.status}` })
  }
  const send: typeof exchange = (method, ...request) =>
    step(`s3 ${method}`, () => exchange(method, ...request))
  const sendOnly = async (...request: Parameters<typeof send>) => {
    await (await send(...request)).body?.cancel()
  }

  return {
    bucket,
    directory: undefined,
    put: (key, bytes, type) =>
      sendOnly('PUT', `/${key}`, {
        // Own memory, as fetch wants it.
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      }),
    get: async (key) => {
      const answer = await send('GET', `/${key}`, { missing: true })
      const bytes = Buffer.from(await answer.arrayBuffer())
      return answer.ok ? bytes : undefined
    },
    keys: async () => {
      const keys: string[] = []
      let next: Record<string, string> | undefined = {}
      while (next) {
        const answer: Response = await send('GET', `?${new URLSearchParams({ 'list-type': '2', ...next })}`)
        const page = await answer.text()
        keys.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key))
        const token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
        next = token === undefined ? undefined : { 'continuation-token': token }
      }
      return keys.filter(pictureTypeOf)
    },
    remove: (key) => sendOnly('DELETE', `/${key}`, { missing: true }),
  }
}
