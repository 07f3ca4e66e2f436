import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { type Step, unlessDone } from './fingerprint.ts'

let folder: string
let step: Step
let runs: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-'))
  write('source.ts', 'one')
  step = {
    reads: [relative(root, folder)],
    writes: `${folder}-output`,
    stamp: `${folder}-stamp`,
  }
  runs = 0
})
afterEach(() => {
  for (const path of [folder, step.writes, step.stamp]) rmSync(path, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = (succeeds = true) =>
  unlessDone(step, async () => {
    runs += 1
    writeFileSync(step.writes, readFileSync(join(folder, 'source.ts')))
    return succeeds
  })

test('a step runs once for the same sources', async () => {
  await run()
  await run()
  expect(runs).toBe(1)
})

test('a changed source runs it again, a changed test does not', async () => {
  await run()
  write('source.test.ts', 'a test')
  await run()
  expect(runs).toBe(1)
  write('source.ts', 'two')
  await run()
  expect(runs).toBe(2)
})

test('a lost output runs it again', async () => {
  await run()
  rmSync(step.writes)
  await run()
  expect(runs).toBe(2)
})

test('a failed step is not remembered', async () => {
  expect(await run(false)).toBe(false)
  expect(await run()).toBe(true)
  expect(runs).toBe(2)
})
