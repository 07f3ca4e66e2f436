import { deskOf } from './desk.ts'
import type { Harness } from './harness.ts'

/** The two persons who merge accounts at the desk. */
export function mergingOf(api: () => Harness) {
  const { somebody } = deskOf(api)
  type Account = { id: string; email: string }

  /** Asks for a merge, and answers the request's id. */
  async function asked(kept: Account, gone: Account): Promise<string> {
    await (await somebody('service')).act(kept.id, 'merge.asked', { email: gone.email })
    const open = { accountId: kept.id, decidedAt: null }
    return (await api().deps.db.staffRequest.findFirstOrThrow({ where: open })).id
  }

  /** Merges two accounts, and answers the row of it. */
  async function merged(kept: Account, gone: Account) {
    const request = await asked(kept, gone)
    const answer = await (await somebody('lead')).post(`/zweite-person/${request}/confirm`)
    if (answer.status !== 303) throw new Error(`not merged: ${answer.text}`)
    await api().settle()
    return api().deps.db.accountMerge.findFirstOrThrow({ where: { goneId: gone.id, undoneAt: null } })
  }

  /** Undoes a merge, and answers the page after it. */
  async function undone({ id, keptId }: { id: string; keptId: string | null }) {
    const lead = await somebody('lead')
    const answer = await lead.act(keptId ?? '', 'accounts.merge_undone', { merge: id })
    await api().settle()
    return answer.status === 303 ? lead.get(answer.headers.location ?? '') : answer
  }

  return { asked, merged, undone }
}
