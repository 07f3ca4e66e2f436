// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyWithTimeout } from './lazy-with-timeout.tsx'

const Part = ({ name }: { name: string }) => <p>Teil {name}</p>
const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Shows a part whose loads go as given, one after the other, and lets time pass. */
async function show(passMs: number, ...loads: (() => Promise<ComponentType<{ name: string }>>)[]) {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>()
  for (const each of loads) load.mockImplementationOnce(each)
  const Lazy = lazyWithTimeout(load)
  await act(async () => {
    render(
      <Suspense fallback={<p>Lädt</p>}>
        <Lazy name="Profil" />
      </Suspense>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(passMs))
  return load
}

test('a part that comes is shown with its props', async () => {
  const load = await show(0, async () => Part)
  expect(screen.getByText('Teil Profil')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a failed load is tried once more', async () => {
  const load = await show(0, failing, async () => Part)
  expect(screen.getByText('Teil Profil')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load is given up after 120 s and tried once more, not before', async () => {
  const load = await show(119_999, never, async () => Part)
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('Lädt')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Teil Profil')).toBeTruthy()
})

test.each([
  ['two failures', 0, [failing, failing]],
  ['two loads without end', 240_000, [never, never]],
] as const)('after %s a message stands there, and the console is told', async (_case, passMs, loads) => {
  const load = await show(passMs, ...loads)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden')
  expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeTruthy()
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
})
