// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { areaTexts, homeTexts, limitText, profileTexts, screenTitles, settingTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeAccount, press, problemBox } from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'

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

const openNews = (handlers: Parameters<typeof openProfile>[1]) =>
  openProfile(settingTexts.topics.title, handlers, { path: '/service/profil/nachrichten' })
const openData = (handlers: Parameters<typeof openProfile>[1]) =>
  openProfile(screenTitles.OwnData, handlers, { path: '/service/profil/daten' })
const topic = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

afterEach(closeAccount)

test('what is stored is ticked, and a tick is stored as topic.<key>', async () => {
  const { calls } = await openNews(keeping([{ name: 'topic.local', value: 'on' }]))
  expect([(await topic('Lokales')).checked, (await topic('Sport')).checked]).toEqual([true, false])
  fireEvent.click(await topic('Sport'))
  fireEvent.click(await topic('Lokales'))
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === 'settings.save').map(({ input }) => input)).toEqual([
      { settings: [{ name: 'topic.sports', value: 'on' }] },
      { settings: [{ name: 'topic.local', value: 'off' }] },
    ]),
  )
  expect([(await topic('Lokales')).checked, (await topic('Sport')).checked]).toEqual([false, true])
  await screen.findByText(settingTexts.saved)
})

test('the overview names the chosen topics, and no other settings', async () => {
  const settings = ['topic.local', 'topic.sports', 'push.sports'].map((name) => ({ name, value: 'on' }))
  await openProfile(homeHeading, keeping(settings))
  await screen.findByText('Lokales, Sport')
  expect(screen.getByRole('link', { name: /^Ändern: Meine Themen/ })).toBeDefined()
})

test('a tick that could not be stored is taken back and told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openNews({
    ...keeping([]),
    'settings.save': () => {
      throw new Problem('RATE_LIMITED', { retryAfterS: 60 })
    },
  })
  fireEvent.click(await topic('Sport'))
  expect((await problemBox()).textContent).toContain(limitText(undefined, 60))
  await waitFor(async () => expect((await topic('Sport')).checked).toBe(false))
})

test('resetting asks first and then forgets them all', async () => {
  const { calls } = await openData(keeping([{ name: 'topic.sports', value: 'on' }]))
  await screen.findByText(settingTexts.kept.count(1))
  await press(settingTexts.kept.reset)
  await press(settingTexts.kept.resetting.confirm)
  await screen.findByText(settingTexts.kept.done)
  expect(screen.queryByRole('region', { name: settingTexts.kept.title })).toBeNull()
  expect(calls.some(({ path }) => path === 'settings.remove')).toBe(true)
})

test('where nothing is stored the page says nothing of settings', async () => {
  const { calls } = await openData(keeping([]))
  await waitFor(() => expect(calls.some(({ path }) => path === 'settings.list')).toBe(true))
  await screen.findByRole('region', { name: profileTexts.deletion.title })
  expect(screen.queryByRole('region', { name: settingTexts.kept.title })).toBeNull()
})

test('the sign-on edition has no personalised news', async () => {
  const { calls } = await openProfile(homeHeading, {}, { edition: 'sso' })
  await screen.findByText(homeTexts.issues.none)
  expect(screen.queryByRole('region', { name: homeTexts.today.title })).toBeNull()
  expect(screen.queryByText(homeTexts.account.topics.title)).toBeNull()
  expect(screen.queryByRole('link', { name: areaTexts.news })).toBeNull()
  expect(calls.some(({ path }) => path === 'home.today' || path === 'settings.list')).toBe(false)
  closeAccount()
  await openProfile(homeHeading, {}, { edition: 'sso', path: '/service/profil/nachrichten' })
  expect(location.pathname).toBe('/service/profil')
})
