import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { notFound } from '../refusal.ts'
import { sceneOf } from './scene-of.ts'

const widths = [320, 640, 960, 1440]
const encoders = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 72, mozjpeg: true }),
  webp: (picture: Sharp) => picture.webp({ quality: 70, effort: 3 }),
  avif: (picture: Sharp) => picture.avif({ quality: 48, effort: 1 }),
} as const
const types = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' } as const

/** Pictures under the names used by articles, in three formats and four widths; each is drawn at its first request. */
export const pictures = (app: FastifyInstance) => {
  const drawn = new Map<string, Promise<Buffer>>()
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [file, name, width, format] = /^([a-z-]+)-(\d+)\.(jpg|webp|avif)$/.exec(request.params.file) ?? []
    if (!file || !name || !widths.includes(Number(width)) || !isFormat(format)) throw notFound('This picture')
    const bytes = drawn.get(file) ?? encoded(name, Number(width), format)
    drawn.set(file, bytes)
    return reply
      .type(types[format])
      .header('cache-control', 'public, max-age=86400')
      .send(await bytes)
  })
}

const isFormat = (format: string | undefined): format is keyof typeof encoders =>
  format !== undefined && format in encoders

const encoded = (name: string, width: number, format: keyof typeof encoders) =>
  encoders[format](sharp(Buffer.from(sceneOf(name))).resize(width)).toBuffer()
