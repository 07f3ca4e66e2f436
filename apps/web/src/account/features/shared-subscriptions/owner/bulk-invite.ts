import { emailKey } from '@leserkonto/rules'
import { sharedOwnerTexts } from '@leserkonto/texts'
import type { Api } from '../../../session/api-client.ts'
import { type Failure, failureOf, isPassing, logFailure } from '../../../session/failure.ts'
import type { FormOperation } from '../../../shell/form/use-form.ts'
import { updateName, type Wishes } from '../operations.ts'
import { knownCode } from '../refusal-of.ts'
import type { OwnPlan } from '../shared-plan.ts'
import type { BulkRow } from './BulkResults.tsx'
import { isSettled, type JudgedRow, verdictText } from './judge-rows.ts'
import type { ListEntry } from './names-beside.ts'

type Bulk = { edition: string; plan: OwnPlan; judged: readonly JudgedRow[]; before: readonly BulkRow[] }

/** Invites many at once; what cannot be invited is reported and does not stop the others. */
export const bulkInvite: FormOperation<Bulk, BulkRow[]> = {
  name: updateName,
  async submit(api, { edition, plan, judged, before }) {
    const { empty, nobody } = sharedOwnerTexts.bulk
    const ready = judged.filter(({ verdict }) => verdict === 'ready')
    if (ready.length === 0) {
      const message = judged.length === 0 ? empty : nobody
      return { ok: false, fields: [{ field: 'emails', code: 'REQUIRED', message }] }
    }
    const childusers = ready.map((entry) => wishFor(entry, before))
    const answers = await send({ edition, childusers }, await api())
    const answer = judged.map(({ verdict, ...entry }): BulkRow => {
      if (verdict === 'ready') return { ok: false, ...answers.shift(), ...entry }
      return { ...entry, ok: false, message: verdictText(verdict, plan), settled: isSettled(verdict) }
    })
    return { ok: true, answer }
  },
}

/** The change for an address: sends an invitation that exists already, or makes a new one. */
function wishFor(
  { email, given_name, family_name }: ListEntry,
  before: readonly BulkRow[],
): Wishes['childusers'][number] {
  const id = before.find((row) => emailKey(row.email) === emailKey(email))?.unsentSeat
  if (id !== undefined) return { id, action: 'resend' }
  const names = { ...(given_name && { given_name }), ...(family_name && { family_name }) }
  return { email, ...names, action: 'invite' }
}

type Outcome = Omit<BulkRow, keyof ListEntry>

/**
 * A single change is refused as a whole, several by row. Source: docs/spec/contract.md#shared-subscription-operations.
 */
async function send(wishes: Wishes, api: Api): Promise<Outcome[]> {
  try {
    const { results } = await api.sharedSubscriptions.updateChildUsers.mutate(wishes)
    return results.map(({ ok, code, message, id }) => {
      if (code) logFailure(updateName, { code: knownCode(code), status: 0, detail: '', fields: [] })
      return { ok, message, unsentSeat: code === unsent ? (id ?? undefined) : undefined }
    })
  } catch (error) {
    const failure = failureOf(error)
    if (wishes.childusers.length > 1 || !isOfItsRow(failure)) throw error
    logFailure(updateName, failure)
    return [{ ok: false, message: failure.detail }]
  }
}

const unsent = 'SHARED_INVITATION_SEND_FAILED'
const isOfItsRow = (failure: Failure) => failure.code === unsent || !isPassing(failure)
