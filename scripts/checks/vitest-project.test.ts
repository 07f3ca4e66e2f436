import { expect, test } from 'vitest'
import { type Report, secondCounts } from './vitest-project.ts'

const reportOf = (
  ...tests: readonly (readonly [file: string, name: string, isRight: boolean])[]
): Report => ({
  numPassedTests: tests.filter(([, , isRight]) => isRight).length,
  numFailedTests: tests.filter(([, , isRight]) => !isRight).length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: tests.map(([name, fullName, isRight]) => ({
    name,
    status: isRight ? 'passed' : 'failed',
    assertionResults: [
      {
        status: isRight ? 'passed' : 'failed',
        fullName,
        failureMessages: isRight ? [] : ['Error: too late\n    at somewhere'],
      },
    ],
  })),
})

const first = reportOf(
  ['a.test.ts', 'holds', true],
  ['b.test.ts', 'waits', false],
  ['c.test.ts', 'adds', false],
)

test('what passes at its second try is flaky and fails nothing', () => {
  const second = reportOf(['b.test.ts', 'waits', true], ['c.test.ts', 'adds', true])
  expect(secondCounts(first, second)).toMatchObject({
    passed: 1,
    failed: 0,
    flaky: 2,
    unsteady: ['b.test.ts › waits\n      Error: too late', 'c.test.ts › adds\n      Error: too late'],
  })
})

test('what fails twice has failed, with its reason', () => {
  const second = reportOf(['b.test.ts', 'waits', true], ['c.test.ts', 'adds', false])
  expect(secondCounts(first, second)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['c.test.ts › adds\n      Error: too late'],
    flaky: 1,
  })
})
