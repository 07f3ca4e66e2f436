import type { Plugin } from 'vite'
import { namesOf } from './short-names.ts'
import { withShortTokens } from './with-short-tokens.ts'
import { withoutClasses } from './without-classes.ts'
import { withoutUnread } from './without-unread.ts'

/** Styles of modules that a source imports, at whatever remove. */
function stylesUnder(
  sources: readonly string[],
  importsOf: (source: string) => readonly string[],
): Set<string> {
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
 * Makes two sheets of the one that holds all: for articles, and for all other pages, each without what only the other
 * shows. Both are whole, for each stands in its pages, and lie where no browser can ask for them. `pages` is the source
 * that imports each page; `everywhere` are those that any page may show though none imports them, `nowhere` the styles
 * of what is imported and never shown.
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
    const importsOf = (source: string) => this.getModuleInfo(source)?.importedIds ?? []
    const unknown = [...everywhere, ...nowhere].find((source) => !this.getModuleInfo(source))
    if (unknown) throw new Error(`${unknown} is not in the build`)
    const all = importsOf(pages)
    const isArticle = (source: string) => source.endsWith('/pages/ArticlePage.tsx')
    const isPage = (source: string) => source.includes('/pages/')
    const [frame, article, others] = [
      [...all.filter((source) => !isPage(source)), ...everywhere],
      all.filter(isArticle),
      all.filter((source) => isPage(source) && !isArticle(source)),
    ].map((sources) => stylesUnder(sources, importsOf))
    if (!frame || !article?.size || !others?.size) throw new Error(`${pages} imports no pages`)
    const only = (mine: Set<string>, theirs: Set<string>) =>
      [...mine].filter((style) => !theirs.has(style) && !frame.has(style))
    const css = String(sheet.source)
    delete bundle[file]
    const emit = (fileName: string, foreign: readonly string[]) => {
      const names = new Set([...foreign, ...nowhere].flatMap(namesOf))
      const source = withShortTokens(withoutUnread(withoutClasses(css, names)))
      this.emitFile({ type: 'asset', fileName, source })
    }
    emit('sheets/article.css', only(others, article))
    emit('sheets/pages.css', only(article, others))
  },
})
