import { query } from './accounts.ts'
import type { Release } from './first-release.ts'
import type { Front } from './front.ts'
import { type Stand, thisRelease } from './stand.ts'

/** A process of a release, and how it is stopped. */
export type Running = { readonly port: number; readonly stop: () => Promise<void> }

/** Starts the two processes of a release; resolves once both have calls. */
export async function startBoth(stand: Stand, front: Front, release: Release): Promise<Running[]> {
  const running: Running[] = []
  for (const port of stand.ports.old) {
    running.push({ port, stop: (await stand.start(release, port)).stop })
    await front.untilIn(port)
  }
  return running
}

/** A migration that was applied, and how long it took with its waiting for locks. */
export type Applied = { readonly name: string; readonly ms: number }

/** What the command has done, how long it took, and what it printed. */
export type Migrated = {
  readonly applied: readonly Applied[]
  readonly ms: number
  readonly said: readonly string[]
}

/** Migrates beside the processes that run. */
export async function migrate(stand: Stand): Promise<Migrated> {
  const before = await applied(stand)
  const beganMs = performance.now()
  const said = await stand.run(thisRelease, thisRelease.migration)
  const ms = performance.now() - beganMs
  return { applied: (await applied(stand)).slice(before.length), ms, said }
}

const applied = ({ databaseUrl }: Stand) =>
  query<Applied>(
    databaseUrl,
    `SELECT migration_name AS name, (1000 * extract(epoch FROM finished_at - started_at))::float8 AS ms
      FROM _prisma_migrations ORDER BY migration_name`,
  )

/** Puts a process of this release in the place of each former one, as docs/operations/upgrade.md says. */
export async function exchange(stand: Stand, front: Front, former: readonly Running[]): Promise<void> {
  for (const [index, { port: old, stop }] of former.entries()) {
    const port = stand.ports.new[index] ?? 0
    await stand.start(thisRelease, port)
    await front.untilIn(port)
    await front.takeOut(old)
    await stop()
  }
}
