// What the generated documents share.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** A time in words: "an hour", "14 days", "4 years". A leap day does not make a year more. */
export function spanText(minutes: number): string {
  const days = minutes / 1_440
  const years = Math.floor(days / 365)
  if (years > 0 && days % 365 <= years / 4) return years === 1 ? 'a year' : `${years} years`
  if (minutes % 1_440 === 0) return minutes === 1_440 ? 'a day' : `${days} days`
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/**
 * Writes documents, by name under the repository; with --check it only says whether they agree with `source`, and what to
 * run if not.
 */
export function writeOrCheck(
  texts: Readonly<Record<string, string>>,
  { source, command }: { source: string; command: string },
): void {
  const isCheck = process.argv.includes('--check')
  for (const [name, text] of Object.entries(texts)) {
    const file = join(import.meta.dirname, '..', name)
    if (!isCheck) writeFileSync(file, text)
    else if (readIfThere(file) === text) console.log(`${name} agrees with ${source}`)
    else {
      console.error(`${name} is older than ${source}: run npm run ${command}`)
      process.exitCode = 1
    }
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
