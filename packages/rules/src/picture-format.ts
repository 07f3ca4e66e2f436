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
  const formats = Object.keys(signatures) as PictureFormat[]
  return formats.find((format) => signatures[format].every((byte, index) => head[index] === byte))
}
