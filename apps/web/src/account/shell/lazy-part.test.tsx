// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(cleanup)

const Part = () => <p>der Teil</p>
const Without = () => <p>ohne ihn</p>
const lost = () => Promise.reject(new Error('lost'))

test.each([
  ['comes at the second try', lost, async () => Part, 'der Teil'],
  ['does not come', lost, lost, 'ohne ihn'],
] as const)('a part that the page can do without, and that %s', async (_, first, second, text) => {
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockImplementationOnce(first)
    .mockImplementationOnce(second)
  const Shown = lazyPart(load, Without)
  render(
    <Suspense>
      <Shown />
    </Suspense>,
  )
  expect(await screen.findByText(text)).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})
