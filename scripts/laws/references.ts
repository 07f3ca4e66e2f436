/** Files by their path from the root. */
export type Files = ReadonlyMap<string, string>

const acceptance = 'docs/spec/acceptance.md'
const isPage = (path: string) => path.endsWith('.md')
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** The anchors GitHub gives the headings of a page. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(page).matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let name = anchor
    for (let again = 1; anchors.has(name); again++) name = `${anchor}-${again}`
    anchors.add(name)
  }
  return anchors
}

const withoutCode = (page: string) => page.replace(/^```[\s\S]*?^```/gm, '')

/** A heading of the specification, a decision, a law, a standard, an address, a package of ours. */
const knownSource =
  /^(docs\/spec\/[\w-]+\.md#|docs\/(?!spec\/)[\w./-]+\.md|RFC \d|WCAG |ARIA |OpenAPI |XML |TDDDG |§ \d|https:\/\/|schema\.org|Google |@leserkonto\/)/

/** Citations of comments that name nothing that is there: `path: what`. */
export function danglingSources(files: Files, isFile: (path: string) => boolean): string[] {
  const check = linkChecker(files, isFile)
  return [...files].flatMap(([path, text]) => {
    if (isPage(path)) return []
    const plain = withoutLeaders(text)
    const named = [...plain.matchAll(/\bSource:\s+([^\n]{1,60})/g)].map(([, source = '']) => source)
    const unknown = named.filter((source) => !knownSource.test(source))
    const cited = [...plain.matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([citation]) => citation)
    const missing = cited.filter((citation) => !check(citation))
    return [...unknown, ...missing].map((what) => `${path}: ${what}`)
  })
}

/** Comments as running text: a citation may begin on one line and end on the next. */
const withoutLeaders = (code: string) => code.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)[ \t]?/g, ' ')

/** Links of pages that lead to no file or to no heading of it: `page: target`. */
export function danglingLinks(files: Files, isFile: (path: string) => boolean): string[] {
  const check = linkChecker(files, isFile)
  return [...files].flatMap(([path, text]) => {
    if (!isPage(path)) return []
    const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const own = targets.filter((target) => !/^(https?|mailto):/.test(target))
    return own.filter((target) => !check(resolved(path, target))).map((target) => `${path}: ${target}`)
  })
}

function resolved(page: string, target: string): string {
  if (target.startsWith('#')) return `${page}${target}`
  const url = new URL(target, `file:///${page}`)
  return decodeURIComponent(url.pathname.slice(1)) + url.hash
}

function linkChecker(files: Files, isFile: (path: string) => boolean) {
  const known = new Map<string, ReadonlySet<string>>()
  return (link: string): boolean => {
    const [path = '', anchor] = link.split('#')
    if (!isFile(path)) return false
    if (anchor === undefined || !isPage(path)) return true
    const anchors = known.get(path) ?? anchorsOf(files.get(path) ?? '')
    known.set(path, anchors)
    return anchors.has(anchor)
  }
}

/** Ids of cases in titles of tests that have no heading among the cases: `path: id`. */
export function danglingCases(files: Files): string[] {
  const cases = anchorsOf(files.get(acceptance) ?? '')
  return [...files].flatMap(([path, text]) => {
    if (!isTest(path)) return []
    const titles = [...text.matchAll(/['"`]([A-Z]\d{2}(?:, [A-Z]\d{2})*): /g)]
    const ids = titles.flatMap(([, list = '']) => list.split(', '))
    return ids.filter((id) => !cases.has(id.toLowerCase())).map((id) => `${path}: ${id}`)
  })
}
