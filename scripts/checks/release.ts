import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { root } from '../bootstrap/root.mjs'

/** Why a release cannot be run here; undefined where it can. A shallow clone and an archive have no history. */
export function whyNoRelease(commit: string): string | undefined {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return undefined
  } catch {
    return `commit ${commit.slice(0, 10)} is not in the history here`
  }
}

/**
 * Puts the sources of a release into an empty folder, with the packages of others that its own lock file lists: those that
 * are installed here where they are the same, else npm installs its own. Nothing is built yet.
 */
export async function checkOutRelease(commit: string, folder: string): Promise<void> {
  const sources = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
  if (differingPackages(folder).length === 0) lendInstalled(folder)
  else await ensureInstalled('all', folder)
}

type Locked = { version?: string; dev?: boolean; optional?: boolean; link?: boolean }

/** What the service of a release loads and is installed here in another version, or not at all. */
function differingPackages(folder: string): string[] {
  const here = packagesIn(root)
  const needed = Object.entries(packagesIn(folder)).filter(
    ([path, { dev, optional, link }]) => path.includes('node_modules/') && !dev && !optional && !link,
  )
  return needed.filter(([path, { version }]) => here[path]?.version !== version).map(([path]) => path)
}

const packagesIn = (folder: string): Record<string, Locked> =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages

/** As npm lays them out: packages of others are those of this tree, our own are those of the folder. */
function lendInstalled(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@leserkonto'), { recursive: true })
  const others = readdirSync(join(root, 'node_modules')).filter((name) => !/^(@leserkonto|\..*)$/.test(name))
  for (const name of others) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const manifest of globSync('{apps,packages}/*/package.json', { cwd: folder })) {
    const own = dirname(manifest)
    const { name } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { name: string }
    symlinkSync(join(folder, own), join(modules, name))
    const nested = join(root, own, 'node_modules')
    if (isFolder(nested)) symlinkSync(nested, join(folder, own, 'node_modules'))
  }
}

const isFolder = (path: string) => globSync(path).length > 0
