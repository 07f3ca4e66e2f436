import { expect, test, vi } from 'vitest'
import { whenShown } from './when-shown.ts'

test('a page that is looked at runs at once', () => {
  const [run, addEventListener] = [vi.fn(), vi.fn()]
  whenShown({ prerendering: false, addEventListener }, run)
  whenShown({ addEventListener }, run)
  expect(run).toHaveBeenCalledTimes(2)
  expect(addEventListener).not.toHaveBeenCalled()
})

test('a prepared page does nothing until it is', () => {
  const [run, addEventListener] = [vi.fn(), vi.fn()]
  whenShown({ prerendering: true, addEventListener }, run)
  expect(run).not.toHaveBeenCalled()
  expect(addEventListener).toHaveBeenCalledExactlyOnceWith('prerenderingchange', run, { once: true })
})
