import os from 'node:os'
import { pictureFormatOf, pictureLimits } from '@leserkonto/rules'
import { atOnce } from './at-once.ts'

/** A picture made by us from what was uploaded. */
export type Picture = { bytes: Buffer; type: 'image/jpeg' | 'image/png'; extension: 'jpg' | 'png' }

/** Why an upload is no profile picture. */
export type PictureFault = 'FORMAT' | 'DAMAGED' | 'TOO_LARGE' | 'NOT_SQUARE' | 'TOO_SMALL'

/** Makes profile pictures; rejects with code OVERLOADED when too many wait. */
export type Pictures = {
  profilePicture: (upload: Uint8Array) => Promise<{ picture: Picture } | { fault: PictureFault }>
}

const waitingDecodes = 32
const jpegQuality = 85

type Sharp = typeof import('sharp')['default']

/** At most one decode per core, and one place of libuv's four left for everything else that waits for it. */
export function createPictures(): Pictures {
  const decoding = atOnce(Math.min(os.availableParallelism(), 3), waitingDecodes)
  // Loaded with the first upload: most processes see none for a long time.
  let loaded: Promise<Sharp> | undefined
  return {
    profilePicture: async (upload) => {
      // A file of no bytes at all has lost them on the way.
      if (upload.length === 0) return { fault: 'DAMAGED' }
      if (!pictureFormatOf(upload)) return { fault: 'FORMAT' }
      loaded ??= loadSharp()
      const sharp = await loaded
      return decoding(() => remade(sharp, upload))
    },
  }
}

/** Sharp that reads JPEG and PNG from memory and nothing else: no SVG, GIF, TIFF, HEIF, no file. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** Sizes are read from the head, before anything is decoded; what is kept is made of pixels alone. */
async function remade(sharp: Sharp, upload: Uint8Array) {
  const { maxPixels, minSidePx, sidePx } = pictureLimits
  const image = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
  try {
    const { width, height, hasAlpha } = await image.metadata()
    if (width !== height) return { fault: 'NOT_SQUARE' as const }
    if (width < minSidePx) return { fault: 'TOO_SMALL' as const }
    const turned = image.autoOrient().resize({ width: sidePx, height: sidePx, withoutEnlargement: true })
    if (hasAlpha) return { picture: { ...png, bytes: await turned.png().toBuffer() } }
    return { picture: { ...jpeg, bytes: await turned.jpeg({ quality: jpegQuality }).toBuffer() } }
  } catch (error) {
    return { fault: isTooManyPixels(error) ? ('TOO_LARGE' as const) : ('DAMAGED' as const) }
  }
}

const png = { type: 'image/png', extension: 'png' } as const
const jpeg = { type: 'image/jpeg', extension: 'jpg' } as const

const isTooManyPixels = (error: unknown) => error instanceof Error && /pixel limit/.test(error.message)
