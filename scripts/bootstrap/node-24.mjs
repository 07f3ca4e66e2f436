import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const neededMajor = 24

/** This process is new enough to run the TypeScript sources itself. */
export const isNode24 = majorOf(process.versions.node) >= neededMajor

/**
 * A Node that runs the TypeScript sources: the one installed with the project, else the first one in PATH that is new enough
 * (npm does not have Node packages for all platforms). Throws a readable error if there is none.
 */
export function findNode24() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [join(root, 'node_modules/.bin'), ...folders].map((folder) => join(folder, 'node'))
  const found = candidates.find((file) => existsSync(file) && majorOf(versionOf(file)) >= neededMajor)
  if (!found) {
    throw new Error(
      `Node.js ${neededMajor} or newer is needed on ${process.platform} ${process.arch}: install it from https://nodejs.org`,
    )
  }
  return found
}

/** @param {string} file */
function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return '' // built for another system, e.g. another C library
  }
}

/** @param {string} version */
function majorOf(version) {
  return Number(/\d+/.exec(version)?.[0] ?? 0)
}
