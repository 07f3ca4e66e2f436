import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../bootstrap/root.mjs'

const generated = new Set(['node_modules', 'dist', 'generated', 'storybook-static'])
const withoutEffect = /\.(test|stories)\.tsx?$|\.tsbuildinfo$/

/** A step whose result depends only on files. */
export type Step = {
  /** Files and folders it reads, from the root. */
  readonly reads: readonly string[]
  /** What it writes; if that is missing, the step runs again. */
  readonly writes: string
  /** File with the fingerprint of what it has read. */
  readonly stamp: string
}

/** Runs `work` unless it has run with exactly the current files; `work` returns whether it succeeded. */
export async function unlessDone(step: Step, work: () => Promise<boolean>): Promise<boolean> {
  const stamp = resolve(root, step.stamp)
  const wanted = fingerprint(step.reads)
  const done =
    existsSync(resolve(root, step.writes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (done) return true
  const succeeded = await work()
  if (succeeded) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, wanted)
  }
  return succeeded
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
