import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Harness } from './harness.ts'

/** A picture store for tests: how the service is told of it, and a look inside from outside the service. */
export type TestPictureStore = {
  env: Record<string, string>
  bucket: string
  /** Fetches an object as a browser does; the status tells whether it is there. */
  fetch: (api: Harness, key: string) => Promise<{ status: number; type: string | undefined; bytes: Buffer }>
  /** Names of all objects. */
  keys: (api: Harness) => string[]
  close: () => Promise<void>
}

const credentials = 'S3RVER'
const bucket = 'bilder'

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

/** A server that speaks S3 and checks signatures. */
export async function s3Store(): Promise<TestPictureStore> {
  const directory = mkdtempSync(join(tmpdir(), 'leserkonto-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`
  return {
    env: {
      PICTURE_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials,
      S3_SECRET_ACCESS_KEY: credentials,
    },
    bucket,
    fetch: async (_api, key) => {
      const answer = await fetch(`${endpoint}/${bucket}/${key}`)
      const type = answer.headers.get('content-type') ?? undefined
      return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
    keys: () =>
      readdirSync(join(directory, bucket)).flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []),
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
