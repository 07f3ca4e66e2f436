import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

/** What differs from the branch point, and since when. */
export type Change = { readonly since: string; readonly files: readonly string[] }

/** Specs of the browser by file, and the folders whose stories are walked. */
export type BrowserSpecs = {
  readonly blocks: readonly string[]
  readonly storyFolders: readonly string[]
  readonly journeys: readonly string[]
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const lines = (text: string) => text.split('\n').filter(Boolean)

/** Everything since this branch left main, committed or not; on main itself what is not committed. */
export function findChange(): Change {
  const main = ['main', 'origin/main'].find(exists) ?? 'HEAD'
  const since = git('merge-base', 'HEAD', main)
  const tracked = lines(git('diff', '--name-only', since))
  return { since, files: [...tracked, ...lines(git('ls-files', '--others', '--exclude-standard'))] }
}

function exists(ref: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', ref) !== ''
  } catch {
    return false
  }
}

/** Journeys of a slice of the account area whose specs are not named after it. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  favourites: ['profile'],
  mail: ['email'],
  settings: ['profile'],
}

/**
 * The specs that a change touches, by their names: a block's are called like it, a slice's begin with its name, and the
 * portal's with `portal`. What a change reaches over other packages is for the whole run.
 */
export function browserSpecs(files: readonly string[], isThere = isInTree): BrowserSpecs {
  const matches = (pattern: RegExp) => [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))]
  const blocks = matches(/^packages\/(?:ui|teasers)\/src\/([A-Z]\w+)\//)
  const slices = matches(/^apps\/web\/src\/account\/features\/([\w-]+)\//)
  const portal = files.some((file) => file.startsWith('packages/pages/src/portal/')) ? ['portal'] : []
  return {
    blocks: [
      ...matches(/^(e2e\/blocks\/[\w-]+\.spec\.ts)$/),
      ...blocks.map((block) => `e2e/blocks/${kebab(block)}.spec.ts`),
    ].filter(isThere),
    storyFolders: [
      ...matches(/^(packages\/(?:ui|teasers)\/src\/[A-Z]\w+\/)/),
      ...matches(/^(apps\/web\/src\/account\/features\/[\w-]+\/)/),
    ],
    journeys: [
      ...matches(/^(e2e\/journeys\/[\w-]+\.spec\.ts)$/).filter(isThere),
      ...[...slices.flatMap((slice) => journeysOf[slice] ?? [slice]), ...portal].map(
        (name) => `e2e/journeys/${name}`,
      ),
    ],
  }
}

const kebab = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

const isInTree = (file: string) => existsSync(join(root, file))
