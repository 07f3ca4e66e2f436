// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, loginCodeTexts, subscriptionTexts } from '@leserkonto/texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeAccount, heading, press, reader, type } from '../../testing/open-account.tsx'
import { inputsOf, openLinkSubscription } from './testing/open-link-subscription.ts'
import { plan } from './testing/sample-plans.ts'

const texts = subscriptionTexts

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

describe('a linked subscription', () => {
  const owner = { ...reader, gp_number: '1000000910', gp_numbers: ['1000000910'] }
  const list = (more: object = {}) => ({
    gp_number: '1000000910',
    fetched_at: '2026-11-21T08:30:00.000Z',
    stale: false,
    reads_along: null,
    subscriptions: [plan],
    ...more,
  })

  test('is shown with its plans and their age', async () => {
    const { calls } = await openLinkSubscription({ 'subscriptions.list': () => list() }, owner)
    await heading(texts.linked.title)
    expect(screen.getByText(texts.linked.number('1000000910'))).toBeDefined()
    expect(screen.getByText(plan.title)).toBeDefined()
    expect(screen.getByText(texts.linked.asOf('21. November 2026 um 09:30 Uhr'))).toBeDefined()
    expect(inputsOf(calls, 'subscriptions.list')).toEqual([{}])
  })

  test('a fresh look goes past every copy', async () => {
    const { calls } = await openLinkSubscription(
      { 'subscriptions.list': (input) => list(input?.cache_control ? { subscriptions: [] } : {}) },
      owner,
    )
    await heading(texts.linked.title)
    await press(texts.linked.refresh)
    await screen.findByText(texts.linked.empty)
    expect(inputsOf(calls, 'subscriptions.list')).toEqual([{}, { cache_control: 'no-cache' }])
  })

  test('a fresh look that fails is told, and what is known stays', async () => {
    await openLinkSubscription(
      {
        'subscriptions.list': (input) => {
          if (input?.cache_control) throw new Problem('GENERIC')
          return list()
        },
      },
      owner,
    )
    await heading(texts.linked.title)
    await press(texts.linked.refresh)
    await screen.findByText(errorTexts.GENERIC)
    expect(screen.getByText(plan.title)).toBeDefined()
  })

  test('a copy of an unreachable publisher says so', async () => {
    await openLinkSubscription({ 'subscriptions.list': () => list({ stale: true }) }, owner)
    await heading(texts.linked.title)
    expect(screen.getByText(texts.linked.stale)).toBeDefined()
  })

  test('without any copy the page says that it could not be loaded', async () => {
    await openLinkSubscription(
      {
        'subscriptions.list': () => {
          throw new Problem('GENERIC')
        },
      },
      owner,
    )
    await heading(accountTexts.technical.title)
  })

  test('after 45 minutes it is asked for again, before that it is not', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    })
    const { calls } = await openLinkSubscription({ 'subscriptions.list': () => list() }, owner)
    await heading(texts.linked.title)
    await vi.advanceTimersByTimeAsync(2_600_000)
    expect(inputsOf(calls, 'subscriptions.list')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200_000)
    await waitFor(() => expect(inputsOf(calls, 'subscriptions.list')).toHaveLength(2))
  })

  test('nobody is asked while there is no customer number', async () => {
    const { calls } = await openLinkSubscription({})
    await heading(texts.link.title)
    expect(inputsOf(calls, 'subscriptions.list')).toEqual([])
  })

  test('unlinking takes the password and leads back to the form', async () => {
    let user: object = owner
    const { calls } = await openLinkSubscription(
      {
        'session.userinfo': () => user,
        'subscriptions.list': () => list(),
        'subscriptions.unlink': () => {
          user = reader
        },
      },
      owner,
    )
    await heading(texts.linked.title)
    await press(texts.linked.unlink)
    type('Aktuelles Passwort *', 'Sommer2026')
    const dialog = await screen.findByRole('dialog', { name: texts.linked.dialog.title })
    fireEvent.click(within(dialog).getByRole('button', { name: texts.linked.dialog.submit }))
    await heading(texts.link.title)
    expect(inputsOf(calls, 'subscriptions.unlink')).toEqual([
      { gp_number: '1000000910', current_password: 'Sommer2026' },
    ])
    await screen.findByText(texts.linked.unlinked)
  })

  test.each([
    ['an owner is told before unlinking that members read on', 'owner', texts.linked.dialog.sharedText],
    ['a reader who shares with nobody is told nothing of members', null, texts.linked.dialog.text],
  ])('%s', async (_, shared_subscriptions_role, text) => {
    const user = { ...owner, shared_subscriptions_role }
    await openLinkSubscription({ 'subscriptions.list': () => list() }, user)
    await heading(texts.linked.title)
    await press(texts.linked.unlink)
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeDefined()
  })

  test('unlinking without a password takes a code', async () => {
    const { calls } = await openLinkSubscription(
      {
        'subscriptions.list': () => list(),
        'session.requestCode': () => ({ attempt: 'a'.repeat(43), expires_in: 600 }),
        'session.confirmWithCode': () => undefined,
        'subscriptions.unlink': () => undefined,
      },
      { ...owner, has_password: false },
    )
    await heading(texts.linked.title)
    await press(texts.linked.unlink)
    const dialog = await screen.findByRole('dialog', { name: texts.linked.dialog.title })
    expect(within(dialog).getByText(loginCodeTexts.proof.noPassword)).toBeDefined()
    expect(within(dialog).queryByLabelText(/Aktuelles Passwort/)).toBeNull()
    await press(loginCodeTexts.offer.submit)
    fireEvent.change(await within(dialog).findByLabelText(/^Code\W*$/), { target: { value: '123456' } })
    await within(dialog).findByText(loginCodeTexts.proof.proven)
    fireEvent.click(within(dialog).getByRole('button', { name: texts.linked.dialog.submit }))
    await screen.findByText(texts.linked.unlinked)
    expect(inputsOf(calls, 'subscriptions.unlink')).toEqual([{ gp_number: '1000000910' }])
  })
})
