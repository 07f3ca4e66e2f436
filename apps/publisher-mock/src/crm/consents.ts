import type { Consent, Seed } from '../data/seed.ts'

type ConsentMessage = {
  email: string
  newsletterIds: readonly string[]
  said: Consent
}

/** Keeps what was said last about each of these lists. */
export function noteConsent({ consents }: Seed, { email, newsletterIds, said }: ConsentMessage): void {
  const lists = consents.get(email) ?? new Map()
  consents.set(email, lists)
  for (const id of newsletterIds) lists.set(id, said)
}
