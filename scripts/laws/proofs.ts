/** One promise of a page of the specification: its section, and its bullet, row or paragraph as plain words. */
export type Promised = { section: string; words: string }

/** A row of a table of proofs: how the promise begins, and what proves it. */
export type Proof = Promised & { by: string }

/** What a page promises, from top to bottom: each bullet, each row of a table, each paragraph under a heading. */
export function promisesOf(page: string): Promised[] {
  let section = ''
  const promises: Promised[] = []
  for (const block of blocksOf(page)) {
    const heading = /^#{2,} (.+)$/.exec(block)
    if (heading) section = heading[1] ?? ''
    else if (section) promises.push({ section, words: plain(block) })
  }
  return promises
}

/** Paragraphs as one line each, and every heading, bullet and row on its own. */
function blocksOf(page: string): string[] {
  const bodies = page.replace(/^\|.*\|\n\|(?: ?-+ ?\|)+$/gm, '')
  const apart = bodies.replace(/^(?=[-|#])/gm, '\n').replace(/^(#.*)$/gm, '$1\n')
  return apart.split(/\n{2,}/).flatMap((block) => block.replace(/\s+/g, ' ').trim() || [])
}

const plain = (block: string) =>
  block
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[-|]\s*/, '')
    .replace(/[*`]/g, '')
    .replace(/\s*\|\s*/g, ' ')
    .trim()

/** The rows of all tables with three columns of a page. */
export const proofsOf = (page: string): Proof[] =>
  [...page.matchAll(/^\| (?!---)(.+?) \| (.+?) \| (.+) \|$/gm)]
    .map(([, section = '', words = '', by = '']) => ({ section, words, by }))
    .filter(({ section }) => section !== 'section')

/** What is wrong between promises and their proofs; `textsOf` answers the texts of the files of a name. */
export function unproven(
  promises: readonly Promised[],
  proofs: readonly Proof[],
  textsOf: (name: string) => string[],
): string[] {
  const fits = (proof: Proof, promise: Promised) =>
    proof.section === promise.section && promise.words.startsWith(proof.words)
  // The row with the most words is meant where two lines begin alike.
  const proofOf = (promise: Promised) => proofs.filter((proof) => fits(proof, promise))
  const without = promises.filter((promise) => proofOf(promise).length !== 1)
  const idle = proofs.filter((proof) => !promises.some((promise) => fits(proof, promise)))
  return [
    ...without.map(({ section, words }) => `${section}: not one row for "${words.slice(0, 60)}"`),
    ...idle.map(({ section, words }) => `${section}: no line begins with "${words}"`),
    ...proofs.flatMap((proof) => missing(proof, textsOf).map((what) => `${proof.section}: ${what}`)),
  ]
}

/** Tests that a proof names and that are not there. */
function missing({ words, by }: Proof, textsOf: (name: string) => string[]): string[] {
  if (by.trim().length < 8) return [`nothing proves "${words}"`]
  const named = [...by.matchAll(/`([^`]+)` "([^"]+)"/g)]
  return named.flatMap(([, name = '', title = '']) =>
    textsOf(name).some((text) => text.includes(title)) ? [] : [`${name} has no "${title}"`],
  )
}

/** Files a text names in backticks, by path or the end of it. */
export const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|vcl|json|prisma|toml|yml))`/g)].map(([, name = '']) => name)

/** Whether one of the files has this path, or ends in it. */
export const isNamed = (name: string, files: readonly string[]): boolean =>
  files.some((file) => file === name || file.endsWith(`/${name}`))

/** The rows of the tables of docs/asvs.md: number, state, proof. */
export const judgedIn = (page: string): { id: string; state: string; by: string }[] =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| .+? \| (.+?) \| (.+) \|$/gm)].map(
    ([, id = '', state = '', by = '']) => ({ id, state, by }),
  )
