import { type PackageSource, placeOf, publicExports } from './package-sources.ts'

/** The manifest that is packed: the exports of the sources' own, each leading to what was built of it. */
export function packedManifest(source: PackageSource): object {
  const { name, version, description, dependencies, peerDependencies, peerDependenciesMeta } = source
  const entries = publicExports(source).map(([key, file]) => [key, target(file, source)])
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    dependencies: withoutBuiltIn(dependencies),
    peerDependencies,
    peerDependenciesMeta,
  }
}

function target(file: string, { folder }: PackageSource) {
  if (file.endsWith('.css')) return `./${file.replace('./src/', '')}`
  const place = `./${placeOf(`${folder}/${file.replace('./', '')}`, folder)}`
  return { types: `${place}.d.ts`, default: `${place}.js` }
}

const withoutBuiltIn = (dependencies: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@leserkonto/')))
