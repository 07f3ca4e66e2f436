import type { Work } from '../context.ts'
import { findImportedCosts } from '../sign-in/store/sign-in.ts'
import { createKeySet } from './key-set.ts'
import type { Moving } from './moving.ts'
import type { Kind } from './records.ts'

type Wish = Pick<Moving, 'isDryRun' | 'unproven'> & { kinds: readonly Kind[] }

/** Begins an import. Rejects with PUBLISHER_UNAVAILABLE where newsletters are brought and the publisher's list cannot be had. */
export async function beginMoving({ kinds, ...wish }: Wish, work: Work): Promise<Moving> {
  const newKeys = () => createKeySet(work.ids.secretHash)
  return {
    ...wish,
    work,
    newsletters: kinds.includes('newsletters') ? await editionsOfLists(work) : new Map(),
    costs: new Set(await findImportedCosts(work.pool)),
    seen: { accounts: newKeys(), numbers: newKeys(), newsletters: newKeys(), seats: newKeys() },
  }
}

async function editionsOfLists({ editions, publisher }: Work): Promise<Map<string, string>> {
  const lists = new Map<string, string>()
  for (const { shortcut } of editions)
    for (const { id } of (await publisher.newsletters(shortcut)).newsletters)
      if (!lists.has(id)) lists.set(id, shortcut)
  return lists
}
