// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { unsubscribeReasons } from '@leserkonto/rules'
import { errorTexts, incompleteLink, newsletterTexts } from '@leserkonto/texts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newsletterCatalogue, newsletterUser, subscribed } from '../../testing/newsletters.ts'
import {
  closeAccount,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  tokenOf,
  type,
} from '../../testing/open-account.tsx'

const path = '/service/newsletter/abmeldung'
const texts = newsletterTexts.unsubscribe
const user = newsletterUser(subscribed('az-morgen'), subscribed('az-sport'))
const mac = 'x'.repeat(43)
const one = `${user.id}.az-morgen.1.${mac}`
const all = `${user.id}..1.${mac}`
const open = (address: string, handlers = {}, token?: string) =>
  openAccount(address, {
    ...(token && { token }),
    handlers: {
      'newsletter.list': () => newsletterCatalogue,
      'newsletter.user': () => user,
      'newsletter.update': () => ({ ...newsletterUser(), register_status: 5 }),
      ...handlers,
    },
  })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

describe('by the link of a newsletter', () => {
  test('opening the page changes nothing, names the list and keeps the token out of the address', async () => {
    const { calls } = await open(`${path}?t=${one}`)
    await screen.findByText(texts.one('AZ am Morgen'))
    expect(location.search).toBe('')
    expect(calls.map((call) => call.path).toSorted()).toEqual(['newsletter.list', 'newsletter.user'])
  })

  test('one press is enough: no reason is asked for', async () => {
    const { calls } = await open(`${path}?t=${all}`)
    await screen.findByText(texts.all)
    await press(texts.submit)
    await heading(texts.doneTitle([]))
    expect(calls.at(-1)).toEqual({
      path: 'newsletter.update',
      bearer: null,
      input: { id: user.id, register_status: 5, token: all },
    })
  })

  test('a reason and a few words travel along; the offered codes are those of the specification', async () => {
    const { calls } = await open(`${path}?t=${one}`)
    await heading(texts.title)
    const select = screen.getByLabelText<HTMLSelectElement>(texts.reason)
    expect([...select.options].map(({ value }) => value)).toEqual(['', ...unsubscribeReasons])
    fireEvent.change(select, { target: { value: '005' } })
    type(texts.reasonText, 'Lieber abends.')
    await press(texts.submit)
    await heading(texts.doneTitle(['AZ am Morgen']))
    expect(calls.at(-1)?.input).toMatchObject({ reason: '005', reason_text: 'Lieber abends.' })
  })

  test.each([
    ['401', new Problem('NEWSLETTER_ERROR', { status: 401 })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('%s is told in the one text for newsletters', async (_, error) => {
    await open(`${path}?t=${one}`, {
      'newsletter.update': () => {
        throw error
      },
    })
    await heading(texts.title)
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain(errorTexts.NEWSLETTER_ERROR)
  })

  test('what was left is named, and one press takes it back with the token that came for it', async () => {
    const undo_token = 'u'.repeat(43)
    const { calls } = await open(`${path}?t=${one}`, {
      'newsletter.update': () => ({ ...newsletterUser(), register_status: 5, undo_token }),
    })
    await heading(texts.title)
    await press(texts.submit)
    await heading(texts.doneTitle(['AZ am Morgen']))
    await press(texts.undo.submit)
    await heading(texts.undo.doneTitle(['AZ am Morgen']))
    expect(calls.findLast((call) => call.path === 'newsletter.update')?.input).toEqual({
      id: user.id,
      register_status: 3,
      token: undo_token,
    })
  })

  test('a link that has been used says so, and asks nothing', async () => {
    await open(`${path}?t=${one}`, { 'newsletter.user': () => ({ ...newsletterUser(), register_status: 5 }) })
    await heading(texts.already.title('AZ am Morgen'))
    expect(screen.queryByRole('button', { name: texts.submit })).toBeNull()
    const ways = within(screen.getByRole('main')).getAllByRole('link', { name: texts.toPaper })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/overview'])
  })

  test('what is no token leads to a new link', async () => {
    await open(`${path}?t=unsinn`)
    await heading(newsletterTexts.editLink.title)
    expect((await problemBox()).textContent).toContain(incompleteLink)
  })
})

describe('signed in', () => {
  const token = tokenOf(reader.sub)

  test('all lists are ticked, and what is unticked stays subscribed', async () => {
    const { calls } = await open(path, {}, token)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'AZ Lokalsport' }))
    await press(texts.submit)
    await heading(texts.doneTitle(['AZ am Morgen']))
    expect(calls.find((call) => call.path === 'newsletter.update')?.input).toEqual({
      id: user.id,
      register_status: 5,
      newsletters: ['az-morgen'],
    })
  })

  test('leaving nothing is no wish', async () => {
    await open(path, { 'newsletter.user': () => newsletterUser(subscribed('az-morgen')) }, token)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'AZ am Morgen' }))
    await press(texts.submit)
    expect((await problemBox()).textContent).toContain('Bitte wählen Sie mindestens einen Newsletter aus.')
  })

  test('who gets nothing is told so', async () => {
    await open(path, { 'newsletter.user': () => newsletterUser() }, token)
    await screen.findByText(texts.nothing)
  })
})

test('a visitor without link and session is sent a link', async () => {
  await open(path)
  await heading(newsletterTexts.editLink.title)
  await press(newsletterTexts.editLink.back)
  await heading(newsletterTexts.title)
})
