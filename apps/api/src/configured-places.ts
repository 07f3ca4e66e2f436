import { partnerKeysMissing, readKeyRing } from './adapters/key-ring.ts'
import { loadPartnerClients } from './adapters/openid/clients.ts'
import { readPortals } from './adapters/portals.ts'
import { readReceivers } from './adapters/webhooks.ts'
import type { ConfiguredPlaces } from './config.ts'
import { type Wrong, wrongIn } from './config-rules.ts'

/** What is wrong with the keys and lists of a configuration, so that a start names it together with all that is wrong. */
export function wrongInPlaces({ keys, partners, portals, webhooks, development }: ConfiguredPlaces): Wrong[] {
  const checks = [
    () => {
      const ring = readKeyRing(keys)
      if (ring && !ring.partners && !keys.mayCreate && loadPartnerClients(partners).length > 0)
        throw partnerKeysMissing(keys)
    },
    () => loadPartnerClients(partners),
    () => readPortals(portals, development),
    () => readReceivers(webhooks, development),
  ]
  return checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      return wrongIn(error)
    }
  })
}
