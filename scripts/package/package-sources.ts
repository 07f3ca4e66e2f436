import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

/** A package that leaves the repository: what its manifest says here. */
export type PackageSource = {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta: Readonly<Record<string, { optional: boolean }>>
  /** Its folder from the root. */
  readonly folder: string
}

/** The packages that are built and packed, those they need first. */
export const packagedFolders = ['packages/ui', 'packages/teasers'] as const

/** Packages of the repository that never leave it: what is used of them is built in. */
export const builtIn = ['rules', 'texts'] as const

export function packageSource(folder: string): PackageSource {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return { dependencies: {}, peerDependenciesMeta: {}, ...manifest, folder }
}

/** What may be imported from outside: what only our own tests show stays here. */
export const publicExports = ({
  exports,
}: PackageSource): readonly (readonly [name: string, file: string])[] =>
  Object.entries(exports).filter(([name]) => !name.includes('*'))

/** The files of those exports that are scripts, from the package's folder. */
export const publicScripts = (source: PackageSource): readonly string[] =>
  publicExports(source).flatMap(([, file]) => (/\.tsx?$/.test(file) ? [file] : []))

/**
 * Where a source lies in the built package, without its ending: `packages/ui/src/Button/Button.tsx` at
 * `Button/Button`, and what is built in at `built-in/rules/badges`.
 */
export function placeOf(file: string, folder: string): string {
  const path = file.replace(/\.d\.ts$|\.tsx?$/, '')
  if (path.startsWith(`${folder}/src/`)) return path.slice(`${folder}/src/`.length)
  const [, home, rest] = /^packages\/(\w+)\/src\/(.+)$/.exec(path) ?? []
  if (!builtIn.some((name) => name === home)) throw new Error(`${file} is no part of ${folder}`)
  return `built-in/${home}/${rest}`
}
