import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { editionAccent, readableOn } from '@leserkonto/rules'

type Drawable = { emblem: string | null; theme: { color: string; colorDark: string } }

/** The emblem of an edition as its mails carry it: a PNG; null for an edition without one, or where it cannot be drawn. */
export type Emblems = (edition: Drawable) => Promise<Buffer | null>

/** Pixels: mails show it at 40, and screens have up to three of theirs in one. */
const side = 120

/**
 * Draws each emblem once, in a process that ends with it: libvips would stay in this one, with 20 MB. A mail without its
 * picture is still a mail, so what cannot be drawn is left out.
 */
export function createEmblems(): Emblems {
  const drawn = new Map<string, Promise<Buffer | null>>()
  return (edition) => {
    const svg = tileOf(edition)
    if (svg === null) return Promise.resolve(null)
    const known = drawn.get(svg) ?? draw(svg).catch(() => null)
    drawn.set(svg, known)
    return known
  }
}

/** White on the edition's colour: it reads on a light and on a dark ground, and no program can know which it has. */
function tileOf({ emblem, theme }: Drawable): string | null {
  const { light } = editionAccent(theme)
  return (
    emblem &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${side}" height="${side}"><rect width="48" height="48" rx="10" fill="${light}"/><path transform="translate(8 8)" fill="${readableOn(light)}" d="${emblem}"/></svg>`
  )
}

async function draw(svg: string): Promise<Buffer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'emblem-process.ts')], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: 10_000,
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`drawing ended with ${code}`))))
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(svg)
  const [png] = await Promise.all([buffer(child.stdout), ended])
  return png
}
