import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { namesOf } from './short-names.ts'
import { withoutClasses } from './without-classes.ts'

/** Imports of a source. */
type ImportsOf = (source: string) => readonly string[]

/** Styles of all modules that the sources import, directly or indirectly. */
function stylesUnder(sources: readonly string[], importsOf: ImportsOf): Set<string> {
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    importsOf(source).forEach(visit)
  }
  sources.forEach(visit)
  return new Set([...seen].filter((source) => source.endsWith('.module.css')))
}

/**
 * For each page, by the name of its component, the styles that only other pages use. `pages` is the module that imports
 * all page components from a folder next to it; its other imports and the sources in `everywhere` belong to every page.
 */
export function foreignStyles(
  pages: string,
  everywhere: readonly string[],
  importsOf: ImportsOf,
): ReadonlyMap<string, readonly string[]> {
  const folder = join(dirname(pages), 'pages/')
  const isPage = (source: string) => source.startsWith(folder)
  const [own, shared] = [
    importsOf(pages).filter(isPage),
    importsOf(pages).filter((source) => !isPage(source)),
  ]
  if (own.length === 0) throw new Error(`${pages} imports no pages`)
  const all = stylesUnder([pages], importsOf)
  return new Map(
    own.map((page) => {
      const shown = stylesUnder([page, ...shared, ...everywhere], importsOf)
      return [basename(page, '.tsx'), [...all].filter((style) => !shown.has(style))]
    }),
  )
}

/**
 * Makes a sheet for each page from the one for all, without the styles that only other pages use. The server writes each
 * into its page, so the files are outside the folders that browsers can request. `everywhere` lists sources that any page
 * may show though none imports them, `nowhere` the styles of modules that are imported and never shown.
 */
export const sheetPerPage = (
  pages: string,
  everywhere: readonly string[],
  nowhere: readonly string[],
): Plugin => ({
  name: 'sheet-per-page',
  // After the style sheet has been gathered from all scripts, and before the manifest is written.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const [file, sheet] = Object.entries(bundle).find(([name]) => name.endsWith('.css')) ?? []
    if (!file || sheet?.type !== 'asset') throw new Error('There is no style sheet.')
    const unknown = [...everywhere, ...nowhere].find((source) => !this.getModuleInfo(source))
    if (unknown) throw new Error(`${unknown} is not in the build`)
    const css = String(sheet.source)
    delete bundle[file]
    const importsOf: ImportsOf = (source) => this.getModuleInfo(source)?.importedIds ?? []
    for (const [page, foreign] of foreignStyles(pages, everywhere, importsOf)) {
      const names = new Set([...foreign, ...nowhere].flatMap(namesOf))
      this.emitFile({ type: 'asset', fileName: `sheets/${page}.css`, source: withoutClasses(css, names) })
    }
  },
})
