import { expect, test } from 'vitest'
import { judged, notRun } from './outcome.ts'
import { countsOf, summary } from './summary.ts'

const unit = { name: 'unit', passed: 12, failed: 0, skipped: 0 }

test('the last line adds up all runners', () => {
  const outcomes = [unit, { name: 'api', passed: 3, failed: 1, skipped: 0 }]
  expect(summary(outcomes).split('\n').at(-1)).toBe('15 passed, 1 failed')
  expect(countsOf(outcomes).failed).toBe(1)
})

test('failed tests are named again', () => {
  const failures = ['a.test.ts › it holds']
  expect(summary([{ ...unit, failed: 1, failures }])).toContain('failed: unit › a.test.ts › it holds')
})

test('skipped tests are told', () => {
  expect(
    summary([{ ...unit, skipped: 2 }])
      .split('\n')
      .at(-1),
  ).toBe('12 passed, 0 failed, 2 skipped')
})

test('a test that passed at its second try is named and counted, and fails nothing', () => {
  const flaky = { ...unit, flaky: 1, unsteady: ['a.spec.ts › it holds'] }
  expect(summary([flaky])).toContain('failed once: unit › a.spec.ts › it holds')
  expect(summary([flaky]).split('\n').at(-1)).toBe('12 passed, 0 failed, 1 flaky')
  expect(countsOf([flaky]).failed).toBe(0)
})

test('a runner that could not be used is told and counts as nothing', () => {
  const lines = summary([unit, notRun('PostgreSQL', 'no server')])
  expect(lines).toContain('PostgreSQL  not run: no server')
  expect(lines.split('\n').at(-1)).toBe('12 passed, 0 failed')
})

test.each([
  ['a runner that ends well', unit, 0, 0],
  ['failed tests', { ...unit, failed: 2 }, 1, 2],
  ['a runner that dies after its tests', unit, 1, 1],
  ['a runner that is killed', unit, null, 1],
  ['a runner that finds nothing', { ...unit, passed: 0 }, 0, 1],
  ['a runner that dies before its tests', { ...unit, passed: 0 }, 1, 1],
])('%s', (_, counts, exitCode, failed) => {
  expect(judged(counts, exitCode).failed).toBe(failed)
})
