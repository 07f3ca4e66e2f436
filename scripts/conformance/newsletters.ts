import { randomUUID } from 'node:crypto'
import { crmCalls } from '@leserkonto/publisher-wire/calls'
import {
  DeletedAccountReceipt,
  NewsletterCatalogue,
  OptinReceipt,
  UnsubscriptionReceipt,
} from '@leserkonto/publisher-wire/crm'
import type { Requirement } from './requirement.ts'
import { finding, formOf, refused, type System, same, skipped } from './system.ts'

const heading = 'subscription-system'
const order = 'order-of-newsletter-messages'
const email = 'conformance@example.test'
const now = () => new Date().toISOString()

const catalogueOf = async ({ ask }: System, edition: string) =>
  formOf(NewsletterCatalogue, await ask(crmCalls.getNewsletters, { query: { edition } }))

async function someNewsletter(system: System, edition: string): Promise<string> {
  const [first] = (await catalogueOf(system, edition)).newsletters
  if (!first) throw skipped(`${edition} has no newsletters: name another edition`)
  return first.id
}

const optin = ({ ask }: System, newsletter: string, key: string) => {
  const identifiers = { company_id: 22, acquisition_id: 1, channel_id: 3, campaign: 'conformance' }
  const body = { ...identifiers, email, newsletter_ids: [newsletter], confirmed_at: now() }
  return () => ask(crmCalls.addOptin, { body, key })
}
const unsubscription = ({ ask }: System, newsletter: string, key: string) => {
  const why = { reason: '005' as const, reason_text: 'Probe der Schnittstelle' }
  const body = { email, newsletter_ids: [newsletter], unsubscribed_at: now(), ...why }
  return () => ask(crmCalls.addUnsubscription, { body, key })
}

/** The catalogue, and what readers have confirmed and left. */
export const newsletters: readonly Requirement[] = [
  {
    says: 'The newsletters of an edition are answered in the form described; groups name newsletters that are there',
    heading,
    check: async (system, { edition }) => {
      const catalogue = await catalogueOf(system, edition)
      const known = new Set(catalogue.newsletters.map(({ id }) => id))
      const unknown = catalogue.groups.flatMap((group) => group.newsletters).find((id) => !known.has(id))
      if (unknown !== undefined) throw finding(`a group names ${unknown}, which is not in the list`)
    },
  },
  {
    says: 'Newsletters of an unknown edition are 404',
    heading,
    check: async ({ ask }) => refused(await ask(crmCalls.getNewsletters, { query: { edition: 'xxx' } }), 404),
  },
  {
    says: 'An opt-in is taken, and repeated with its Idempotency-Key gets the first receipt',
    heading: order,
    check: async (system, { edition }) => {
      const send = optin(system, await someNewsletter(system, edition), randomUUID())
      const first = await send()
      formOf(OptinReceipt, first)
      same(first, await send())
    },
  },
  {
    says: 'An opt-in for an unknown newsletter is refused with 422 NEWSLETTER_UNKNOWN',
    heading,
    check: async (system) =>
      refused(await optin(system, `keiner-${randomUUID()}`, randomUUID())(), 422, 'NEWSLETTER_UNKNOWN'),
  },
  {
    says: 'An unsubscription is taken with its reason, and repeated with its Idempotency-Key gets the first receipt',
    heading: order,
    check: async (system, { edition }) => {
      const send = unsubscription(system, await someNewsletter(system, edition), randomUUID())
      const first = await send()
      formOf(UnsubscriptionReceipt, first)
      same(first, await send())
    },
  },
  {
    says: 'The reason of a deleted account is received once, or answered with 404',
    heading,
    check: async ({ ask }, { edition }) => {
      const key = randomUUID()
      const why = { reason: 'other' as const, reason_text: 'Probe der Schnittstelle' }
      const body = { deleted_at: now(), edition, ...why }
      const send = () => ask(crmCalls.addDeletedAccount, { body, key })
      const first = await send()
      if (first.status === 404) return
      formOf(DeletedAccountReceipt, first)
      same(first, await send())
    },
  },
  {
    says: 'An unsubscription from a newsletter that is gone is taken all the same',
    heading: order,
    check: async (system) => {
      formOf(UnsubscriptionReceipt, await unsubscription(system, `keiner-${randomUUID()}`, randomUUID())())
    },
  },
]
