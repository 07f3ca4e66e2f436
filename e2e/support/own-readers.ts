import { randomInt } from 'node:crypto'
import { type Answer, call } from './call.ts'
import { personaPassword } from './log-in.ts'
import { newReader } from './reader.ts'
import { linkMailedTo } from './reader-mail.ts'
import { editionUrl, stack } from './stack.ts'

/** A reader nobody else uses. */
export type OwnReader = { readonly email: string; readonly token: string }

/** What a shared plan is at the publisher. */
type Plan =
  | { family: { max_members: number }; company?: null }
  | { company: { seats: number; allowed_domains: string[] }; family?: null }

/** Registers and activates a reader with the password of the personas, and logs in past the pages. */
export async function ownReader(): Promise<OwnReader> {
  const email = await newReader()
  const { body } = await post('/user/login', { email, password: personaPassword, edition: 'az' })
  return { email, token: (body as { access_token: string }).access_token }
}

const person = { given_name: 'Kim', family_name: 'Probe' }

/** A customer whom nobody is linked to, at the personas' address, with a plan; answers the number. */
export async function ownCustomer(plan: object = {}, who: object = person): Promise<string> {
  const gpNumber = `3${String(randomInt(1e9)).padStart(9, '0')}`
  const subscription = {
    id: `abo-${gpNumber}`,
    product: 'AZ-PLUS',
    title: 'AZ PLUS',
    edition: 'az',
    rights: ['09', '01'],
    ...plan,
  }
  const json = { ...who, subscriptions: [subscription] }
  await stack.putCustomer(gpNumber, json)
  return gpNumber
}

/** A reader linked to a customer of their own, who lives at the personas' address and owns a plan. */
export async function ownOwner(plan: Plan): Promise<OwnReader & { gpNumber: string }> {
  const reader = await ownReader()
  const isCompany = 'company' in plan && plan.company
  const title = isCompany ? 'AZ PLUS Firma' : 'AZ PLUS Familie'
  const company = { customer_type: 'company', company_name: 'Probe & Partner GmbH' }
  const gpNumber = await ownCustomer({ title, ...plan }, isCompany ? company : person)
  await post('/user/add-gp-number', { gp_number: gpNumber, postcode: '12345' }, reader.token)
  return { ...reader, gpNumber }
}

/** The owner's plan ended yesterday, and the publisher says so. */
export async function endPlan({ gpNumber }: { gpNumber: string }): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const subscriptions = [{ id: `abo-${gpNumber}`, end_date: yesterday }]
  await stack.changeCustomer(gpNumber, { subscriptions })
  await stack.emit({ type: 'subscription.ended', gp_number: gpNumber })
}

/** The link of an invitation that its owner sends past the pages; others may have invited the same reader before. */
export async function invitationOf(owner: OwnReader, email: string): Promise<string> {
  const known = await stack.mailsTo(email)
  const json = { edition: 'az', childusers: [{ action: 'invite', email }] }
  const url = `${editionUrl('az')}/shared-subscriptions/childusers/update`
  ok(await call(url, { method: 'PUT', token: owner.token, json }))
  return linkMailedTo(email, 'invitation', known)
}

const post = async (path: string, json: object, token?: string) =>
  ok(await call(`${editionUrl('az')}${path}`, { method: 'POST', json, ...(token && { token }) }))

function ok(answer: Answer): Answer {
  if (answer.status >= 400) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
