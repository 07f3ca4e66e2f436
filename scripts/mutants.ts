// npm run test:mutants – breaks each promise of docs/security.md and docs/asvs.md that names code, in a copy of the tree, and
// looks whether its tests turn red. A number, the first words of a line or a part of a path tries those mutants alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/root.mjs'
import { withPostgres } from './checks/postgres.ts'
import { withTemporaryFolder } from './checks/temporary-folder.ts'
import { copyHouse } from './mutants/house.ts'
import { codeLinesOf, type Mutant, misfits, nameOf } from './mutants/mutant.ts'
import { mutants } from './mutants/mutants.ts'
import { openCourt } from './mutants/trial.ts'
import { generateClient } from './stack/build.ts'

const read = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
const named = process.argv.slice(2)
const isNamed = ({ lines, file }: Mutant) =>
  named.some(
    (word) =>
      file.includes(word) ||
      lines.some((line) => line === word || (/\D{3}/.test(word) && line.startsWith(word))),
  )
const wanted = named.length === 0 ? mutants : mutants.filter(isNamed)

const wrong = misfits(mutants, codeLinesOf(read('docs/asvs.md') ?? '', read('docs/security.md') ?? ''), read)
if (wrong.length > 0 || wanted.length === 0) {
  console.error(wrong.join('\n') || 'There is no such mutant.')
  process.exit(1)
}
await generateClient()
await withTemporaryFolder((house) => withPostgres((url) => tryAll(house, url)))

async function tryAll(house: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) process.env.TEST_DATABASE_URL = databaseUrl
  copyHouse(house)
  const court = await openCourt(house)
  // A test that is red anyway proves nothing.
  const red = await court.redFiles([...new Set(wanted.flatMap(({ tests }) => tests))])
  for (const file of red) console.log(`red without a mutant: ${file}`)
  const left: Mutant[] = []
  for (const [index, mutant] of red.length > 0 ? [] : wanted.entries()) {
    const began = performance.now()
    const verdict = await tryIn(mutant)
    if (verdict !== 'killed') left.push(mutant)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${index + 1}/${wanted.length} ${verdict} in ${seconds} s: ${nameOf(mutant)}`)
  }
  await court.close()
  console.log(
    red.length > 0
      ? 'Nothing was tried.'
      : `${wanted.length - left.length} of ${wanted.length} mutants killed.`,
  )
  for (const mutant of left) console.log(`not killed: ${nameOf(mutant)}: ${mutant.find}`)
  if (red.length > 0 || left.length > 0) process.exitCode = 1

  /** Databases are prepared once: a mutant of theirs is tried in a court of its own. */
  async function tryIn(mutant: Mutant) {
    if (!mutant.file.startsWith('prisma/')) return court.try(mutant)
    const own = await openCourt(house)
    const verdict = await own.try(mutant)
    await own.close()
    return verdict
  }
}
