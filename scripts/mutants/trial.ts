import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import type { Mutant } from './mutant.ts'

/** What the tests say of a mutant: one turned red, none did, or they could not be run. */
export type Verdict = 'killed' | 'survived' | 'broken'

/** One vitest for many mutants: it prepares databases and reads sources once. */
export type Court = {
  /** Test files that are red, or not there, without any mutant. */
  redFiles: (tests: readonly string[]) => Promise<string[]>
  /** Changes a file of the copy, runs the tests, and puts it back. */
  try: (mutant: Mutant) => Promise<Verdict>
  close: () => Promise<void>
}

const mostMs = 120_000
const projects = ['unit', 'unit-page', 'api-pglite', 'edges']

/** A court in a copy of the tree. */
export async function openCourt(house: string): Promise<Court> {
  process.chdir(house)
  const project = process.env.TEST_DATABASE_URL ? [...projects, 'api-postgres'] : projects
  const options = { root: house, project, watch: false, maxWorkers: 1, reporters: [{}] }
  // One red test is enough, and one that a mutant lets wait for ever is red.
  const vitest = await createVitest('test', { ...options, bail: 1, testTimeout: mostMs, hookTimeout: mostMs })
  return {
    redFiles: async (tests) => {
      const modules = await run(vitest, tests)
      const green = modules.filter((module) => module.ok()).map(({ moduleId }) => moduleId)
      return tests.filter((test) => !green.includes(join(house, test)))
    },
    try: async (mutant) => {
      const path = join(house, mutant.file)
      const sound = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        sound.replace(mutant.find, () => mutant.replace),
      )
      vitest.invalidateFile(path)
      try {
        return verdictOf(await run(vitest, mutant.tests))
      } finally {
        writeFileSync(path, sound)
        vitest.invalidateFile(path)
      }
    },
    close: () => vitest.close(),
  }
}

function verdictOf(modules: readonly TestModule[]): Verdict {
  const has = ({ children }: TestModule, state: 'failed' | 'passed') =>
    [...children.allTests(state)].length > 0
  // A test, or what each test server looks for before it closes.
  const isRed = (module: TestModule) => has(module, 'failed') || (!module.ok() && has(module, 'passed'))
  if (modules.some(isRed)) return 'killed'
  const hasRun = modules.some((module) => has(module, 'passed'))
  return hasRun && modules.every((module) => module.ok()) ? 'survived' : 'broken'
}

async function run(vitest: Vitest, tests: readonly string[]): Promise<readonly TestModule[]> {
  const wanted = new Set(tests.map((test) => join(vitest.config.root, test)))
  const all = (await vitest.globTestSpecifications([...wanted])).filter(({ moduleId }) =>
    wanted.has(moduleId),
  )
  // Where both databases run a file, the embedded one is quicker.
  const embedded = new Set(
    all.flatMap(({ moduleId, project }) => (project.name === 'api-pglite' ? moduleId : [])),
  )
  const { testModules } = await vitest.runTestSpecifications(
    all.filter(({ moduleId, project }) => project.name === 'api-pglite' || !embedded.has(moduleId)),
  )
  // It also answers what ran before.
  return testModules.filter(({ moduleId }) => wanted.has(moduleId))
}
