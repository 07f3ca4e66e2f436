import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runTool } from '../checks/run.ts'
import { withTemporaryFolder } from '../checks/temporary-folder.ts'
import { builtIn, type PackageSource, placeOf, publicScripts } from './package-sources.ts'

/** Writes the declarations of a package's exports and of what they are made of, beside the scripts. */
export const buildTypes = (source: PackageSource, out: string): Promise<void> =>
  withTemporaryFolder(async (compiled) => {
    await Promise.all(
      [...builtIn.map((name) => `packages/${name}`), source.folder].map((each) => compile(each, compiled)),
    )
    const textOf = (file: string) => readFileSync(join(compiled, file), 'utf8')
    const texts = new Map<string, string>()
    const follow = (file: string, text: string) => {
      texts.set(file, text)
      // An example in a comment names files that are none.
      for (const next of neighboursOf(text, file))
        if (!texts.has(next) && existsSync(join(compiled, next))) follow(next, textOf(next))
    }
    for (const file of publicScripts(source).map((each) => declarationOf(join(source.folder, each))))
      if (!texts.has(file)) follow(file, textOf(file))
    const used = new Set([...texts.values()].flatMap(namesFromBuiltIn))
    for (const file of builtIn.map(indexOf)) {
      const index = onlyUsed(textOf(file), used)
      if (index !== '') follow(file, index)
    }
    for (const [file, text] of texts) {
      const target = join(out, `${placeOf(file, source.folder)}.d.ts`)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, withOwnPaths(text, file, source.folder))
    }
  })

const indexOf = (name: string) => `packages/${name}/src/index.d.ts`

const declarationOf = (file: string) => file.replace(/(\.d)?\.tsx?$/, '.d.ts')

async function compile(project: string, outDir: string): Promise<void> {
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental', 'false']
  const { code, output } = await runTool(
    ['node_modules/typescript/bin/tsc', '-p', project, ...emit, '--rootDir', root, '--outDir', outDir],
    { show: false },
  )
  if (code !== 0) throw new Error(`the types of ${project} cannot be written:\n${output}`)
}

const specifier = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g
const builtInName = new RegExp(`^@leserkonto/(${builtIn.join('|')})$`)

/** The file that a declaration of ours names, from the root; undefined for what stays outside of the package. */
function named(path: string, file: string): string | undefined {
  const [, home] = builtInName.exec(path) ?? []
  if (home) return indexOf(home)
  return path.startsWith('.') ? declarationOf(join(dirname(file), path)) : undefined
}

const neighboursOf = (text: string, file: string) =>
  [...text.matchAll(specifier)].flatMap(([, , , path = '']) =>
    path.startsWith('.') ? [named(path, file) ?? ''] : [],
  )

const withOwnPaths = (text: string, file: string, folder: string) =>
  text.replace(specifier, (whole, keyword: string, _, path: string) => {
    const to = named(path, file)
    if (to === undefined) return whole
    const way = relative(dirname(placeOf(file, folder)), placeOf(to, folder))
    return `${keyword}'${way.startsWith('.') ? way : `./${way}`}.js'`
  })

/** The names that a declaration has from the packages that are built in. */
function namesFromBuiltIn(text: string): string[] {
  const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from ['"](@leserkonto\/\w+)['"]/g)
  const inPlace = text.matchAll(/import\(['"](@leserkonto\/\w+)['"]\)\.(\w+)/g)
  return [
    ...[...imports].flatMap(([, names = '', from = '']) => (builtInName.test(from) ? listed(names) : [])),
    ...[...inPlace].flatMap(([, from = '', name = '']) => (builtInName.test(from) ? [name] : [])),
  ]
}

/** `{ type A, b as c }`, by the names that the other side has. */
const listed = (names: string) =>
  names.split(',').flatMap((each) => /(?:type )?(\w+)/.exec(each)?.slice(1) ?? [])

/** An index with nothing in it but what is used, so that no rule of the service is packed for its neighbour's sake. */
const onlyUsed = (index: string, used: ReadonlySet<string>) =>
  [...index.matchAll(/export (?:type )?(?:\{([^}]*)\}|\* as (\w+)) from ['"]([^'"]+)['"]/g)]
    .flatMap(([, names, all, path]) => {
      if (all) return used.has(all) ? [`export type * as ${all} from '${path}';`] : []
      const kept = listed(names ?? '').filter((name) => used.has(name))
      return kept.length > 0 ? [`export type { ${kept.join(', ')} } from '${path}';`] : []
    })
    .join('\n')
