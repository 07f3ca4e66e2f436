import { connect, linkIn, type Stack } from '@leserkonto/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { type OwnStack, prepareOwnStack } from '../support/running-service.ts'

const weekS = 7 * 24 * 60 * 60
let own: OwnStack
let stack: Stack

beforeAll(async () => {
  own = await prepareOwnStack()
  for (const name of ['publisher', 'mail', 'api'] as const) await own.start(name)
  const service = own.apiUrl.replace('az.localhost', '127.0.0.1')
  stack = connect({ service, publisher: own.publisherUrl, inbox: own.inboxUrl })
})
afterAll(() => own.remove())

const logIn = async (email: string, password: string | null) => {
  const json = { email, password, edition: 'az' }
  return (await call(`${own.apiUrl}/user/login`, { method: 'POST', json })).status
}

test('a reset brings back personas that were changed, plans that have ended, and the mails that wait', async () => {
  const personas = await stack.personas()
  const plus = personas.find(({ key }) => key === 'plus')
  if (!plus?.gp_number) throw new Error('There is no persona with a plan.')
  const invitation = await stack.waitForMail({ to: 'familie.neu@example.test', subject: 'lädt Sie' })
  const address = `${own.publisherUrl}/__mock/customers/${plus.gp_number}`
  const customer = async () => (await call(address)).body as { family_name: string; version: number }
  const before = await customer()
  await stack.changeCustomer(plus.gp_number, { family_name: 'Anders' })
  expect(await customer()).toMatchObject({ family_name: 'Anders' })
  await stack.advance(weekS)

  await stack.reset()
  const again = await stack.waitForMail({ to: 'familie.neu@example.test', subject: 'lädt Sie' })
  const path = '/service/profil/shared-subscriptions/invite'
  expect([again.id === invitation.id, linkIn(again, path)]).toEqual([false, linkIn(invitation, path)])
  expect(await logIn(plus.email, plus.password)).toBe(200)
  expect(await customer()).toMatchObject({ family_name: before.family_name, version: before.version })
})
