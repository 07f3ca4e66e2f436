import type { TokenPurpose } from '@leserkonto/rules'
import { emailKey } from '@leserkonto/rules'
import { type Ground, hash, type Plant } from './planted.ts'

const later = (at: Date) => new Date(at.getTime() + 10 * 366 * 86_400_000)

const emailChange =
  (confirmed: boolean): Plant =>
  async ({ api, person: { accountId, email }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const [newEmail, newEmailKey] = [`neu.${email}`, emailKey(`neu.${email}`)]
    const times = { requestedAt: at, expiresAt: at, ...(confirmed && { confirmedAt: at }) }
    const data = { id, accountId, newEmail, newEmailKey, edition: 'az', ...times }
    await db.emailChange.create({ data })
    return () => db.emailChange.count({ where: { id } })
  }

const auditLine =
  (action: string): Plant =>
  async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    await db.auditEvent.create({ data: { id, accountId, actor: 'reader', action, at } })
    return () => db.auditEvent.count({ where: { id } })
  }

const token = async ({ api, at }: Ground, purpose: TokenPurpose, whose: object) => {
  const { db, ids } = api.deps
  const id = ids.newId()
  const data = { id, purpose, tokenHash: hash(), createdAt: at, expiresAt: at, ...whose }
  await db.oneTimeToken.create({ data })
  return id
}

const sessions: Plant = async ({ api, person: { accountId }, at, end }) => {
  const { db, ids } = api.deps
  const [idle, over, signOn] = [ids.newId(), ids.newId(), ids.newId()]
  const shared = { accountId, createdAt: at }
  const ofSession = { ...shared, edition: 'az', device: 'Firefox' }
  await db.session.create({ data: { ...ofSession, id: idle, lastSeenAt: at, expiresAt: later(at) } })
  await db.session.create({ data: { ...ofSession, id: over, lastSeenAt: end, expiresAt: end } })
  const secretHash = hash()
  await db.signOnSession.create({
    data: { ...shared, id: signOn, secretHash, lastSeenAt: at, expiresAt: later(at) },
  })
  return async () =>
    (await db.session.count({ where: { id: { in: [idle, over] } } })) +
    (await db.signOnSession.count({ where: { id: signOn } }))
}

/** Rows of what belongs to an account, signs in and registers. */
export const accountRows = {
  emailChanges: emailChange(false),
  formerAddresses: emailChange(true),
  picture: async ({ api, person: { accountId }, at, end }) => {
    const { db, objectStore } = api.deps
    const picture = { bucket: objectStore.bucket, key: `${hash()}.jpg` }
    await db.pictureObject.create({ data: { ...picture, accountId, createdAt: at, orphanAt: end } })
    return () => db.pictureObject.count({ where: picture })
  },
  linkProofs: async ({ api, person: { accountId }, end }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    await db.linkProof.create({ data: { id, accountId, gpNumber: '1000000101', expiresAt: end } })
    return () => db.linkProof.count({ where: { id } })
  },
  freeArticles: async ({ api, person: { accountId }, at }) => {
    const { db } = api.deps
    const row = { accountId, edition: 'ht', month: '2026-11', articleId: hash() }
    await db.meteredArticle.create({ data: { ...row, openedAt: at } })
    return () => db.meteredArticle.count({ where: row })
  },
  gifts: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const article = { edition: 'az', articleId: 'frist', title: 'Frist', url: '/artikel/frist' }
    await db.articleGift.create({
      data: { id, accountId, ...article, tokenHash: hash(), createdAt: at, expiresAt: at },
    })
    return () => db.articleGift.count({ where: { id } })
  },
  audit: auditLine('password.changed'),
  signIns: auditLine('login'),
  registrations: async ({ api, person: { email }, at, end }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const address = { email, emailKey: emailKey(email), passwordHash: 'x', edition: 'az' }
    await db.pendingRegistration.create({ data: { id, ...address, createdAt: at, expiresAt: end } })
    return () => db.pendingRegistration.count({ where: { id } })
  },
  sessions,
  partnerSignIns: async ({ api, person: { accountId }, at, end }) => {
    const { db, ids } = api.deps
    const sessionId = ids.newId()
    const times = { createdAt: at, lastSeenAt: at, expiresAt: later(at) }
    await db.session.create({ data: { id: sessionId, accountId, edition: 'az', device: '', ...times } })
    const key = { kind: 'Grant', idHash: hash() }
    await db.oidcEntry.create({ data: { ...key, payload: 'x', sessionId, expiresAt: end } })
    return () => db.oidcEntry.count({ where: key })
  },
  knownDevices: async ({ api, person: { accountId }, at }) => {
    const device = { tokenHash: hash(), accountId }
    await api.deps.db.knownDevice.create({ data: { ...device, seenAt: at } })
    return () => api.deps.db.knownDevice.count({ where: device })
  },
  loginCodes: async ({ api, person: { email }, at, end }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const address = { email, emailKey: emailKey(email), attemptHash: hash() }
    await db.loginCode.create({ data: { id, ...address, createdAt: at, expiresAt: end } })
    return () => db.loginCode.count({ where: { id } })
  },
  mailLinks: async (on) => {
    const { accountId, email } = on.person
    const ids = [
      await token(on, 'password_reset', { accountId }),
      await token(on, 'activation', { emailKey: emailKey(email) }),
    ]
    return () => on.api.deps.db.oneTimeToken.count({ where: { id: { in: ids } } })
  },
  awaited: async (on) => {
    const id = await token(on, 'awaited', {})
    return () => on.api.deps.db.oneTimeToken.count({ where: { id } })
  },
  handOvers: async (on) => {
    const id = await token(on, 'token_sso', { accountId: on.person.accountId })
    return () => on.api.deps.db.oneTimeToken.count({ where: { id } })
  },
} as const satisfies Record<string, Plant>
