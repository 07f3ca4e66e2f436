import { randomUUID } from 'node:crypto'
import { crmCalls } from '@leserkonto/publisher-wire/calls'
import { CancellationReceipt } from '@leserkonto/publisher-wire/declarations'
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

const received = (says: string, body: object): Requirement => ({
  says,
  heading: 'declarations',
  check: async ({ ask }) => {
    const key = randomUUID()
    const first = await ask(crmCalls.addCancellation, { body: { ...form, ...body }, key })
    formOf(CancellationReceipt, first)
    same(first, await ask(crmCalls.addCancellation, { body: { ...form, ...body }, key }))
  },
})

/** Declarations under § 312k and § 356a BGB. */
export const declarations: readonly Requirement[] = [
  ...(['ordinary', 'extraordinary', 'withdrawal'] as const).map((kind) =>
    received(`A declaration that fits no customer is received once (${words[kind]})`, { kind }),
  ),
  received('A declaration is received with what could not be understood of it, however long', {
    kind: 'ordinary',
    family_name: 'Konform (geb. Probe)',
    as_typed: { gp_number: 'keine', postcode: '1011 AB', end_date: 'bald', contract: 'ä'.repeat(30_000) },
  }),
]
