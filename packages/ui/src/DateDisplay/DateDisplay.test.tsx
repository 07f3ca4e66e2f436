// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateDisplay } from './DateDisplay.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const aged = (seconds: number) => now.getTime() / 1000 - seconds

beforeEach(() => {
  vi.useFakeTimers({ now })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('B01: an article a second too old for its mode leaves no empty time element', () => {
  expect(
    renderToString(<DateDisplay dates={{ publicationDate: aged(10_801) }} now={now} mode="recent" />),
  ).toBe('')
})

test('the moment is there for machines', () => {
  const html = renderToString(<DateDisplay dates={{ publicationDate: aged(60) }} now={now} />)
  expect(html).toBe('<time dateTime="2026-11-20T11:59:00.000Z" data-refresh="recent">vor einer Minute</time>')
})

test('a date that time no longer changes asks for no refresh', () => {
  const html = renderToString(
    <DateDisplay dates={{ publicationDate: aged(90_000) }} now={now} mode="ALWAYS" />,
  )
  expect(html).toBe('<time dateTime="2026-11-19T11:00:00.000Z">19. November 2026 – 12:00 Uhr</time>')
})

test('B09: hydrated 61 seconds later it warns of nothing and is up to date within a minute', async () => {
  const complaints = vi.spyOn(console, 'error')
  const date = <DateDisplay dates={{ publicationDate: aged(60) }} now={now} />
  const page = document.createElement('p')
  page.innerHTML = renderToString(date)
  vi.setSystemTime(now.getTime() + 61_000)
  await act(async () => hydrateRoot(page, date, { onRecoverableError: (error) => console.error(error) }))
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(page.textContent).toBe('vor 3 Minuten')
  expect(complaints).not.toHaveBeenCalled()
})

test('a recent date goes when it grows too old', async () => {
  const { container } = render(<DateDisplay dates={{ publicationDate: aged(10_790) }} now={now} />)
  expect(container.textContent).toBe('vor 3 Stunden')
  await act(async () => vi.advanceTimersByTime(30_000))
  expect(container.innerHTML).toBe('')
})

test('a settled date keeps no timer', () => {
  render(<DateDisplay dates={{ publicationDate: aged(90_000) }} now={now} mode="always" />)
  expect(vi.getTimerCount()).toBe(0)
})

test('a mode that does not exist is read as recent', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const html = renderToString(
    <DateDisplay dates={{ publicationDate: aged(10_801) }} now={now} mode="daily" />,
  )
  expect(html).toBe('')
})

test('the server’s clock is not to be forgotten', () => {
  // @ts-expect-error: now is required
  expect(<DateDisplay dates={{}} />).toBeTruthy()
})
