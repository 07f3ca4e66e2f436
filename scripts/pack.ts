import { join } from 'node:path'
import { root } from './bootstrap/root.mjs'
import { packPackages } from './package/pack-packages.ts'

// A folder of its own: the build of the pages, which may run beside this, empties `dist`.
for (const tarball of await packPackages(join(root, 'packed'))) console.log(tarball)
