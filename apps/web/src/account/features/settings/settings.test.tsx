// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, profileTexts, settingTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, press, problemBox } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'

type Setting = { name: string; value: string }

/** A service that keeps settings. */
function keeping(settings: Setting[]) {
  return {
    'settings.list': () => ({ settings }),
    'settings.save': (input: Record<string, unknown>) => {
      for (const one of input.settings as Setting[]) {
        settings = [...settings.filter(({ name }) => name !== one.name), one]
      }
      return { settings }
    },
    'settings.remove': () => {
      settings = []
      return { settings }
    },
  }
}

const box = async (section: string, name: string) =>
  within(await screen.findByRole('region', { name: section })).findByRole<HTMLInputElement>('checkbox', {
    name,
  })
const push = (name: string) => box(settingTexts.push.title, name)

afterEach(closeAccount)

test('what is stored is ticked, and a tick is stored as push.<topic>', async () => {
  const service = keeping([{ name: 'push.breaking', value: 'on' }])
  const { calls } = await openProfile(settingTexts.push.title, service)
  expect([(await push('Eilmeldungen')).checked, (await push('Sport')).checked]).toEqual([true, false])
  fireEvent.click(await push('Sport'))
  fireEvent.click(await push('Eilmeldungen'))
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'settings.save').map(({ input }) => input)).toEqual([
      { settings: [{ name: 'push.sports', value: 'on' }] },
      { settings: [{ name: 'push.breaking', value: 'off' }] },
    ]),
  )
  expect([(await push('Eilmeldungen')).checked, (await push('Sport')).checked]).toEqual([false, true])
  await screen.findByText(settingTexts.saved)
})

test('the text says honestly that no push message is sent yet', async () => {
  await openProfile(settingTexts.push.title)
  expect(screen.getByText(settingTexts.push.text).textContent).toMatch(/^Noch verschicken wir keine/)
})

test('topics are wishes of their own', async () => {
  const { calls } = await openProfile(profileTexts.myNews, keeping([]))
  fireEvent.click(await box(profileTexts.myNews, 'Lokales'))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ input: { settings: [{ name: 'topic.local', value: 'on' }] } }),
  )
  expect((await push('Lokales')).checked).toBe(false)
})

test('a tick that could not be stored is taken back and told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openProfile(settingTexts.push.title, {
    ...keeping([]),
    'settings.save': () => {
      throw new Problem('RATE_LIMITED', { retryAfterS: 60 })
    },
  })
  fireEvent.click(await push('Sport'))
  expect((await problemBox()).textContent).toBe(errorTexts.RATE_LIMITED)
  await waitFor(async () => expect((await push('Sport')).checked).toBe(false))
})

test('resetting asks first and then forgets them all', async () => {
  await openProfile(settingTexts.kept.title, keeping([{ name: 'push.sports', value: 'on' }]))
  await screen.findByText(settingTexts.kept.count(1))
  await press(settingTexts.kept.reset)
  await press(settingTexts.kept.resetting.confirm)
  await screen.findByText(settingTexts.kept.done)
  expect(screen.getByText(settingTexts.kept.empty)).toBeDefined()
  expect((await push('Sport')).checked).toBe(false)
})

test('the sign-on edition has no personalised news', async () => {
  const { calls } = await openProfile(settingTexts.push.title, {}, { edition: 'sso' })
  await push('Sport')
  expect(screen.queryByRole('heading', { name: profileTexts.myNews })).toBeNull()
  expect(calls.some(({ path }) => path === 'favourites.list')).toBe(false)
})
