import { ChildUsersForm, type FieldError, parseInput } from '@leserkonto/contracts'
import { sharedOwnerTexts } from '@leserkonto/texts'
import type { Api } from '../../../session/api-client.ts'
import { type Failure, failureOf, isPassing, logFailure } from '../../../session/failure.ts'
import type { FormOperation } from '../../../shell/form/use-form.ts'
import { updateName, type Wishes } from '../operations.ts'
import { knownCode } from '../refusal-of.ts'

/** One line of the list and its result. */
export type BulkRow = {
  readonly email: string
  readonly ok: boolean
  /** Why it failed, in German. */
  readonly message?: string | undefined
  /** Seat of an invitation that exists but could not be sent: the next try sends it and makes no second one. */
  readonly unsentSeat?: string | undefined
}

type Bulk = { edition: string; emails: readonly string[]; before: readonly BulkRow[] }

/** Invites many at once; a line that is not an address is reported and does not stop the others. */
export const bulkInvite: FormOperation<Bulk, BulkRow[]> = {
  name: updateName,
  async submit(api, { edition, emails, before }) {
    if (emails.length === 0)
      return {
        ok: false,
        fields: [{ field: 'emails', code: 'REQUIRED', message: sharedOwnerTexts.bulk.empty }],
      }
    const childusers = emails.map((email) => wishFor(email, before))
    const parsed = parseInput(ChildUsersForm, { edition, childusers })
    const wrong = parsed.ok ? [] : parsed.fields
    const whole = wrong.filter(({ field }) => field === 'childusers')
    if (whole.length > 0) return { ok: false, fields: whole.map((row) => ({ ...row, field: 'emails' })) }
    const problems = emails.map((_, place) => problemAt(wrong, place))
    const sent = childusers.filter((_, place) => !problems[place])
    const answers = sent.length > 0 ? await send({ edition, childusers: sent }, await api()) : []
    const rows = problems.map((problem) => problem ?? answers.shift())
    return { ok: true, answer: emails.map((email, place) => ({ ok: false, ...rows[place], email })) }
  },
}

/** The change for an address: sends an invitation that exists already, or makes a new one. */
function wishFor(email: string, before: readonly BulkRow[]): Wishes['childusers'][number] {
  const id = before.find((row) => row.email === email)?.unsentSeat
  return id === undefined ? { email, action: 'invite' } : { id, action: 'resend' }
}

type Outcome = Omit<BulkRow, 'email'>

const problemAt = (wrong: readonly FieldError[], place: number): Outcome | undefined => {
  const found = wrong.find(({ field }) => field.startsWith(`childusers.${place}.`))
  return found && { ok: false, message: found.message }
}

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
