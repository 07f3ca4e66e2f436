import type { Config } from '../config.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'

/** Where pictures lie. Keys are random and never written twice. */
export type ObjectStore = {
  /** First part of a picture's reference. */
  bucket: string
  /** The directory behind `/media`; undefined when the pictures lie elsewhere. */
  directory: string | undefined
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Removes an object; one that is not there is no error. */
  remove: (key: string) => Promise<void>
}

/** The configured store. */
export const createObjectStore = ({
  pictures,
}: Pick<Config, 'pictures'>): Promise<ObjectStore> | ObjectStore =>
  pictures.store === 'disk' ? createDiskStore(pictures.directory) : createS3Store(pictures)
