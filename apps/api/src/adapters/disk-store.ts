import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskBucket, errorCode, pictureTypeOf } from '@leserkonto/rules'
import type { ObjectStore } from './object-store.ts'

/**
 * Pictures on the service's own disk, one file per key. Processes that share the directory share the pictures. What a full
 * disk or a killed process leaves of a file goes with its key.
 */
export async function createDiskStore(directory: string): Promise<ObjectStore> {
  await mkdir(directory, { recursive: true })
  const finished = (key: string) => join(directory, key)
  const unfinished = (key: string) => join(directory, `.${key}`)
  const remove = async (key: string) => {
    for (const file of [unfinished(key), finished(key)]) await rm(file, { force: true })
  }
  return {
    bucket: diskBucket,
    directory,
    put: async (key, bytes) => {
      try {
        // Whole or not at all: a half-written file is never served.
        await writeFile(unfinished(key), bytes, { flag: 'wx' })
        await rename(unfinished(key), finished(key))
      } catch (error) {
        await rm(unfinished(key), { force: true })
        throw error
      }
    },
    get: (key) => readFile(finished(key)).catch(absent),
    keys: async () => (await readdir(directory)).filter(pictureTypeOf),
    remove,
  }
}

function absent(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined
  throw error
}
