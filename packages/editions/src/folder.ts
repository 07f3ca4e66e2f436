import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, wrongValue } from '@leserkonto/rules'
import { type Edition, EditionSchema } from './edition.ts'

/** The editions of a folder, and what is wrong there, each a sentence that goes on after the folder's name. */
export type EditionsFound = { readonly editions: readonly Edition[]; readonly wrong: readonly string[] }

/**
 * Reads a folder with a JSON file for each edition, in the order of their names; the sign-on edition comes last. Nothing in it
 * is run. Throws nothing: what cannot be read or is no edition is said in `wrong`.
 */
export function readEditions(folder: string): EditionsFound {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch (error) {
    return {
      editions: [],
      wrong: [`names a folder that cannot be read (${errorCode(error)})`],
    }
  }
  const files = names.sort().map((name) => ({ name, ...editionIn(join(folder, name)) }))
  const editions = files.flatMap(({ edition }) => edition ?? [])
  const wrong = files.flatMap(({ name, wrong = [] }) => wrong.map((why) => `at ${name}${why}`))
  return {
    editions: [
      ...editions.filter(({ isSignOn }) => !isSignOn),
      ...editions.filter(({ isSignOn }) => isSignOn),
    ],
    wrong: wrong.length > 0 ? wrong : wrongTogether(editions),
  }
}

type FileRead = { edition?: Edition; wrong?: string[] }

function editionIn(file: string): FileRead {
  let given: unknown
  try {
    given = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const code = errorCode(error)
    return { wrong: [code ? `: cannot be read (${code})` : ': must be an edition in JSON'] }
  }
  const { data, error } = EditionSchema.safeParse(given, { error: wrongValue })
  if (data) return { edition: data }
  return {
    wrong: error.issues.map(
      ({ path, message }) => `${path.length > 0 ? `, ${path.join('.')}` : ''}: ${message}`,
    ),
  }
}

/** Between the files: one sign-on edition, and nothing that two of them call theirs. */
function wrongTogether(editions: readonly Edition[]): string[] {
  const signOns = editions.filter(({ isSignOn }) => isSignOn).length
  const twice = (what: string, values: readonly string[]) =>
    [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
      (value) => `has the ${what} ${value} in two editions`,
    )
  return [
    ...(signOns === 1 ? [] : [`must have one edition with isSignOn, and has ${signOns}`]),
    ...twice(
      'shortcut',
      editions.map(({ shortcut }) => shortcut),
    ),
    ...twice(
      'domain',
      editions.flatMap(({ domains }) => domains),
    ),
  ]
}
