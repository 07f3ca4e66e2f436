import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/** One file imports another of the repository, by paths from the root; `isType`: nothing of it is left at run time. */
export type Arrow = { from: string; to: string; isType: boolean }

const sources = '{apps,packages,scripts,prisma,e2e,bench,.storybook}/**/*.{ts,tsx,mjs}'
/** Not written by hand: packages, what builds leave, and what the database client's generator makes. */
const others = ['**/node_modules/**', '**/dist/**', '**/generated/**']

/** What a file takes from a package, ours or another's, by the name it has there: `zod`, `@leserkonto/ui/Button`, `node:fs`. */
export type PackageImport = { from: string; name: string }

/** The app or the package that a file belongs to; undefined for what starts and tests them. */
const packageOf = (file: string) => /^(?:apps|packages)\/[^/]+\/src\//.exec(file)?.[0]

/**
 * Every import of a repository, types included: those between its files, and those from packages. `trespassers` take a file
 * of another package by its path, past what that package exports.
 */
export function importsIn(root: string): {
  arrows: Arrow[]
  packages: PackageImport[]
  trespassers: PackageImport[]
} {
  const files = globSync(sources, { cwd: root, exclude: others }).toSorted()
  const known = exportsOfPackages(root)
  const imports = files.flatMap((from) =>
    importsOf(from, readFileSync(join(root, from), 'utf8')).map((one) => ({ from, ...one })),
  )
  const arrows = imports.flatMap(({ from, specifier, isType }) => {
    const to = resolved(specifier, from, { root, packages: known })
    return to ? [{ from, to, isType }] : []
  })
  const packages = imports
    .filter(({ specifier }) => !specifier.startsWith('.'))
    .map(({ from, specifier }) => ({ from, name: specifier }))
  const trespassers = imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ from, specifier }) => ({ from, name: join(dirname(from), specifier) }))
    .filter(({ from, name }) => packageOf(from) !== undefined && packageOf(from) !== packageOf(name))
  return { arrows, packages, trespassers }
}

/** What a source names in its imports and exports. */
function importsOf(file: string, code: string): { specifier: string; isType: boolean }[] {
  const { module, program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read`, { cause: errors[0] })
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
    ),
  )
  return [...imported, ...exported, ...(/\bimport\(/.test(code) ? calledIn(program) : [])]
}

/** `import('x')`: a value that is loaded, or a type. */
function calledIn(node: unknown): { specifier: string; isType: boolean }[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, source } = node as { type?: string; source?: { value?: unknown } }
  const isCall = type === 'ImportExpression' || type === 'TSImportType'
  const named = isCall && typeof source?.value === 'string' ? [source.value] : []
  const own = named.map((specifier) => ({ specifier, isType: type === 'TSImportType' }))
  return [...own, ...Object.values(node).flatMap(calledIn)]
}

type Packages = ReadonlyMap<string, { folder: string; exports: Readonly<Record<string, string>> }>

function exportsOfPackages(root: string): Packages {
  const found = globSync('{apps,packages}/*/package.json', { cwd: root }).map((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return [name, { folder: dirname(file), exports }] as const
  })
  return new Map(found)
}

/** The file behind a specifier; undefined for a package from elsewhere and for what is no source. */
function resolved(
  specifier: string,
  from: string,
  { root, packages }: { root: string; packages: Packages },
): string | undefined {
  const path = specifier.split('?')[0] ?? ''
  const to = path.startsWith('.') ? join(dirname(from), path) : exported(path, packages)
  if (!to || !/\.(ts|tsx|mjs)$/.test(to)) return undefined
  // What the generator makes may not be there yet.
  if (!to.includes('/generated/') && !existsSync(join(root, to)))
    throw new Error(`${from} imports ${specifier}, which is not there`)
  return relative('.', to)
}

function exported(specifier: string, packages: Packages): string | undefined {
  const [, name = '', rest = ''] = /^(@leserkonto\/[\w-]+)(\/.*)?$/.exec(specifier) ?? []
  const known = packages.get(name)
  if (!known) return undefined
  // Of two patterns that fit, the one that names more counts, as for Node.
  const patterns = Object.entries(known.exports).toSorted(([one], [other]) => other.length - one.length)
  for (const [key, target] of patterns) {
    const [start = '', end] = `${name}${key.slice(1)}`.split('*')
    const fits = end === undefined ? specifier === start : specifier.startsWith(start) && rest !== ''
    if (fits) return join(known.folder, target.replaceAll('*', specifier.slice(start.length)))
  }
  return undefined
}

/** Groups of names that all lead to each other: every circle lies in one of them (Tarjan). */
export function circlesOf(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const lowest = (name: string, other: number | undefined) =>
    low.set(name, Math.min(low.get(name) ?? 0, other ?? 0))
  const visit = (name: string) => {
    order.set(name, order.size)
    low.set(name, order.get(name) ?? 0)
    open.push(name)
    for (const { to } of next.get(name) ?? []) {
      if (!order.has(to)) {
        visit(to)
        lowest(name, low.get(to))
      } else if (open.includes(to)) lowest(name, order.get(to))
    }
    if (low.get(name) !== order.get(name)) return
    const group = open.splice(open.indexOf(name))
    if (group.length > 1) circles.push(group.toSorted())
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name)
  return circles
}

/** The files that a file pulls in at run time, itself not counted. */
export function closureOf(file: string, arrows: readonly Arrow[]): Set<string> {
  const next = Map.groupBy(
    arrows.filter(({ isType }) => !isType),
    ({ from }) => from,
  )
  const found = new Set<string>()
  const follow = (name: string) => {
    for (const { to } of next.get(name) ?? []) {
      if (found.has(to)) continue
      found.add(to)
      follow(to)
    }
  }
  follow(file)
  found.delete(file)
  return found
}
