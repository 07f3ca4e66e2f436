import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskBucket } from '@leserkonto/rules'
import type { ObjectStore } from './object-store.ts'

/** Pictures on the service's own disk, one file per key. Processes that share the directory share the pictures. */
export async function createDiskStore(directory: string): Promise<ObjectStore> {
  await mkdir(directory, { recursive: true })
  return {
    bucket: diskBucket,
    directory,
    put: async (key, bytes) => {
      // Whole or not at all: a half-written file is never served.
      const unfinished = join(directory, `.${key}`)
      await writeFile(unfinished, bytes, { flag: 'wx' })
      await rename(unfinished, join(directory, key))
    },
    remove: (key) => rm(join(directory, key), { force: true }),
  }
}
