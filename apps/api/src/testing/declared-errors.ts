import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contract, contract, type Operation, statusesOf } from '@leserkonto/contracts'
import type { ErrorCode } from '@leserkonto/texts'
import type { TestProject } from 'vitest/node'
import { answerName } from './answers-seen.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder in which each worker records the refusals its tests saw. */
    answersSeen: string
  }
}

let judge = async () => undefined as unknown

/** Gives the workers a folder to write into. Vitest calls it. */
export function setup(project: TestProject): void {
  const folder = mkdtempSync(join(tmpdir(), 'leserkonto-answers-'))
  project.provide('answersSeen', folder)
  judge = async () => {
    // The only project that runs all that is about answers.
    const isJudged = project.name === 'api-pglite' && (await isWholeAndGreen(project))
    const missing = isJudged ? neverSeen(folder) : []
    rmSync(folder, { recursive: true, force: true })
    if (missing.length > 0)
      throw new Error(`declared, and produced by no test through HTTP:\n${missing.join('\n')}`)
  }
}

/** Fails a whole run if an operation declares an error that no test produced. Vitest calls it. */
export const teardown = () => judge()

async function isWholeAndGreen(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project)
  return modules.length === testFiles.length && modules.every((module) => module.state() === 'passed')
}

function neverSeen(folder: string): string[] {
  const seen = new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  )
  return Object.values(contract as Contract)
    .flatMap((slice) => Object.values(slice))
    .flatMap(declaredBy)
    .filter((name) => !seen.has(name))
}

function declaredBy(entry: Operation): string[] {
  const needsSession = entry.auth === 'reader' || entry.auth === 'handOver'
  const codes: ErrorCode[] = [
    ...entry.errors,
    ...(needsSession ? (['AUTH_REQUIRED'] as const) : []),
    ...(entry.noPrefetch ? (['FORBIDDEN'] as const) : []),
  ]
  return codes.flatMap((code) => statusesOf(entry, code).map((status) => answerName(entry, status, code)))
}
