import { readdirSync } from 'node:fs'
import type { Harness } from './harness.ts'
import { type S3Credentials, startS3Bucket } from './s3-bucket.ts'

/** A picture store for tests: its configuration for the service, and access to it from outside the service. */
export type TestPictureStore = {
  env: Record<string, string>
  bucket: string
  /** Fetches an object like a browser; the status tells whether it exists. */
  fetch: (api: Harness, key: string) => Promise<{ status: number; type: string | undefined; bytes: Buffer }>
  /** Names of all objects. */
  keys: (api: Harness) => string[]
  close: () => Promise<void>
}

const bucket = 'bilder'
const credentials: S3Credentials = {
  accessKeyId: 'a-key-id',
  secretAccessKey: 'a-secret-key',
  region: 'eu-west-1',
}

/** The service's own disk. */
export const diskStore = async (): Promise<TestPictureStore> => ({
  env: {},
  bucket: 'media',
  fetch: async (api, key) => {
    const answer = await api.app.inject({ url: `/media/${key}` })
    const type = answer.headers['content-type']
    return { status: answer.statusCode, type: String(type), bytes: answer.rawPayload }
  },
  keys: (api) => readdirSync(api.deps.objectStore.directory ?? ''),
  close: async () => undefined,
})

/** A bucket behind the S3 protocol. */
export async function s3Store(): Promise<TestPictureStore> {
  const { endpoint, keys, close } = await startS3Bucket(bucket, credentials)
  return {
    env: {
      PICTURE_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: credentials.region,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    bucket,
    fetch: async (_api, key) => {
      const answer = await fetch(`${endpoint}/${bucket}/${key}`)
      const type = answer.headers.get('content-type') ?? undefined
      return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
    keys,
    close,
  }
}
