import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

const generated = new Set(['node_modules', 'dist', 'generated', 'storybook-static'])
const withoutEffect = /\.(test|stories)\.tsx?$/
// npm empties node_modules at each install, and with it what was built from other dependencies
const stamps = join(root, 'node_modules/.cache/leserkonto')

/** What a build step reads and writes, as paths from the root. */
export type Build = { readonly name: string; readonly reads: readonly string[]; readonly writes: string }

/** Runs `work` unless the step's sources are the ones its output was made from. */
export async function unlessBuilt(build: Build, work: () => Promise<void>): Promise<void> {
  const stamp = join(stamps, build.name)
  const wanted = fingerprint(build.reads)
  if (existsSync(join(root, build.writes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return
  await work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(stamp, wanted)
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return withoutEffect.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .filter((name) => !generated.has(name))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
