// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { errorTexts, subscriptionTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, heading, press, reader, type } from '../../testing/open-account.tsx'
import { homeHeading, openProfile } from '../../testing/open-profile.ts'
import { inputsOf, openLinkSubscription } from './testing/open-link-subscription.ts'
import { plan } from './testing/sample-plans.ts'

const { found, bought, link, linked } = subscriptionTexts
const gpNumber = '1000000910'
const other = { ...plan, id: 'S-2', gp_number: '1000000911', title: 'Rheintaler Zeitung Plus' }
const offers = (...more: object[]) => ({
  offers: [{ gp_number: gpNumber, subscriptions: [plan], declined: false }, ...more],
})
const declined = { gp_number: other.gp_number, subscriptions: [other], declined: true }
const section = (name: string) => screen.findByRole('heading', { name, level: 2 })
const holder = { ...reader, gp_number: gpNumber, gp_numbers: [gpNumber], subscriptions: [plan] }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

describe('the profile', () => {
  test('asks about a link the service made by itself; keeping it is one press', async () => {
    let user: object = { ...holder, found_gp_numbers: [gpNumber] }
    const { calls } = await openProfile(homeHeading, {
      'session.userinfo': () => user,
      'subscriptions.answerFound': () => {
        user = holder
      },
    })
    await section(found.done)
    expect(screen.getByText(found.doneText(plan.title, gpNumber))).toBeDefined()
    await press(found.keep)
    await screen.findByText(found.kept)
    await waitFor(() => expect(screen.queryByRole('heading', { name: found.done })).toBeNull())
    expect(inputsOf(calls, 'subscriptions.answerFound')).toEqual([{ gp_number: gpNumber, keep: true }])
  })

  test('so is undoing it, and a refusal is told', async () => {
    const user = { ...holder, found_gp_numbers: [gpNumber] }
    const { calls } = await openProfile(
      homeHeading,
      {
        'subscriptions.answerFound': () => {
          throw new Problem('GENERIC')
        },
      },
      { user },
    )
    await section(found.done)
    await press(found.undo)
    await screen.findByText(errorTexts.GENERIC)
    expect(inputsOf(calls, 'subscriptions.answerFound')).toEqual([{ gp_number: gpNumber, keep: false }])
  })

  test('offers who has no number what the publisher has under the address, but what was unlinked', async () => {
    const { calls } = await openProfile(homeHeading, {
      'subscriptions.found': () => offers(declined),
      'subscriptions.link': () => ({ gp_number: gpNumber, subscriptions: [plan] }),
    })
    await section(found.offer(1))
    expect(screen.queryByText(other.title)).toBeNull()
    await press(found.link(gpNumber))
    await screen.findByText(found.linked)
    expect(inputsOf(calls, 'subscriptions.link')).toEqual([{ gp_number: gpNumber }])
  })

  test('without an answer of the publisher is as ever', async () => {
    await openProfile(homeHeading, {
      'subscriptions.found': () => {
        throw new Problem('GENERIC')
      },
    })
    expect(screen.queryByRole('heading', { name: found.offer(1) })).toBeNull()
    expect(screen.queryByText(errorTexts.GENERIC)).toBeNull()
  })
})

describe('the page that links', () => {
  test('offers all that was found, what was unlinked too, above the forms', async () => {
    await openLinkSubscription({
      'subscriptions.found': () => offers(declined),
      'subscriptions.link': () => ({ gp_number: gpNumber, subscriptions: [plan] }),
    })
    await section(found.offer(2))
    expect(screen.getByText(other.title)).toBeDefined()
    await press(found.link(gpNumber))
    await heading(link.done.title)
  })

  test('who comes from a purchase is linked at once', async () => {
    let user: object = reader
    const { calls } = await openLinkSubscription(
      {
        'session.userinfo': () => user,
        'subscriptions.claim': () => {
          user = holder
          return { gp_numbers: [gpNumber] }
        },
        'subscriptions.list': () => ({
          gp_number: gpNumber,
          gp_numbers: [gpNumber],
          fetched_at: null,
          stale: false,
          subscriptions: [plan],
          reads_along: null,
        }),
      },
      reader,
      '?gekauft',
    )
    await heading(linked.title)
    expect(screen.getByText(linked.number(gpNumber))).toBeDefined()
    expect(inputsOf(calls, 'subscriptions.claim')).toEqual([{}])
  })

  test.each([
    ['has not arrived yet', () => ({ gp_numbers: [] })],
    [
      'cannot be looked for',
      () => {
        throw new Problem('GENERIC')
      },
    ],
  ])('a purchase that %s is told, and can be looked for again', async (_why, claim) => {
    const { calls } = await openLinkSubscription({ 'subscriptions.claim': claim }, reader, '?gekauft')
    await heading(link.title)
    expect(screen.getByText(bought.text)).toBeDefined()
    await press(bought.again)
    await heading(link.title)
    expect(inputsOf(calls, 'subscriptions.claim')).toHaveLength(2)
  })
})

describe('several numbers', () => {
  const numbers = [gpNumber, other.gp_number]
  const owner = { ...holder, gp_numbers: numbers, subscriptions: [plan, other] }
  const list = () => ({
    gp_number: gpNumber,
    gp_numbers: numbers,
    fetched_at: null,
    stale: false,
    subscriptions: [plan, other],
    reads_along: null,
  })

  test('each has its plans and is unlinked by its own button', async () => {
    let user: object = owner
    const { calls } = await openLinkSubscription({
      'session.userinfo': () => user,
      'subscriptions.list': list,
      'subscriptions.unlink': () => {
        user = holder
      },
    })
    await heading(linked.title)
    const second = screen.getByRole('region', { name: linked.ofNumber(other.gp_number) })
    expect(within(second).getByText(other.title)).toBeDefined()
    expect(within(second).queryByText(plan.title)).toBeNull()
    fireEvent.click(within(second).getByRole('button'))
    const dialog = await screen.findByRole('dialog', { name: linked.dialogNamed(other.gp_number) })
    type('Aktuelles Passwort *', 'Sommer2026')
    fireEvent.click(within(dialog).getByRole('button', { name: linked.dialog.submit }))
    await screen.findByText(linked.number(gpNumber))
    expect(inputsOf(calls, 'subscriptions.unlink')).toEqual([
      { gp_number: other.gp_number, current_password: 'Sommer2026' },
    ])
  })

  test('a further one is linked from the page of the first; at five there is no way to it', async () => {
    const { calls } = await openLinkSubscription({
      'session.userinfo': () => holder,
      'subscriptions.list': list,
      'subscriptions.link': () => ({ gp_number: other.gp_number, subscriptions: [other] }),
    })
    await heading(linked.title)
    fireEvent.click(screen.getByRole('link', { name: linked.further }))
    await heading(link.further.title)
    type('Kundennummer *', other.gp_number)
    type('Postleitzahl', '12345')
    await press(link.submit)
    await heading(link.done.title)
    expect(inputsOf(calls, 'subscriptions.link')).toEqual([{ gp_number: other.gp_number, postcode: '12345' }])
    closeAccount()
    const full = { ...owner, gp_numbers: [...numbers, '1000000912', '1000000913', '1000000914'] }
    await openLinkSubscription({ 'subscriptions.list': list }, full)
    await heading(linked.title)
    expect(screen.queryByRole('link', { name: linked.further })).toBeNull()
  })
})
