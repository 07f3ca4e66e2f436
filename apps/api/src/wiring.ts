import { type ServedEdition, servedEditions, signOnOf } from '@leserkonto/editions'
import { partnerPages } from '@leserkonto/pages'
import { type AllowedTargets, addresses } from '@leserkonto/rules'
import { createArticleMedia } from './adapters/article-media.ts'
import { createArticlePictures } from './adapters/article-pictures.ts'
import { createClock } from './adapters/clock.ts'
import { isCommonPassword } from './adapters/common-passwords.ts'
import { createEdge } from './adapters/edge.ts'
import { createEmblems } from './adapters/emblems.ts'
import { ids } from './adapters/ids.ts'
import { createKeptPages } from './adapters/kept-pages.ts'
import { type KeyRing, loadKeyRing, loadPartnerKeys, loadPushKey } from './adapters/key-ring.ts'
import { createMailer } from './adapters/mailer.ts'
import { createMetrics } from './adapters/metrics.ts'
import { loadPartnerClients } from './adapters/openid/clients.ts'
import { createOpenId } from './adapters/openid/openid.ts'
import type { OpenId } from './adapters/openid/parts.ts'
import { createPasskeys } from './adapters/passkeys.ts'
import { createPasswords } from './adapters/passwords.ts'
import { createPictureStore } from './adapters/picture-store.ts'
import { createPictures } from './adapters/pictures.ts'
import { loadPortals } from './adapters/portals.ts'
import { createPublisher } from './adapters/publisher.ts'
import { createPush } from './adapters/push/push.ts'
import { createSecrets } from './adapters/secrets.ts'
import { createSigningKeys } from './adapters/signing-keys.ts'
import { createStaffIssuer } from './adapters/staff/staff-issuer.ts'
import { createStandIn } from './adapters/stand-in.ts'
import { createWebhooks } from './adapters/webhooks.ts'
import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { hearTestControl } from './development/steer.ts'
import { hearContentChanges } from './events/publisher/content-changes.ts'
import { handlers } from './handlers.ts'
import { hearOutbox } from './outbox/all-relays.ts'
import {
  deliverNow,
  type Relay,
  relayEvents,
  relayOutbox,
  relayPush,
  releaseHandedOver,
} from './outbox/relay.ts'
import { partnerClaims } from './sign-in/partners/partner-claims.ts'
import { endBrowser } from './sign-in/partners/sign-out.ts'
import {
  consumeOidcEntry,
  findOidcEntry,
  giveOidcEntry,
  removeOidcEntries,
  saveOidcEntry,
  takeUserCode,
} from './sign-in/partners/store/oidc-entries.ts'
import { endPartnerSignIn } from './sign-in/partners/store/partner-sign-ins.ts'
import type { OpenDatabase } from './store/database/db.ts'
import { countEntries } from './store/outbox/outbox-counts.ts'
import { traceparent } from './trace.ts'
import { workOf } from './work.ts'

/** What a test replaces, and the test header of publisher calls that have none. */
type Replacements = Partial<Pick<Deps, 'clock' | 'mailer' | 'emblems' | 'passwords'>> & {
  ring?: KeyRing
  scenario?: string
  /** How long a call of the publisher may take. */
  publisherMs?: () => number
}

/** Creates everything the configuration names, with an open database; `close` stops all of it. */
export async function createDeps(
  config: Config,
  { db, pool, reads, listen, close: closeDatabase }: OpenDatabase,
  {
    clock = createClock(),
    mailer = createMailer(config),
    scenario,
    publisherMs,
    ...given
  }: Replacements = {},
): Promise<{ deps: Deps; relay: Relay; close: () => Promise<void> }> {
  const ring = given.ring ?? (await loadKeyRing(config.keys))
  const passwords = given.passwords ?? createPasswords()
  const { publisher, isDown, close: closePublisher } = createPublisher(config, clock, scenario, publisherMs)
  const editions = servedEditions(config.editionUrls, config.editions)
  const secrets = createSecrets(ring)
  const deps: Deps = {
    config,
    db,
    pool,
    reads,
    clock,
    ids,
    passwords,
    passkeys: createPasskeys({
      rpId: config.passkeyRpId ?? signOnOf(editions).ownHost,
      origins: editions.map(({ ownUrl }) => new URL(ownUrl).origin),
    }),
    keys: await createSigningKeys(ring, signOnOf(editions).ownUrl),
    secrets,
    mailer,
    emblems: given.emblems ?? createEmblems(),
    metrics: createMetrics({
      now: clock.now,
      outbox: () => countEntries(pool),
      connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      hashing: passwords.waiting,
      isPublisherDown: isDown,
    }),
    pictures: createPictures(),
    articlePictures: createArticlePictures(config),
    articleMedia: createArticleMedia(config),
    objectStore: await createPictureStore(config),
    openId: await createPartners({ config, db, ring, secrets, editions, clock }, () => deps),
    staffIssuer: createStaffIssuer(config),
    portals: loadPortals(config),
    webhooks: createWebhooks(config, clock.now),
    push: await createPush({
      key: given.ring ? given.ring.push : await loadPushKey(ring, config.keys),
      contact: config.securityContact ?? signOnOf(editions).ownUrl,
      development: config.development,
    }),
    publisher,
    keptPages: createKeptPages(clock.now),
    standIn: createStandIn(config),
    traceparent,
    processId: ids.newId(),
    edge: createEdge(config),
    isCommonPassword,
    editions,
    returnTargets: returnTargets(editions, config),
    outboxFilled: new EventTarget(),
    handedOver: [],
    deliverNow: (entryIds, withinMs) => deliverNow(entryIds, { handlers, withinMs }, deps),
  }
  const deafen = [
    hearContentChanges(listen, deps),
    hearOutbox(listen, deps),
    ...(config.mockControl ? [hearTestControl(listen, deps)] : []),
  ]
  const close = async () => {
    await releaseHandedOver(deps)
    await Promise.all(deafen.map((end) => end()))
    passwords.close()
    mailer.close()
    closePublisher()
    deps.push.close()
    deps.standIn.close()
    deps.edge?.close()
    await closeDatabase()
  }
  const relay: Relay = {
    others: (failed, look) => relayOutbox({ handlers, failed, look }, deps),
    events: (failed) => relayEvents({ handlers, failed }, deps),
    push: (failed) => relayPush({ handlers, failed }, deps),
  }
  return { deps, relay, close }
}

/** The OpenID provider over our stores and operations; `deps` are there when it is first asked. */
async function createPartners(
  {
    config,
    db,
    ring,
    secrets,
    editions,
    clock,
  }: Pick<Deps, 'config' | 'db' | 'secrets' | 'editions' | 'clock'> & { ring: KeyRing },
  deps: () => Deps,
): Promise<OpenId> {
  const clients = loadPartnerClients(config.partners)
  const keys = () => loadPartnerKeys(ring, config.keys)
  // What is missing in production is said at the start, not at the first sign-in.
  if (clients.length > 0 && !config.keys.mayCreate) await keys()
  const signOn = signOnOf(editions)
  const parts = {
    issuer: `${signOn.ownUrl}/oidc`,
    clients,
    cookieKey: secrets.mac('cookie', 'openid'),
    store: {
      save: (entry) => saveOidcEntry(db, entry),
      find: (which) => findOidcEntry(db, which),
      consume: (key, times) => consumeOidcEntry(db, key, times),
      give: (key, sessionId) => giveOidcEntry(db, key, sessionId),
      takeUserCode: (key) => takeUserCode(db, key),
      remove: (which) => removeOidcEntries(db, which),
      endSignIn: (which) => endPartnerSignIn(db, which),
      seal: secrets.seal,
      open: secrets.open,
      idHash: ids.secretHash,
      userCodeHash: (code) => secrets.mac('userCode', code),
    },
    now: clock.now,
    successor: (refreshToken) => secrets.mac('successor', refreshToken),
    subject: (accountId, sector) => secrets.mac('subject', `${sector} ${accountId}`),
    claims: (who, scopes) => partnerClaims(who, scopes, workOf(deps())),
    endBrowser: (who) => endBrowser(who, workOf(deps())),
    about: {
      service_documentation: `${signOn.ownUrl}/docs`,
      op_policy_uri: new URL(signOn.links.privacy, signOn.ownUrl).href,
      op_tos_uri: new URL(signOn.links.terms, signOn.ownUrl).href,
    },
    signInPage: (id) => `${addresses.partnerSignIn}/${id}`,
    pages: partnerPages(signOn),
  } satisfies Parameters<typeof createOpenId>[0]
  return createOpenId(parts, keys)
}

const returnTargets = (editions: readonly ServedEdition[], { development }: Config): AllowedTargets => ({
  domains: [...new Set(editions.flatMap((edition) => edition.domains))],
  ownOrigins: editions.map((edition) => edition.ownUrl),
  development,
})
