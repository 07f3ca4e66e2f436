import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = new URL('../../../', import.meta.url).pathname
const sheets = '{packages,apps}/*/src/**/*.module.css'
const digits = 36
const maxClasses = digits ** 2

/** A number for each class and animation of our sheets, the same in each build, so that markup and sheet agree. */
const numbers = new Map(
  globSync(sheets, { cwd: root })
    .sort()
    .flatMap(classesIn)
    .map((origin, number) => [origin, number] as const),
)
if (numbers.size > maxClasses) throw new Error(`${numbers.size} classes do not fit into two characters`)

function classesIn(file: string): string[] {
  const names = readFileSync(join(root, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
  return [...new Set([...names].map(([, name]) => `${file} ${name}`))]
}

/** A class's name on the page: two characters. Names of one sheet follow each other, which compresses well. */
export function shortName(name: string, file: string): string {
  // The text of a late sheet has a query behind its name.
  const number = numbers.get(`${relative(root, file.replace(/\?.*$/, ''))} ${name}`)
  if (number === undefined) throw new Error(`${name} of ${file} is not among ${sheets}`)
  return `_${number.toString(digits).padStart(2, '0')}`
}

/** The names that the classes of a file have been given. */
export const namesOf = (file: string): string[] =>
  [...numbers.keys()]
    .filter((origin) => origin.startsWith(`${relative(root, file)} `))
    .map((origin) => shortName(origin.slice(origin.indexOf(' ') + 1), file))
