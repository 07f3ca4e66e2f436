/** Bucket of pictures that lie on the service's own disk. */
export const diskBucket = 'media'

const types = { jpg: 'image/jpeg', png: 'image/png' } as const

/** The type of the picture with a key; undefined for what is no key of the service's. */
export function pictureTypeOf(key: string): 'image/jpeg' | 'image/png' | undefined {
  const extension = /^[0-9a-f]{32}\.(jpg|png)$/.exec(key)?.[1] as keyof typeof types | undefined
  return extension && types[extension]
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
