// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type LazyScreen, lazyScreen, Screen } from './lazy-screen.tsx'

afterEach(cleanup)

const Profile = () => <h1>Mein Profil</h1>

function show(lazy: LazyScreen) {
  render(
    <Suspense fallback={<p>Lädt</p>}>
      <Screen screen={lazy} params={{}} />
    </Suspense>,
  )
}

test('a screen whose code has come is there at once', async () => {
  const load = vi.fn(async () => Profile)
  const lazy = lazyScreen(load)
  await lazy.load()
  show(lazy)
  expect(screen.getByRole('heading', { name: 'Mein Profil' })).toBeTruthy()
  expect(screen.queryByText('Lädt')).toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

test('a screen whose code has not come asks for it when it is shown', async () => {
  show(lazyScreen(async () => Profile))
  expect(screen.getByText('Lädt')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Mein Profil' })).toBeTruthy()
})

test('a screen that could not be loaded before is asked for again', async () => {
  const load = vi.fn(async () => Profile)
  const refused = new TypeError('Failed to fetch')
  load.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused)
  const lazy = lazyScreen(load)
  await expect(lazy.load()).rejects.toBe(refused)
  show(lazy)
  expect(await screen.findByRole('heading', { name: 'Mein Profil' })).toBeTruthy()
})
