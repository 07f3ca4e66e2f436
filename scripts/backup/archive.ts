import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { isAlive } from '../../apps/api/src/store/database/one-process-lock.ts'
import release from '../../package.json' with { type: 'json' }

const format = 1

const Manifest = z.strictObject({
  format: z.literal(format),
  /** Version of the release that has written it. */
  release: z.string(),
  /** Last migration of the database. */
  migration: z.string(),
  /** When it was begun: what was committed before is in it. */
  takenAt: z.iso.datetime(),
  /** Bucket that the pictures' references name. */
  bucket: z.string(),
  /** SHA-256 as hex, by path in the folder. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

/** What a backup says of itself, in its `manifest.json`. */
export type Manifest = z.output<typeof Manifest>

/** The embedded database is for developing: a copy of its folder is its backup. */
export const needsServer = 'A backup is that of a PostgreSQL server: set DATABASE_URL.'

/** Names of what a backup holds. */
export const parts = {
  manifest: 'manifest.json',
  keys: 'keys.json',
  pictures: 'pictures',
  database: 'database.dump',
} as const

/**
 * Makes a folder with what `fill` puts into it and a manifest. It has its name only when it is complete, and nobody but its
 * owner may look into it. Throws if there is such a folder.
 */
export async function writeArchive(
  folder: string,
  fill: (folder: string) => Promise<Omit<Manifest, 'format' | 'release' | 'files'>>,
): Promise<Manifest> {
  const place = resolve(folder)
  if (existsSync(place)) throw new Error(`${folder} is there already: name a new folder.`)
  const ending = `.${hostname()}`
  removeLeft(dirname(place), ending)
  const aside = `${place}${ending}.${process.pid}.new`
  mkdirSync(join(aside, parts.pictures), { recursive: true })
  try {
    const about = await fill(aside)
    const manifest = { format, release: release.version, ...about, files: await digestsIn(aside) } as const
    await writeFile(join(aside, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
    renameSync(aside, place)
    return manifest
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

// No backup takes so long, whichever machine or container makes it.
const longMs = 24 * 3_600_000

/** Removes what killed processes have left; those of other machines, which may use the same disk, can be alive for a day. */
function removeLeft(place: string, ending: string): void {
  if (!existsSync(place)) return
  for (const name of readdirSync(place)) {
    const [rest = '', pid] = name.split(/\.(\d+)\.new$/)
    if (!pid) continue
    const isEnded = rest.endsWith(ending) && (Number(pid) === process.pid || !isAlive(Number(pid)))
    const isOld = Date.now() - statSync(join(place, name)).mtimeMs > longMs
    if (isEnded || isOld) rmSync(join(place, name), { recursive: true })
  }
}

/** The manifest of a backup whose files are all as they were written; throws for another folder, saying why. */
export async function readArchive(folder: string): Promise<Manifest> {
  const manifest = parse(readManifest(folder))
  for (const part of [parts.keys, parts.database])
    if (!Object.hasOwn(manifest.files, part))
      throw new Error(`The backup's ${parts.manifest} is damaged: it does not name ${part}.`)
  for (const [path, expected] of Object.entries(manifest.files)) {
    const file = join(folder, path)
    if (!existsSync(file)) throw new Error(`The backup is damaged: ${path} is missing.`)
    if ((await digestOf(file)) !== expected)
      throw new Error(`The backup is damaged: ${path} has changed since it was written.`)
  }
  return manifest
}

function readManifest(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, parts.manifest), 'utf8'))
  } catch {
    throw new Error(`${folder} is no complete backup: it has no readable ${parts.manifest}.`)
  }
}

function parse(said: unknown): Manifest {
  const result = Manifest.safeParse(said)
  if (result.success) return result.data
  const other = z.object({ format: z.number() }).safeParse(said).data?.format
  throw new Error(
    other === undefined || other === format
      ? `The backup's ${parts.manifest} is damaged.`
      : `The backup has format ${other}, this release reads format ${format}: use the release that wrote it.`,
  )
}

async function digestsIn(folder: string): Promise<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const digests: Record<string, string> = {}
  for (const file of files.sort()) digests[relative(folder, file)] = await digestOf(file)
  return digests
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
