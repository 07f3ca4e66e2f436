import az from './built-in/az.json' with { type: 'json' }
import ht from './built-in/ht.json' with { type: 'json' }
import rt from './built-in/rt.json' with { type: 'json' }
import sso from './built-in/sso.json' with { type: 'json' }
import { type Edition, EditionSchema } from './edition.ts'

export type { Edition, PictureOrigin, ServiceWay } from './edition.ts'

/**
 * The editions that come with the service, in the order readers see them; the sign-on edition is last. A deployment may bring
 * its own instead (`./folder.ts`).
 */
export const editions: readonly Edition[] = [az, rt, ht, sso].map((edition) => EditionSchema.parse(edition))

/** An edition as one deployment serves it: with the origin of its addresses. */
export type ServedEdition = Edition & {
  /** Origin without a trailing slash, e.g. `https://az.example` or `http://az.localhost:3000`. */
  readonly ownUrl: string
  /** Host of that origin without its port, as requests for it name it. */
  readonly ownHost: string
}

type OriginOf = (edition: Edition, port: number) => string
const onThisMachine: OriginOf = ({ shortcut }, port) => `http://${shortcut}.localhost:${port}`

const originOf: Readonly<Record<string, OriginOf>> = {
  local: onThisMachine,
  staging: ({ domains }) => `https://staging.${domains[0]}`,
  production: ({ domains }) => `https://${domains[0]}`,
}

/**
 * The origins of the editions by the name of the environment; `port` is where a service on this machine listens. Any name
 * but `local`, `staging` and `production` counts as dev. Source: docs/spec/contract.md#environments.
 */
export function ownUrlsIn(environment: string, port: number, given = editions): Record<string, string> {
  const origin = originOf[environment] ?? onThisMachine
  return Object.fromEntries(given.map((edition) => [edition.shortcut, origin(edition, port)]))
}

/**
 * The editions of one deployment. `ownUrls` maps a shortcut to its origin; the host of that origin is put
 * first in `domains`, so that return URLs to it pass. An edition without an entry is served on its first domain.
 */
export function servedEditions(
  ownUrls: Readonly<Record<string, string>>,
  given = editions,
): readonly ServedEdition[] {
  return given.map((edition) => {
    const ownUrl = ownUrls[edition.shortcut] ?? `https://${edition.domains[0]}`
    const ownHost = new URL(ownUrl).hostname
    const domains = [ownHost, ...edition.domains.filter((domain) => domain !== ownHost)]
    return { ...edition, ownUrl, ownHost, domains }
  })
}

/** Whether this is the sign-on edition, which has an account area and no news. */
export const isSignOn = (edition: Pick<Edition, 'isSignOn'>): boolean => edition.isSignOn

/** The edition whose plans count for a reader of this one; null for the sign-on edition, where all do. */
export function plansOfEdition(editions: readonly ServedEdition[], shortcut: string): string | null {
  const edition = editionNamed(editions, shortcut)
  return edition && isSignOn(edition) ? null : shortcut
}

/** The edition of a shortcut; undefined when none has it. */
export const editionNamed = (
  editions: readonly ServedEdition[],
  shortcut: string,
): ServedEdition | undefined => editions.find((edition) => edition.shortcut === shortcut)

/** The sign-on edition, which is used where none is named. */
export function signOnOf<E extends Edition>(editions: readonly E[]): E {
  const edition = editions.find(isSignOn)
  if (!edition) throw new Error('the sign-on edition is not served')
  return edition
}
