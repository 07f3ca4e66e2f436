// @vitest-environment jsdom
import { Problem } from '@leserkonto/contracts'
import {
  accountTexts,
  cancellationTexts,
  errorTexts,
  fieldErrorText,
  fieldLabels,
  planTexts,
  requiredText,
} from '@leserkonto/texts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccount,
  field,
  follow,
  heading,
  openAccount,
  press,
  problemBox,
  reader,
  type,
} from '../../testing/open-account.tsx'
import { openProfile } from '../../testing/open-profile.ts'
import { plan } from './testing/sample-plans.ts'

const texts = cancellationTexts
const received = { receipt_id: 'K-4711', received_at: '2026-11-21T12:05:00.000Z' }
const required = (label: string) => `${label} *`
const fill = () => {
  type(required(fieldLabels.contract), 'AZ PLUS')
  type(required(fieldLabels.given_name), 'Mia')
  type(required(fieldLabels.family_name), 'Muster')
  type(required(fieldLabels.email), ' mia@example.test ')
}

async function open(cancel: () => unknown = () => received) {
  const opened = await openAccount('/kuendigung', { handlers: { 'subscriptions.cancel': cancel } })
  await heading(texts.title)
  return opened
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(closeAccount)

test('anybody can cancel; what was left empty is not sent, and the receipt says when', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { calls } = await open()
  fill()
  await press(texts.submit)
  await heading(texts.done.title)
  expect(screen.getByText(texts.done.text('21.11.26, 13:05'))).toBeDefined()
  expect(screen.getByText(texts.done.mail('mia@example.test'))).toBeDefined()
  expect(screen.getByText(texts.done.receipt('K-4711'))).toBeDefined()
  expect(calls).toMatchObject([
    {
      path: 'subscriptions.cancel',
      bearer: null,
      input: {
        edition: 'az',
        kind: 'ordinary',
        contract: 'AZ PLUS',
        given_name: 'Mia',
        family_name: 'Muster',
        email: 'mia@example.test',
      },
    },
  ])
  expect(Object.keys(calls[0]?.input as object)).toHaveLength(6)
  await press(texts.done.print)
  expect(print).toHaveBeenCalledOnce()
})

test('an extraordinary one takes a reason and a day', async () => {
  const { calls } = await open()
  fill()
  fireEvent.click(screen.getByRole('radio', { name: texts.kind.extraordinary }))
  type(texts.reason, 'Umzug ins Ausland')
  type(texts.endDate, '1.3.2027')
  await press(texts.submit)
  await heading(texts.done.title)
  expect(calls[0]?.input).toMatchObject({
    kind: 'extraordinary',
    reason: 'Umzug ins Ausland',
    end_date: '2027-03-01',
  })
})

test('what is missing is told at once, and a day that is none', async () => {
  const { calls } = await open()
  type(texts.endDate, 'bald')
  await press(texts.submit)
  const summary = await problemBox()
  for (const label of [
    fieldLabels.contract,
    fieldLabels.given_name,
    fieldLabels.family_name,
    fieldLabels.email,
  ])
    expect(within(summary).getByText(requiredText(label))).toBeDefined()
  expect(within(summary).getByText(fieldErrorText('end_date', 'FORMAT'))).toBeDefined()
  expect(calls).toEqual([])
})

test('a service that is down is told, and what was typed stays', async () => {
  await open(() => {
    throw new Problem('GENERIC')
  })
  fill()
  await press(texts.submit)
  expect((await problemBox()).textContent).toBe(errorTexts.GENERIC)
  expect(field(required(fieldLabels.contract)).value).toBe('AZ PLUS')
})

test('the page of the plans brings what it knows, and leaves no address of a reader in the address bar', async () => {
  const user = { ...reader, gp_number: '1000000101', shared_subscriptions_role: null }
  const list = { gp_number: '1000000101', fetched_at: null, stale: false, subscriptions: [plan] }
  await openProfile(
    planTexts.title,
    { 'subscriptions.list': () => list },
    { user, path: '/service/profil/abo' },
  )
  await follow(planTexts.cancel)
  await heading(texts.title)
  expect(field(required(fieldLabels.contract)).value).toBe(plan.title)
  expect(field(fieldLabels.gp_number).value).toBe('1000000101')
  expect(field(required(fieldLabels.email)).value).toBe(reader.email)
  expect(location.href).not.toContain('@')
})

test('the foot of every page leads here', async () => {
  await openAccount('/service/profil/nicht-ich')
  await follow(accountTexts.footer.cancellation)
  await heading(texts.title)
})
