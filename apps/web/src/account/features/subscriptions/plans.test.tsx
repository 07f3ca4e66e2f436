// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import { accountTexts, errorTexts, planTexts, subscriptionTexts } from '@leserkonto/texts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAccount, press, problemBox, reader } from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'
import { plan } from './testing/sample-plans.ts'

const texts = subscriptionTexts.linked
const linked = { ...reader, gp_number: '1000000101', shared_subscriptions_role: null }
const answer = {
  gp_number: '1000000101',
  fetched_at: '2026-11-20T07:00:00.000Z',
  stale: false,
  reads_along: null,
  subscriptions: [plan],
}
const listed = (more: object = {}) => ({ 'subscriptions.list': () => ({ ...answer, ...more }) })
const open = (handlers: Parameters<typeof openProfile>[1], user: object = linked) =>
  openProfile(planTexts.title, handlers, { user, path: '/service/profil/abo' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

test('the page shows the plans, their age and the way to the link', async () => {
  await open(listed())
  await screen.findByText(plan.title)
  expect(screen.getByText(texts.asOf('20. November 2026 um 08:00 Uhr'))).toBeDefined()
  expect(screen.queryByText(texts.stale)).toBeNull()
  expect(screen.getByRole('link', { name: planTexts.manageLink }).getAttribute('href')).toBe(
    '/service/profil/linkSubscription',
  )
})

test.each([
  ['that open articles', plan, undefined],
  ['that open none', { ...plan, rights: ['02'] }, planTexts.extend],
  ['that ended', { ...plan, status: 'ended', end_date: '2026-11-01T23:00:00.000Z' }, planTexts.renew],
])('plans %s are offered what helps', async (_, own, offer) => {
  await open(listed({ subscriptions: [own] }))
  await screen.findByText(plan.title)
  const offers = [planTexts.extend, planTexts.renew].filter((name) => screen.queryByRole('link', { name }))
  expect(offers).toEqual(offer ? [offer] : [])
  expect(screen.queryByRole('link', { name: planTexts.cancel }) !== null).toBe(own.status !== 'ended')
})

test('without a customer number nobody is asked, and the page says how to link one', async () => {
  const { calls } = await open(listed(), reader)
  expect(screen.getByText(planTexts.unlinked.text)).toBeDefined()
  expect(calls.some(({ path }) => path === 'subscriptions.list')).toBe(false)
})

test('a member without an own plan is told so', async () => {
  await open(listed(), { ...reader, shared_subscriptions_role: 'member' })
  expect(screen.getByText(planTexts.unlinked.member)).toBeDefined()
  expect(screen.getByRole('link', { name: planTexts.toShared })).toBeDefined()
})

test('plans that are old are said to be old; a refresh asks the publisher itself', async () => {
  const { calls } = await open({
    'subscriptions.list': ({ cache_control }) => ({ ...answer, stale: cache_control === undefined }),
  })
  await screen.findByText(texts.stale)
  await press(texts.refresh)
  await screen.findByText(texts.refreshed)
  expect(calls.at(-1)?.input).toEqual({ cache_control: 'no-cache' })
  expect(screen.queryByText(texts.stale)).toBeNull()
})

test('a refresh that brings a copy only is not called fresh', async () => {
  const { calls } = await open(listed({ stale: true }))
  await screen.findByText(texts.stale)
  await press(texts.refresh)
  // Once as the permanent note, once as the result of the refresh.
  await waitFor(() => expect(screen.getAllByText(texts.stale)).toHaveLength(2))
  expect(calls.at(-1)?.input).toEqual({ cache_control: 'no-cache' })
  expect(screen.queryByText(texts.refreshed)).toBeNull()
})

test('a refresh that fails is told, and what is known stays', async () => {
  await open({
    'subscriptions.list': ({ cache_control }) => {
      if (cache_control) throw new Problem('GENERIC')
      return answer
    },
  })
  await screen.findByText(plan.title)
  await press(texts.refresh)
  expect((await problemBox()).textContent).toBe(errorTexts.GENERIC)
  expect(screen.getByText(plan.title)).toBeDefined()
})

test('a publisher that is down without a copy leaves the page standing', async () => {
  await open({
    'subscriptions.list': () => {
      throw new Problem('GENERIC')
    },
  })
  await screen.findByText(errorTexts.GENERIC)
  expect(screen.getByRole('button', { name: accountTexts.technical.retry })).toBeDefined()
})

test.each([
  ['owner', { shared: 'family' }, planTexts.shared.family],
  ['owner', { shared: 'company' }, planTexts.shared.company],
  ['member', {}, planTexts.toShared],
])('an %s of %j finds the way to the shared plan', async (role, more, name) => {
  await open(listed({ subscriptions: [{ ...plan, ...more }] }), {
    ...linked,
    shared_subscriptions_role: role,
  })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/service/profil/shared-subscriptions')
})
