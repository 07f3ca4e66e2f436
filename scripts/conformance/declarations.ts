import { randomUUID } from 'node:crypto'
import { crmCalls } from '@leserkonto/publisher-wire/calls'
import { CancellationReceipt } from '@leserkonto/publisher-wire/crm'
import type { Requirement } from './requirement.ts'
import { formOf, same } from './system.ts'

const words = {
  ordinary: 'ordinary cancellation',
  extraordinary: 'extraordinary cancellation',
  withdrawal: 'withdrawal',
}
const form = {
  given_name: 'Konrad',
  family_name: 'Konform',
  contract: 'Probe der Schnittstelle, bitte nicht bearbeiten',
  email: 'conformance@example.test',
}

/** Declarations under § 312k and § 356a BGB. */
export const declarations: readonly Requirement[] = (
  ['ordinary', 'extraordinary', 'withdrawal'] as const
).map((kind) => ({
  says: `A declaration that fits no customer is received once (${words[kind]})`,
  heading: 'subscription-system',
  check: async ({ ask }) => {
    const key = randomUUID()
    const first = await ask(crmCalls.addCancellation, { body: { kind, ...form }, key })
    formOf(CancellationReceipt, first)
    same(first, await ask(crmCalls.addCancellation, { body: { kind, ...form }, key }))
  },
}))
