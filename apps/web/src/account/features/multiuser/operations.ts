import { type FieldError, MultiuserForm, parseInput } from '@leserkonto/contracts'
import { type Failure, failureOf, logFailure } from '../../session/failure.ts'
import type { FormOperation } from '../../shell/form/use-form.ts'

/** Somebody who shall share the plan; `key` names the line of the form. */
export type WantedUser = {
  key: string
  id: string | undefined
  email: string
  given_name: string | null
  family_name: string | null
}

type Save = { edition: string; version: number; users: readonly WantedUser[] }

/** `unsent`: the list is saved, but not every invitation could be sent. */
export type Saved = { unsent: Failure | undefined }

const name = 'multiuser.save'

/** PUT /multiuser. Errors about a user appear at the fields of their line. */
export const saveUsers: FormOperation<Save, Saved> = {
  name,
  async submit(api, { users, ...rest }) {
    const wanted = users.map(({ key: _, id, ...user }) => ({ ...user, ...(id !== undefined && { id }) }))
    const parsed = parseInput(MultiuserForm, { ...rest, users: wanted })
    if (!parsed.ok) return { ok: false, fields: parsed.fields.map((row) => atLine(row, users)) }
    try {
      await (await api()).multiuser.save.mutate(parsed.data)
      return { ok: true, answer: { unsent: undefined } }
    } catch (error) {
      const failure = failureOf(error)
      const refused = refusedFields(failure, users, parsed.data.users)
      const unsent = failure.code === 'SHARED_INVITATION_SEND_FAILED'
      if (!unsent && refused.length === 0) throw error
      logFailure(name, failure)
      return unsent ? { ok: true, answer: { unsent: failure } } : { ok: false, fields: refused }
    }
  },
}

/** `users.2.email` is the `email` of the third line. */
function atLine(row: FieldError, users: readonly WantedUser[]): FieldError {
  const [, place = '', field = ''] = row.field.split('.')
  return { ...row, field: `${users[Number(place)]?.key}.${field}` }
}

/** The lines whose addresses the service refuses; it lists them in its own, normalized spelling. */
function refusedFields(
  { code, detail, details }: Failure,
  users: readonly WantedUser[],
  spelled: readonly { email: string }[],
): FieldError[] {
  const refused = details?.refused_emails
  if (!Array.isArray(refused)) return []
  return users.flatMap(({ key }, place) =>
    refused.includes(spelled[place]?.email) ? [{ field: `${key}.email`, code, message: detail }] : [],
  )
}
