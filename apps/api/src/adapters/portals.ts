import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { EntryId, type ListPlace, loadList, SecretHash } from './configured-list.ts'
import { equalSecrets } from './secrets.ts'

const originOf = (development: boolean) =>
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) &&
        new URL(text).origin === text &&
        (development ? /^https?:/ : /^https:/).test(text),
      'must be an origin such as https://portal.example',
    )

const listOf = (development: boolean) =>
  z
    .array(
      z.strictObject({
        id: EntryId,
        /** SHA-256 of the secret, base64url; two while it is changed. */
        secrets_sha256: z.array(SecretHash).min(1).max(2),
        /** Whose pages may call from a browser, without the secret. */
        origins: z.array(originOf(development)).max(20).default([]),
      }),
    )
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'has one id twice')

type Portal = z.output<ReturnType<typeof listOf>>[number]

/** The portals whose servers identify themselves. Source: docs/operations.md#portals. */
export type Portals = {
  /** Whose pages may call from a browser. */
  readonly origins: readonly string[]
  /** The id of the portal that a credential `<id>:<secret>` proves. */
  readonly proven: (credential: string) => string | undefined
}

/** The portals of the configuration; outside of local and dev their pages are at https addresses. */
export const readPortals = (where: ListPlace, development: boolean): readonly Portal[] =>
  loadList('PORTALS', listOf(development), where)

/** Reads the portals from the environment's JSON or the file. */
export function loadPortals({
  portals: where,
  development,
}: Pick<Config, 'portals' | 'development'>): Portals {
  const portals = readPortals(where, development)
  return {
    origins: portals.flatMap(({ origins }) => origins),
    proven: (credential) => proven(portals, credential),
  }
}

function proven(portals: readonly Portal[], credential: string): string | undefined {
  const [id, secret = ''] = credential.split(/:(.*)/s)
  const hash = createHash('sha256').update(secret).digest('base64url')
  const portal = portals.find((one) => one.id === id)
  // All are compared, so that the time does not tell which of the two was right.
  const matches = (portal?.secrets_sha256 ?? []).map((known) => equalSecrets(known, hash))
  return matches.includes(true) ? id : undefined
}
