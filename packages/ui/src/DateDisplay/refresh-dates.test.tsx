// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateDisplay } from './DateDisplay.tsx'
import { refreshDates } from './refresh-dates.ts'

const now = new Date('2026-11-20T12:00:00Z')
const aged = (seconds: number) => now.getTime() / 1000 - seconds

beforeEach(() => {
  vi.useFakeTimers({ now })
})

afterEach(() => {})

test('dates of a page that is not hydrated are renewed every 30 seconds, ages at once', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <>
      <DateDisplay dates={{ publicationDate: aged(10_740) }} now={now} mode="always" />
      <DateDisplay dates={{ publicationDate: aged(10_740) }} now={now} mode="recent" />
      <DateDisplay dates={{ publicationDate: aged(60) }} now={now} relativeStyle="intl" />
      <DateDisplay dates={{ publicationDate: aged(86_390) }} now={now} mode="always" />
    </>,
  )
  const texts = () => [...page.querySelectorAll('time')].map((date) => date.textContent)
  vi.setSystemTime(now.getTime() + 30_000)
  const stop = refreshDates(page)
  expect(texts()).toEqual(['vor 3 Stunden', 'vor 3 Stunden', 'vor 1 Minute', 'Gestern – 13:00 Uhr'])
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Heute – 10:01 Uhr', 'vor 2 Minuten', '19. November 2026 – 13:00 Uhr'])
  expect(page.querySelectorAll('time[data-refresh]')).toHaveLength(2)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that a browser has kept for hours shows no age of before', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <>
      <DateDisplay dates={{ publicationDate: aged(300) }} now={now} mode="recent" />
      <DateDisplay dates={{ publicationDate: aged(60) }} now={now} mode="recent" />
    </>,
  )
  vi.setSystemTime(now.getTime() + 10_600_000)
  const stop = refreshDates(page)
  expect(page.textContent).toBe('vor 3 Stunden')
  stop()
})

test('what is hydrated after a renewal finds its dates, complains of nothing and goes on', async () => {
  const dates = (
    <p>
      von A <DateDisplay dates={{ publicationDate: aged(10_740) }} now={now} mode="recent" />
      <DateDisplay dates={{ publicationDate: aged(60) }} now={now} />
    </p>
  )
  document.body.innerHTML = `<div data-island="cards">${renderToString(dates)}</div>`
  const island = document.querySelector('div') as HTMLElement // just written
  const shown = () =>
    [...island.querySelectorAll('time')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
  vi.setSystemTime(now.getTime() + 120_000)
  const stop = refreshDates(document)
  vi.advanceTimersByTime(30_000)
  expect(shown()).toEqual(['vor 4 Minuten'])

  const failed = vi.fn()
  await act(async () => {
    hydrateRoot(island, dates, { onRecoverableError: failed, onUncaughtError: failed })
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(failed).not.toHaveBeenCalled()
  expect(shown()).toEqual(['vor 5 Minuten'])
  expect(island.querySelectorAll('time')).toHaveLength(1)
  stop()
})
