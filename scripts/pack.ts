import { join } from 'node:path'
import { root } from './bootstrap/root.mjs'
import { packPackages } from './package/pack-packages.ts'

for (const tarball of await packPackages(join(root, 'dist/packages'))) console.log(tarball)
