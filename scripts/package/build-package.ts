import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { buildScripts } from './build-scripts.ts'
import { buildTypes } from './build-types.ts'
import { packedManifest } from './manifest.ts'
import { packageSource, publicExports } from './package-sources.ts'

/** Builds a package into its `dist`, which is the folder that `npm pack` takes; returns that folder. */
export async function buildPackage(folder: string): Promise<string> {
  const source = packageSource(folder)
  const out = join(root, folder, 'dist')
  await buildScripts(source, out)
  await buildTypes(source, out)
  for (const [name, file] of publicExports(source))
    if (name.endsWith('.css')) writeSheet(join(root, folder, file), join(out, file.replace('./src/', '')))
  cpSync(join(root, folder, 'README.md'), join(out, 'README.md'))
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(packedManifest(source), null, 2)}\n`)
  return out
}

/** A sheet, with the folder of its fonts and their licences beside it. */
function writeSheet(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  if (readFileSync(from, 'utf8').includes('url("./fonts/'))
    cpSync(join(dirname(from), 'fonts'), join(dirname(to), 'fonts'), { recursive: true })
}
