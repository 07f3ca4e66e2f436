import { hash, newPerson, type Plant } from './planted.ts'

const staff = { subject: 'frist', name: 'frist@example.test' }

/** Rows of the reader service's desk that a job ends. */
export const deskRows = {
  openedAccess: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const beganAt = new Date(at.getTime() - 1)
    await db.grantedAccess.create({
      data: { id, accountId, edition: 'az', right: '09', beganAt, endsAt: at },
    })
    return () => db.grantedAccess.count({ where: { id } })
  },
  merges: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const kept = await newPerson(api)
    const ways = { keptId: kept.accountId, goneId: accountId }
    const nothing = { numbers: [], seats: [], ended: [], favourites: [], gifts: [], accesses: [], names: [] }
    const id = ids.newId()
    await db.accountMerge.create({ data: { id, ...ways, manifest: nothing, mergedAt: at } })
    return () => db.accountMerge.count({ where: { id } })
  },
  staffActs: async ({ api, person: { accountId }, at }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const what = { act: 'reader.viewed', reason: 'wish', identified: 'none', role: 'service' } as const
    await db.staffAct.create({ data: { id, at, ...staff, ...what, accountId } })
    return () => db.staffAct.count({ where: { id } })
  },
  staffSessions: async ({ api, at, end }) => {
    const { db, ids } = api.deps
    const id = ids.newId()
    const session = { tokenHash: hash(), ...staff, role: 'service', createdAt: at, expiresAt: end } as const
    await db.staffSession.create({ data: { id, ...session } })
    return () => db.staffSession.count({ where: { id } })
  },
} as const satisfies Record<string, Plant>
