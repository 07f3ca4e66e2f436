import { Problem } from '@leserkonto/contracts'
import { invitationTexts, sharedOwnerTexts } from '@leserkonto/texts'
import { screen } from '@testing-library/react'
import type { Handler } from '../../../testing/fake-service.ts'
import { heading, openAccount, reader, tokenOf } from '../../../testing/open-account.tsx'
import type { OwnPlan } from '../shared-plan.ts'
import { sampleMembership } from './sample-plans.ts'

type Handlers = Record<string, Handler>

/** Path of the page about the shared plan. */
export const sharedPath = '/service/profil/shared-subscriptions'

/** Opens the page of a plan as its owner. `sent` lists the calls of one operation. */
export async function openOwner(plan: OwnPlan, handlers: Handlers = {}, at: string = sharedPath) {
  const opened = await openAccount(at, {
    token: tokenOf(reader.sub),
    handlers: {
      'sharedSubscriptions.childUsers': () => plan,
      'sharedSubscriptions.checkInvitation': () => [],
      'subscriptions.address': () => ({
        street: 'Musterstraße',
        housenumber: '12',
        postcode: '12345',
        city: 'Musterstadt',
      }),
      ...handlers,
    },
  })
  await heading(sharedOwnerTexts.title(plan.type))
  return { ...opened, sent: sentIn(opened.calls) }
}

type Options = { signedIn?: boolean; handlers?: Handlers; at?: string }

/** Opens the page of an invitation, which the service describes as `found`. */
export async function openInvitation(
  found: readonly object[],
  {
    signedIn = true,
    handlers = {},
    at = `${sharedPath}/invite?token=geheim-geheim-geheim-geheim-geheim-geheim-g`,
  }: Options = {},
) {
  const opened = await openAccount(at, {
    ...(signedIn && { token: tokenOf(reader.sub) }),
    handlers: {
      'sharedSubscriptions.checkInvitation': () => found,
      'sharedSubscriptions.childUsers': () => sampleMembership,
      ...handlers,
    },
  })
  await heading(invitationTexts.title)
  return { ...opened, sent: sentIn(opened.calls) }
}

/** Answers with a refusal. */
export const refusing =
  (code: ConstructorParameters<typeof Problem>[0], params = {}): Handler =>
  () => {
    throw new Problem(code, { params })
  }

/** The row of a member, by the name in it. */
export const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name, { selector: 'li > p' }).closest('li')
  if (!row) throw new Error(`${name} stands in no row`)
  return row
}

const sentIn =
  (calls: readonly { path: string; input: unknown }[]) =>
  (operation: string): unknown[] =>
    calls.filter(({ path }) => path === `sharedSubscriptions.${operation}`).map(({ input }) => input)
