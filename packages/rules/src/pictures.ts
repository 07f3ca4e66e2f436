import { isKeyOf, keysOf } from './read/guards.ts'

/** Bucket of pictures that lie on the service's own disk. */
export const diskBucket = 'media'

const types = { jpg: 'image/jpeg', png: 'image/png' } as const

/** The type of the picture with a key; undefined for what is no key of the service's. */
export function pictureTypeOf(key: string): 'image/jpeg' | 'image/png' | undefined {
  const [, extension = ''] = /^[0-9a-f]{32}\.(jpg|png)$/.exec(key) ?? []
  return isKeyOf(types, extension) ? types[extension] : undefined
}

/**
 * Public address of a profile picture's reference `<bucket>%<key>`, split at the first percent sign: object storage
 * in the EU central region, or a path under `/media` of `ownUrl` for pictures on disk.
 * Source: docs/spec/account.md#profile-picture-reference.
 */
export function pictureAddress(reference: string, ownUrl: string): string | null {
  const at = reference.indexOf('%')
  if (at < 1 || at === reference.length - 1) return null
  const [bucket, key] = [reference.slice(0, at), reference.slice(at + 1)]
  return bucket === diskBucket ? `${ownUrl}/media/${key}` : `${bucketOrigin(bucket)}/${key}`
}

/** Where the pictures of a bucket are fetched from: object storage in the EU central region. */
export const bucketOrigin = (bucket: string): string => `https://${bucket}.s3.eu-central-1.amazonaws.com`

const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const

/** A format that a profile picture may come in. Source: docs/spec/account.md#profile-picture. */
export type PictureFormat = keyof typeof signatures

/** How many of a file's first bytes its format is told from. */
export const pictureHeadBytes = 8

/**
 * The format that a file's own first bytes say; undefined for any other. Its name and its declared type do not count:
 * Windows calls a JPEG `.jfif`, and programs know it as `image/jpg`, `image/pjpeg` or nothing at all.
 */
export function pictureFormatOf(head: Uint8Array): PictureFormat | undefined {
  return keysOf(signatures).find((format) => signatures[format].every((byte, index) => head[index] === byte))
}
