import type { Config } from '../config.ts'
import { createDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import { createS3Store } from './s3-store.ts'

/**
 * The store of pictures that the configuration names. On the disk its directory is made where there is none; of a bucket
 * nothing is asked before the first picture.
 */
export const createPictureStore = async ({ pictures }: Pick<Config, 'pictures'>): Promise<ObjectStore> => {
  if (pictures.store === 'disk') return createDiskStore(pictures.directory)
  return createS3Store(pictures)
}
