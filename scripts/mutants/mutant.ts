import { join } from 'node:path'

/**
 * One change that breaks a promise, and the test files of which one has to turn red. `lines` are numbers of docs/asvs.md, and
 * first words of promises of docs/security.md.
 */
export type Mutant = {
  readonly lines: readonly string[]
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  readonly tests: readonly string[]
}

/** A line of one of the two documents that names code. */
export type CodeLine = { readonly name: string; readonly page: string }

/** What only `bench/` measures is no matter of a test. */
const isCode = (text: string) => /`(?!bench\/)[\w./-]+\.(?:tsx?|mjs|vcl)`/.test(text)

/** The lines that name code of docs/asvs.md, by number, and of docs/security.md, by their promise. */
export const codeLinesOf = (asvs: string, security: string): CodeLine[] => [
  ...[...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \|.+\|$/gm)]
    .filter(([row]) => isCode(row))
    .map(([, name = '']) => ({ name, page: 'docs/asvs.md' })),
  ...[...security.matchAll(/^\| (?!---)(.+?) \|.+\|$/gm)]
    .filter(([row]) => isCode(row))
    .map(([, name = '']) => ({ name, page: 'docs/security.md' })),
]

/** What is wrong with mutants: lines without one, names of no line, and changes that do not fit the sources. */
export function misfits(
  mutants: readonly Mutant[],
  lines: readonly CodeLine[],
  read: (file: string) => string | undefined,
): string[] {
  const isFor = (named: string, { name, page }: CodeLine) =>
    page.endsWith('asvs.md') ? name === named : name.startsWith(named)
  const names = mutants.flatMap((mutant) => mutant.lines)
  return [
    ...lines
      .filter((line) => !names.some((named) => isFor(named, line)))
      .map(({ name, page }) => `${page} has no mutant for: ${name}`),
    ...names
      .filter((named) => lines.filter((line) => isFor(named, line)).length !== 1)
      .map((named) => `not one line that names code is called: ${named}`),
    ...mutants.flatMap((mutant) => misfit(mutant, read)),
  ]
}

function misfit(mutant: Mutant, read: (file: string) => string | undefined): string[] {
  const { file, find, replace, tests } = mutant
  const times = (read(file)?.split(find).length ?? 1) - 1
  return [
    ...(times === 1 ? [] : [`${nameOf(mutant)}: ${times} times in its file instead of once: ${find}`]),
    ...(find === replace ? [`${nameOf(mutant)}: changes nothing`] : []),
    ...(tests.length > 0 ? [] : [`${nameOf(mutant)}: no test has to turn red`]),
    ...tests
      .filter((test) => read(test) === undefined)
      .map((test) => `${nameOf(mutant)}: there is no ${test}`),
  ]
}

/** How a mutant is called in a report. */
export const nameOf = ({ lines, file }: Mutant): string => `${lines.join(', ')} (${file})`

type Change = readonly [find: string, replace: string]

/** Writes mutants of one folder down; paths of tests that begin with another one's name are from the root. */
export const mutantsIn =
  (folder: string) =>
  (lines: readonly string[], file: string, [find, replace]: Change, tests: readonly string[]): Mutant => ({
    lines,
    file: join(folder, file),
    find,
    replace,
    tests: tests.map((test) => (/^(apps|packages|scripts|e2e)\//.test(test) ? test : `${folder}/${test}`)),
  })
