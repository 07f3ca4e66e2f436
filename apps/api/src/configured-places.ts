import type { ListPlace } from './adapters/configured-list.ts'
import { partnerKeysMissing, readKeyRing } from './adapters/key-ring.ts'
import { loadPartnerClients } from './adapters/openid/clients.ts'
import { readPortals } from './adapters/portals.ts'
import { loadDesk } from './adapters/staff/desk-settings.ts'
import { readReceivers } from './adapters/webhooks.ts'
import type { ConfiguredPlaces } from './config.ts'
import { configurationError, isPublished, type Wrong, wrongIn } from './config-rules.ts'

const isOurs = 'has the secret of our demonstration partner, which anybody can read'
const nameOf = (variable: string, { json }: ListPlace) => (json === undefined ? `${variable}_FILE` : variable)

/** What is wrong with the keys and lists of a configuration, so that a start names it together with all that is wrong. */
export function wrongInPlaces({
  keys,
  partners,
  portals,
  webhooks,
  desk,
  development,
}: ConfiguredPlaces): Wrong[] {
  const checks = [
    () => {
      const ring = readKeyRing(keys)
      if (ring && !ring.partners && !keys.mayCreate && loadPartnerClients(partners).length > 0)
        throw partnerKeysMissing(keys)
    },
    () => {
      const ours = loadPartnerClients(partners).some(({ secret_sha256 = '' }) => isPublished(secret_sha256))
      if (ours && !development)
        throw configurationError([{ name: nameOf('PARTNERS', partners), why: isOurs }])
    },
    () => readPortals(portals, development),
    () => readReceivers(webhooks, development),
    () => loadDesk(desk, development),
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
