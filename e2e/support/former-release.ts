import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import former from '../../prisma/former-release.json' with { type: 'json' }
import { root } from '../../scripts/bootstrap/root.mjs'
import { runNode } from '../../scripts/stack/run-node.ts'

// What the service is made of, and its database client.
const parts = ['apps', 'packages', 'prisma', 'prisma.config.ts', 'package.json', 'tsconfig.base.json']

/** Whether the history here reaches back to the former release; in a shallow clone it does not. */
export function hasFormerRelease(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${former.commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Puts the sources of the former release into an empty folder, ready to run, with the packages of others that are
 * installed here now.
 */
export async function checkOutFormerRelease(folder: string): Promise<void> {
  const archive = join(folder, 'sources.tar')
  execFileSync('git', ['archive', '--format=tar', '-o', archive, former.commit, ...parts], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  linkInstalled(folder)
  await runNode([join(root, 'node_modules/prisma/build/index.js'), 'generate'], {}, folder)
}

/** As npm lays them out: packages of others are those of this tree, our own are the former ones. */
function linkInstalled(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@leserkonto'), { recursive: true })
  const others = readdirSync(join(root, 'node_modules')).filter(
    (name) => !/^(@leserkonto|\.cache)$/.test(name),
  )
  for (const name of others) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const manifest of globSync('{apps,packages}/*/package.json', { cwd: folder })) {
    const own = dirname(manifest)
    const { name } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { name: string }
    symlinkSync(join(folder, own), join(modules, name))
  }
  for (const nested of globSync('{apps,packages}/*/node_modules', { cwd: root }))
    symlinkSync(join(root, nested), join(folder, nested))
}
