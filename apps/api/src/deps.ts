import { type ServedEdition, servedEditions } from '@leserkonto/editions'
import type { AllowedTargets } from '@leserkonto/rules'
import { type ArticlePictures, createArticlePictures } from './adapters/article-pictures.ts'
import { type Clock, createClock } from './adapters/clock.ts'
import { isCommonPassword } from './adapters/common-passwords.ts'
import { newId, newObjectKey, newSecret, secretHash } from './adapters/ids.ts'
import { loadKeyRing } from './adapters/key-ring.ts'
import { createMailer, type Mailer } from './adapters/mailer.ts'
import { createObjectStore, type ObjectStore } from './adapters/object-store.ts'
import { type Passwords, startPasswords } from './adapters/passwords.ts'
import { createPictures, type Pictures } from './adapters/pictures.ts'
import { createPublisher, type Publisher } from './adapters/publisher.ts'
import { createSecrets, type Secrets } from './adapters/secrets.ts'
import { createSigningKeys, type SigningKeys } from './adapters/signing-keys.ts'
import type { Config } from './config.ts'
import { deliverNow } from './jobs/outbox-relay.ts'
import { type Db, type OpenPool, type Pool, prismaOver } from './store/db.ts'

/** The whole wiring: what stories, jobs and the http floor work with. */
export type Deps = {
  config: Config
  db: Db
  /** For the one prepared statement per call (store/sessions.ts). */
  pool: Pool
  clock: Clock
  ids: {
    newId: () => string
    newSecret: () => string
    newObjectKey: () => string
    secretHash: (secret: string) => string
  }
  passwords: Passwords
  keys: SigningKeys
  secrets: Secrets
  mailer: Mailer
  pictures: Pictures
  articlePictures: ArticlePictures
  objectStore: ObjectStore
  /** In a call or job: bound to its test header and budget. Rejects with PUBLISHER_UNAVAILABLE. */
  publisher: Publisher
  isCommonPassword: (lowerCased: string) => boolean
  editions: readonly ServedEdition[]
  /** Where readers may be sent: input of safeReturnUrl. */
  returnTargets: AllowedTargets
  /** Tells the relay that something waits, so that it need not be found by the next round. */
  outboxFilled: EventTarget
  /** Does these outbox entries at once; answers those not done within the time, which go on being tried. */
  deliverNow: (entryIds: readonly string[], withinMs: number) => Promise<string[]>
}

/** Wires everything the configuration names over an open database; `close` ends both again. */
export async function createDeps(
  config: Config,
  opened: OpenPool,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const database = prismaOver(opened)
  const ring = await loadKeyRing(config.keys)
  const passwords = await startPasswords()
  const mailer = createMailer(config)
  const clock = createClock()
  const { publisher, close: closePublisher } = createPublisher(config, clock)
  const editions = servedEditions(config.editionUrls)
  const deps: Deps = {
    config,
    db: database.db,
    pool: database.pool,
    clock,
    ids: { newId, newSecret, newObjectKey, secretHash },
    passwords,
    keys: await createSigningKeys(ring, issuerOf(editions)),
    secrets: createSecrets(ring),
    mailer,
    pictures: createPictures(),
    articlePictures: createArticlePictures(config),
    objectStore: await createObjectStore(config),
    publisher,
    isCommonPassword,
    editions,
    returnTargets: returnTargets(editions, config),
    outboxFilled: new EventTarget(),
    deliverNow: (ids, withinMs) => deliverNow(deps, ids, withinMs),
  }
  const close = async () => {
    passwords.close()
    mailer.close()
    closePublisher()
    await database.close()
  }
  return { deps, close }
}

/** The sign-on edition's origin names the issuer of every token. */
export const issuerOf = (editions: readonly ServedEdition[]): string => editions.at(-1)?.ownUrl ?? ''

const returnTargets = (editions: readonly ServedEdition[], { development }: Config): AllowedTargets => ({
  domains: [...new Set(editions.flatMap((edition) => edition.domains))],
  ownOrigins: editions.map((edition) => edition.ownUrl),
  development,
})
