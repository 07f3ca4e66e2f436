import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Look = { width?: number; height?: number; alpha?: number }

const canvas = ({ width = 300, height = 300, alpha }: Look = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 200, g: 30, b: 30, alpha: alpha ?? 1 },
    },
  })

/** A plain picture of one colour. */
export const pngOf = (look?: Look): Promise<Buffer> => canvas(look).png().toBuffer()
export const jpegOf = (look?: Look): Promise<Buffer> => canvas(look).jpeg().toBuffer()

/** A photo taken with a rotated camera: red on the left as stored, on top as shown; with place, camera and comment. */
export async function lyingPhoto(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 150, height: 300, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  return canvas()
    .composite([{ input: blue, left: 150, top: 0 }])
    .withExif({
      IFD0: { Make: 'Geheimkamera', ImageDescription: '<script>alert(1)</script>' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
}

/** A PNG whose header says this many pixels per side, with only a few bytes of data. */
export function promisingPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type), data])
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
