import { type ServedEdition, servedEditions, signOnOf } from '@leserkonto/editions'
import type { AllowedTargets } from '@leserkonto/rules'
import { createArticlePictures } from './adapters/article-pictures.ts'
import { createClock } from './adapters/clock.ts'
import { isCommonPassword } from './adapters/common-passwords.ts'
import { createDiskStore } from './adapters/disk-store.ts'
import { createEdge } from './adapters/edge.ts'
import { ids } from './adapters/ids.ts'
import { createKeptPages } from './adapters/kept-pages.ts'
import { type KeyRing, loadKeyRing } from './adapters/key-ring.ts'
import { createMailer } from './adapters/mailer.ts'
import { createPasswords } from './adapters/passwords.ts'
import { createPictures } from './adapters/pictures.ts'
import { createPublisher } from './adapters/publisher.ts'
import { createS3Store } from './adapters/s3-store.ts'
import { createSecrets } from './adapters/secrets.ts'
import { createSigningKeys } from './adapters/signing-keys.ts'
import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { hearContentChanges } from './features/events/content-changes.ts'
import { handlers } from './handlers.ts'
import { deliverNow, type Relay, relayOutbox, releaseHandedOver } from './outbox/relay.ts'
import type { OpenDatabase } from './store/db.ts'

/** What a test replaces, and the test header of publisher calls that have none. */
type Replacements = Partial<Pick<Deps, 'clock' | 'mailer' | 'passwords'>> & {
  ring?: KeyRing
  scenario?: string
}

/** Creates everything the configuration names, with an open database; `close` stops all of it. */
export async function createDeps(
  config: Config,
  { db, pool, reads, listen, close: closeDatabase }: OpenDatabase,
  { clock = createClock(), mailer = createMailer(config), scenario, ...given }: Replacements = {},
): Promise<{ deps: Deps; relay: Relay; close: () => Promise<void> }> {
  const ring = given.ring ?? (await loadKeyRing(config.keys))
  const passwords = given.passwords ?? createPasswords()
  const { publisher, close: closePublisher } = createPublisher(config, clock, scenario)
  const editions = servedEditions(config.editionUrls)
  const deps: Deps = {
    config,
    db,
    pool,
    reads,
    clock,
    ids,
    passwords,
    keys: await createSigningKeys(ring, signOnOf(editions).ownUrl),
    secrets: createSecrets(ring),
    mailer,
    pictures: createPictures(),
    articlePictures: createArticlePictures(config),
    objectStore: await createObjectStore(config),
    publisher,
    keptPages: createKeptPages(clock.now),
    processId: ids.newId(),
    edge: createEdge(config),
    isCommonPassword,
    editions,
    returnTargets: returnTargets(editions, config),
    outboxFilled: new EventTarget(),
    handedOver: [],
    deliverNow: (entryIds, withinMs) => deliverNow(entryIds, { handlers, withinMs }, deps),
  }
  const deafen = hearContentChanges(listen, deps)
  const close = async () => {
    await releaseHandedOver(deps)
    await deafen()
    passwords.close()
    mailer.close()
    closePublisher()
    deps.edge?.close()
    await closeDatabase()
  }
  return { deps, relay: (failed, look) => relayOutbox({ handlers, failed, look }, deps), close }
}

const createObjectStore = ({ pictures }: Config) =>
  pictures.store === 'disk' ? createDiskStore(pictures.directory) : createS3Store(pictures)

const returnTargets = (editions: readonly ServedEdition[], { development }: Config): AllowedTargets => ({
  domains: [...new Set(editions.flatMap((edition) => edition.domains))],
  ownOrigins: editions.map((edition) => edition.ownUrl),
  development,
})
