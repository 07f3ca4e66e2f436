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

  async function send(method: 'PUT' | 'DELETE', key: string, more: RequestInit = {}): Promise<void> {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`
    const signal = AbortSignal.timeout(timeLimitMs)
    const answer = await client.fetch(url, { method, redirect: 'error', signal, ...more })
    await answer.body?.cancel()
    const gone = method === 'DELETE' && answer.status === 404
    if (!answer.ok && !gone)
      throw Object.assign(new Error('the picture store refused'), { code: `S3_${answer.status}` })
  }

  return {
    bucket,
    directory: undefined,
    put: (key, bytes, type) =>
      send('PUT', key, {
        // Own memory, as fetch wants it.
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      }),
    remove: (key) => send('DELETE', key),
  }
}
