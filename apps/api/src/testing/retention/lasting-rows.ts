import { randomInt } from 'node:crypto'
import { receivedList } from './newsletter-rows.ts'
import { hash, type Plant } from './planted.ts'

/** Rows of what no job ends: the reader does, or it falls with the account. */
export const lastingRows = {
  choices: async ({ api, person: { accountId }, at }) => {
    const { db } = api.deps
    await db.setting.create({ data: { accountId, name: 'frist', value: '1', updatedAt: at } })
    const article = { type: 'article', title: 'Frist', url: 'https://az.example.test/a', createdAt: at }
    await db.favourite.create({ data: { accountId, edition: 'az', itemId: 'frist', ...article } })
    const where = { accountId }
    return async () => (await db.setting.count({ where })) + (await db.favourite.count({ where }))
  },
  links: async ({ api, person: { accountId }, at }) => {
    const { db } = api.deps
    const gpNumber = String(randomInt(3_000_000_000, 9_999_999_999))
    await db.customerLink.create({ data: { accountId, gpNumber, method: 'number', linkedAt: at } })
    return () => db.customerLink.count({ where: { gpNumber } })
  },
  linkRefusals: async ({ api, person: { accountId }, at }) => {
    const { db } = api.deps
    await db.linkRefusal.create({ data: { accountId, gpNumber: '1000000101', at } })
    return () => db.linkRefusal.count({ where: { accountId } })
  },
  passkeys: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const key = {
      credentialId: hash(),
      publicKey: 'x',
      counter: 0,
      deviceType: 'multiDevice',
      backedUp: true,
    }
    await db.passkey.create({ data: { id: ids.newId(), accountId, ...key, name: 'Frist', createdAt: at } })
    return () => db.passkey.count({ where: { accountId } })
  },
  pushBrowsers: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const session = { id: ids.newId(), accountId, edition: 'az', device: 'Firefox', createdAt: at }
    await db.session.create({
      data: { ...session, lastSeenAt: at, expiresAt: new Date(at.getTime() + 400 * 24 * 3_600_000) },
    })
    await db.pushSubscription.create({
      data: {
        id: ids.newId(),
        accountId,
        sessionId: session.id,
        edition: 'az',
        endpointHash: hash(),
        target: 'x',
        topics: ['sport'],
        createdAt: at,
      },
    })
    return () => db.pushSubscription.count({ where: { accountId } })
  },
  partnerConsents: async ({ api, person: { accountId }, at }) => {
    const { db } = api.deps
    await db.partnerConsent.create({
      data: { accountId, clientId: 'frist', scopes: ['openid'], givenAt: at },
    })
    return () => db.partnerConsent.count({ where: { accountId } })
  },
  staffRequests: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const who = { subject: 'frist', name: 'frist', reason: 'wish', identified: 'letter' }
    const act = { act: 'account.deleted', requestedAt: at }
    await db.staffRequest.create({ data: { id: ids.newId(), accountId, ...who, ...act } })
    return () => db.staffRequest.count({ where: { accountId } })
  },
  staffNotes: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const note = { subject: 'frist', name: 'frist', text: 'Ruft wieder an.', at }
    await db.staffNote.create({ data: { id: ids.newId(), accountId, ...note } })
    return () => db.staffNote.count({ where: { accountId } })
  },
  newsletters: receivedList,
  closedForGood: async (on) => {
    const { db } = on.api.deps
    const key = { emailHmac: on.person.emailHmac, scope: 'invitation' } as const
    await db.suppression.create({ data: { ...key, reason: 'not_me', at: on.at } })
    return () => db.suppression.count({ where: key })
  },
} as const satisfies Record<string, Plant>
