import { errorCode } from '@leserkonto/rules'
import { findPictures, noteOrphans } from '../../apps/api/src/accounts/store/picture-objects.ts'
import type { Deps, Work } from '../../apps/api/src/context.ts'
import { followCustomer } from '../../apps/api/src/customers/rights/follow-customer.ts'
import { refreshCustomer } from '../../apps/api/src/customers/shared/customer-copy.ts'
import { periodicJobs } from '../../apps/api/src/jobs/periodic-jobs.ts'
import type { OutboxKind } from '../../apps/api/src/outbox/entries.ts'
import { findSharingCustomers } from '../../apps/api/src/seats/store/shared-plans.ts'
import { holdWaiting } from '../../apps/api/src/store/database/restored.ts'
import { findUntried } from '../../apps/api/src/store/outbox/waiting-entries.ts'
import { workOf } from '../../apps/api/src/work.ts'

/** Entries that bring the database up to date and send nothing themselves. */
const silent: readonly OutboxKind[] = ['customer.changed', 'rights.changed']
const batch = 64
const patienceMs = 600_000

/**
 * Does in a database that was played back what has become due or changed at the publisher since the backup, and holds what
 * would be sent because of it: the service has noticed it once before and sent it then. Nothing may run on the database.
 * Returns what could not be done, with the code of why; it can be repeated.
 */
export async function catchUp(deps: Deps): Promise<string[]> {
  const failed = new Set<string>()
  const failing = (name: string) => (error: unknown) => {
    failed.add(`${name} (${errorCode(error) ?? 'FAILED'})`)
  }
  for (const gpNumber of await findSharingCustomers(deps.db))
    await follow(gpNumber, workOf(deps)).catch(failing('shared plans'))
  for (const { name, run } of periodicJobs) await run(workOf(deps)).catch(failing(name))
  for (const kind of silent) await settle(kind, deps).catch(failing(kind))
  await orphanUnknown(workOf(deps))
  await holdWaiting(deps.pool, deps.clock.now())
  return [...failed]
}

async function follow(gpNumber: string, work: Work): Promise<void> {
  await refreshCustomer(gpNumber, work)
  await followCustomer(gpNumber, work)
}

async function settle(kind: OutboxKind, { db, deliverNow }: Deps): Promise<void> {
  let failures = 0
  const next = () => findUntried(db, kind, batch)
  for (let ids = await next(); ids.length > 0; ids = await next())
    failures += (await deliverNow(ids, patienceMs)).length
  if (failures > 0) throw new Error('they are among the dead letters')
}

/** Pictures that were uploaded after the backup are nobody's any more. */
async function orphanUnknown({ db, objectStore, now }: Work): Promise<void> {
  const { bucket } = objectStore
  const known = new Set((await findPictures(db)).map((picture) => `${picture.bucket}%${picture.key}`))
  const unknown = (await objectStore.keys()).filter((key) => !known.has(`${bucket}%${key}`))
  await noteOrphans(
    db,
    unknown.map((key) => ({ bucket, key })),
    now,
  )
}
