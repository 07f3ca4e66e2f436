import type { Plant } from './planted.ts'

let lists = 0

const list =
  (state: 'registered' | 'confirmed' | 'unsubscribed'): Plant =>
  async ({ api, person: { userId }, at }) => {
    const { db } = api.deps
    const key = { newsletterUserId: userId, newsletterId: `az-frist-${++lists}` }
    const times = {
      registeredAt: at,
      ...(state === 'confirmed' && { optinConfirmationDate: at }),
      ...(state === 'unsubscribed' && { unsubscribedAt: at }),
    }
    await db.newsletterSubscription.create({
      data: { ...key, edition: 'az', origin: 'form', state, ...times },
    })
    return () => db.newsletterSubscription.count({ where: { ...key, state } })
  }

/** A list that is received. */
export const receivedList = list('confirmed')

const suppression: Plant = async ({ api, person: { emailHmac }, at, end }) => {
  const key = { emailHmac, scope: 'newsletter' } as const
  await api.deps.db.suppression.create({ data: { ...key, reason: 'not_me', at, expiresAt: end } })
  return () => api.deps.db.suppression.count({ where: key })
}

/** Rows of what newsletters need. */
export const newsletterRows = {
  signUps: list('registered'),
  undeliverable: async (on) => {
    const { db } = on.api.deps
    const where = { id: on.person.userId }
    const data = { suppressedAt: on.at, suppressReason: 'hard_bounce' }
    await db.newsletterUser.update({ where, data })
    return receivedList(on)
  },
  leftNewsletters: list('unsubscribed'),
  newsletterAddresses: async ({ api, person: { userId: id }, at }) => {
    await api.deps.db.newsletterUser.update({ where: { id }, data: { createdAt: at } })
    return () => api.deps.db.newsletterUser.count({ where: { id } })
  },
  consentOrigins: async ({ api, person: { userId, emailHmac }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const what = {
      type: 'confirmed' as const,
      newsletterIds: [`az-frist-${++lists}`],
      edition: 'az',
      method: 'link',
    }
    const from = { ip: '192.0.2.1', userAgent: 'Firefox' }
    await db.consentEvent.create({ data: { id, newsletterUserId: userId, emailHmac, ...what, at, ...from } })
    return () =>
      db.consentEvent.count({ where: { id, OR: [{ ip: { not: null } }, { userAgent: { not: null } }] } })
  },
  closedMailboxes: suppression,
} as const satisfies Record<string, Plant>
