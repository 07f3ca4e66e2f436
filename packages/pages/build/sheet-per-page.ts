import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { namesOf } from './short-names.ts'
import { splitSheet } from './split-sheet.ts'

/** Imports of a source. */
type ImportsOf = (source: string) => readonly string[]

/** Styles of all modules that the sources import, directly or indirectly, in the order of the imports. */
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
 * For each page, by the name of its component, the styles of what it may show. `pages` is the module that imports all page
 * components from a folder next to it; its other imports belong to every page.
 */
export function stylesOfPages(pages: string, importsOf: ImportsOf): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = join(dirname(pages), 'pages/')
  const isPage = (source: string) => source.startsWith(folder)
  const [own, shared] = [
    importsOf(pages).filter(isPage),
    importsOf(pages).filter((source) => !isPage(source)),
  ]
  if (own.length === 0) throw new Error(`${pages} imports no pages`)
  return new Map(own.map((page) => [basename(page, '.tsx'), stylesUnder([page, ...shared], importsOf)]))
}

/**
 * Makes a sheet for each page from the one for all, in parts: what any markup needs, and for each module its rules with the
 * names of its classes, so that the server writes only those into a page that its markup shows. The server has the
 * files, so they are outside the folders that browsers can request. Styles that no page of the server shows must be
 * in a late sheet.
 */
export const sheetPerPage = (pages: string): Plugin => ({
  name: 'sheet-per-page',
  // After the style sheet has been gathered from all scripts, and before the manifest is written.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const [file, sheet] = Object.entries(bundle).find(([name]) => name.endsWith('.css')) ?? []
    if (!file || sheet?.type !== 'asset') throw new Error('There is no style sheet.')
    delete bundle[file]
    const all = [...this.getModuleIds()]
    const modules = all.filter((source) => source.endsWith('.module.css'))
    const split = splitSheet(String(sheet.source), new Map(modules.map((one) => [one, namesOf(one)])))
    const shown = stylesOfPages(pages, (source) => this.getModuleInfo(source)?.importedIds ?? [])
    const missing = modules.find(
      (one) => ![...shown.values()].some((styles) => styles.has(one)) && !all.includes(`${one}?inline`),
    )
    if (missing) throw new Error(`${missing} is in no page and in no late sheet`)
    for (const [page, styles] of shown) {
      const parts = [...split.modules]
        .filter(([one]) => styles.has(one))
        .map(([one, css]) => ({ names: namesOf(one), css }))
      const source = JSON.stringify({ base: split.base, parts })
      this.emitFile({ type: 'asset', fileName: `sheets/${page}.json`, source })
    }
  },
})
