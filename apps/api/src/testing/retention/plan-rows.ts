import { emailKey } from '@leserkonto/rules'
import { type Ground, hash, type Plant } from './planted.ts'

async function plan({ api, at }: Ground, endedAt: Date | null): Promise<string> {
  const { db, ids } = api.deps
  const id = ids.newId()
  const about = { title: 'Familie', edition: 'az', maxMembers: 4, ownerGpNumber: id }
  const status = endedAt ? 'ended' : 'live'
  await db.sharedSubscription.create({
    data: { id, crmSubscriptionId: id, type: 'family', ...about, status, endedAt, createdAt: at },
  })
  return id
}

const mail =
  (purpose: string): Plant =>
  async ({ api, person: { emailHmac: recipientHmac }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const sent = { edition: 'az', templateVersion: '1', messageId: id, state: 'submitted' } as const
    await db.mailLog.create({ data: { id, purpose, recipientHmac, ...sent, at } })
    return () => db.mailLog.count({ where: { id } })
  }

/** Rows of plans, declarations and mails, and of what the service needs to work. */
export const planRows = {
  seats: async (on) => {
    const { db, ids } = on.api.deps
    const { accountId, email } = on.person
    const of = {
      sharedSubscriptionId: await plan(on, null),
      email,
      emailKey: emailKey(email),
      invitedAt: on.at,
    }
    const [left, ended, never] = [ids.newId(), ids.newId(), ids.newId()]
    const over = { ...of, expiresAt: on.at, endedAt: on.at }
    await db.sharedSeat.create({ data: { ...over, id: left, accountId, status: 'quit', crmSeatId: 'a' } })
    await db.sharedSeat.create({ data: { ...over, id: ended, accountId, status: 'ended' } })
    await db.sharedSeat.create({ data: { ...over, id: never, status: 'expired' } })
    return () => db.sharedSeat.count({ where: { id: { in: [left, ended, never] } } })
  },
  sharedPlans: async (on) => {
    const id = await plan(on, on.at)
    return () => on.api.deps.db.sharedSubscription.count({ where: { id } })
  },
  seatHistory: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const data = { id, sharedSubscriptionId: ids.newId(), seatId: ids.newId(), actorAccountId: accountId }
    await db.sharedEvent.create({ data: { ...data, toStatus: 'invited', at } })
    return () => db.sharedEvent.count({ where: { id } })
  },
  declarations: async ({ api, person: { emailHmac }, at }) => {
    const { db, ids } = api.deps
    const [told, never] = [ids.newId(), ids.newId()]
    const shared = { payload: 'x', emailHmac, receivedAt: at }
    await db.cancellation.create({ data: { ...shared, id: told, submittedAt: at } })
    await db.cancellation.create({ data: { ...shared, id: never } })
    return () => db.cancellation.count({ where: { id: { in: [told, never] } } })
  },
  receipts: mail('cancel_receipt'),
  mails: mail('password_reset'),
  deadLetters: async ({ api, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const died = { attempts: 20, nextAt: at, createdAt: at, diedAt: at, lastError: 'REFUSED' }
    await db.outbox.create({ data: { id, kind: 'mail', payload: 'x', idempotencyKey: id, ...died } })
    return () => db.outbox.count({ where: { id } })
  },
  webhookEvents: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    await db.webhookEvent.create({ data: { id, type: 'account.changed', accountId, body: '{}', at } })
    return () => db.webhookEvent.count({ where: { id } })
  },
  publisherEvents: async ({ api, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    await db.inboundEvent.create({ data: { id, type: 'mail.soft', receivedAt: at } })
    return () => db.inboundEvent.count({ where: { id } })
  },
  counters: async ({ api, end }) => {
    const key = { bucket: 'frist', key: hash() }
    const window = { windowStart: new Date(end.getTime() - 60_000), expiresAt: end, count: 1 }
    await api.deps.db.rateLimit.create({ data: { ...key, ...window } })
    return () => api.deps.db.rateLimit.count({ where: key })
  },
} as const satisfies Record<string, Plant>
