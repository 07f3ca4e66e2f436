import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { shortName } from '@leserkonto/pages/build/short-names'
import { build } from 'vite'

/** What importing one block costs a page that has React already. */
export type BlockBytes = {
  readonly block: string
  /** Brotli bytes of its scripts, with all dependencies except React. */
  readonly js: number
  /** Brotli bytes of its styles. */
  readonly css: number
  /** Paths of all modules in its bundle. */
  readonly modules: readonly string[]
}

const packages = join(import.meta.dirname, '..', '..', 'packages')

/** The file of each import of the packages, by its name; names are unique over all packages. */
const sources = new Map([
  ...blocksOf('ui'),
  ...blocksOf('teasers'),
  ...['hooks', 'browser', 'parts'].flatMap(roomOf),
  ['refresh-dates', join(packages, 'ui/src/DateDisplay/refresh-dates.ts')],
])

/** A block has its own folder, and its component has the folder's name. */
function blocksOf(home: string): [string, string][] {
  return inOrder(join(packages, home, 'src/*/*.tsx')).flatMap((file) =>
    basename(dirname(file)) === basename(file, '.tsx') ? [[basename(file, '.tsx'), file]] : [],
  )
}

/** Hooks, services and shared parts of blocks, which are together in a folder. */
function roomOf(room: string): [string, string][] {
  return inOrder(join(packages, 'ui/src', room, '*.ts')).map((file) => [
    `${room}/${basename(file, '.ts')}`,
    file,
  ])
}

function inOrder(pattern: string): string[] {
  return globSync(pattern, { exclude: ['**/*.test.*'] }).sort()
}

/** Names of all imports: blocks, hooks and services. */
export const blockNames = (): readonly string[] => [...sources.keys()]

/** Means nothing within the script of a page, so a page's build leaves it out. */
const directive = '"use client";'

const bytes = (text: string | Uint8Array) => brotliCompressSync(text).length

/** Builds a page that imports this block and nothing else, React left out. */
export async function bytesOf(block: string): Promise<BlockBytes> {
  const entry = sources.get(block)
  if (entry === undefined) throw new Error(`no block is called ${block}`)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // A library leaves it to the page, and this is about the page.
    define: { 'process.env.NODE_ENV': '"production"' },
    // As our pages name them.
    css: { modules: { generateScopedName: shortName } },
    build: {
      write: false,
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      lib: { entry, formats: ['es'], fileName: 'block' },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/], output: { minify: true } },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const sheets = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  return {
    block,
    js: bytes(chunks.map(({ code }) => code.replace(directive, '')).join('')),
    css:
      sheets.length > 0 ? bytes(sheets.map((sheet) => ('source' in sheet ? sheet.source : '')).join('')) : 0,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  }
}
