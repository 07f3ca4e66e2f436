import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

type Locked = { link?: true; integrity?: string; resolved?: string; optional?: true; os?: string[] }

/** Packages of a lock file that nobody vouches for: without a SHA-512, or from an address of their own. */
function unvouched(packages: Readonly<Record<string, Locked>>): string[] {
  const foreign = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  return foreign.flatMap(([path, locked]) => {
    const { integrity = '', resolved } = locked
    const isVouched = integrity.startsWith('sha512-') || (integrity === '' && isBuildForOthers(locked))
    return isVouched && resolved === undefined ? [] : path
  })
}

/** Builds of tools for systems that this lock file was not written on; npm notes no sum of what it has not seen. */
const isBuildForOthers = ({ optional, os }: Locked) => optional === true && os !== undefined

test('every package of the lock file has its SHA-512, but builds for other systems, and no address of its own', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(unvouched(packages)).toEqual([])
})

test('the search finds what it looks for', () => {
  const right = { integrity: 'sha512-abc' }
  const planted = {
    'node_modules/right': right,
    'node_modules/weak': { integrity: 'sha1-abc' },
    'node_modules/none': {},
    'node_modules/optional': { optional: true as const },
    'node_modules/for-others': { optional: true as const, os: ['win32'] },
    'node_modules/elsewhere': { ...right, resolved: 'https://evil.example/x.tgz' },
  }
  expect(unvouched(planted)).toEqual([
    'node_modules/weak',
    'node_modules/none',
    'node_modules/optional',
    'node_modules/elsewhere',
  ])
})
