import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../bootstrap/root.mjs'
import { softwareBill } from '../sbom.ts'
import { buildPackage } from './build-package.ts'
import { packagedFolders, packageSource } from './package-sources.ts'

const run = promisify(execFile)

/** Builds the packages and packs each, with its bill of materials, into a tarball in `folder`, as npm would publish it; returns their paths. */
export async function packPackages(folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  const tarballs: string[] = []
  for (const name of packagedFolders) {
    const built = await buildPackage(name)
    const bill = softwareBill(root, packageSource(name).name)
    writeFileSync(join(built, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: built })
    const [packed]: { filename: string }[] = JSON.parse(stdout)
    if (packed) tarballs.push(join(folder, packed.filename))
  }
  return tarballs
}
