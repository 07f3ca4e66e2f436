import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildPackage } from './build-package.ts'
import { packagedFolders } from './package-sources.ts'

const run = promisify(execFile)

/** Builds the packages and packs each into a tarball in `folder`, as npm would publish it; returns their paths. */
export async function packPackages(folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  const tarballs: string[] = []
  for (const name of packagedFolders) {
    const built = await buildPackage(name)
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: built })
    const [packed]: { filename: string }[] = JSON.parse(stdout)
    if (packed) tarballs.push(join(folder, packed.filename))
  }
  return tarballs
}
