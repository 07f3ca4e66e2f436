import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

test('never more at once than said, those in line in their order, the rest refused at once', async () => {
  const run = atOnce(2, 3)
  let busy = 0
  let most = 0
  const done: number[] = []
  const work = (id: number) => async () => {
    busy++
    most = Math.max(most, busy)
    await new Promise((resolve) => setTimeout(resolve, 5))
    busy--
    done.push(id)
  }
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((id) => run(work(id))))
  expect(most).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(['OVERLOADED', 'OVERLOADED'])
})

test('work that fails gives its place back', async () => {
  const run = atOnce(1, 0)
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})
