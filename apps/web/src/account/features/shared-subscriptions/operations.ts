import { ChildUsersForm, type FieldError, parseInput } from '@leserkonto/contracts'
import { type ErrorCode, sharedOwnerTexts } from '@leserkonto/texts'
import type { input } from 'zod/v4/core'
import { type Failure, failureOf, logFailure } from '../../session/failure.ts'
import { withSharedRows } from '../../shell/form/form-operation.ts'
import type { FormOperation } from '../../shell/form/use-form.ts'

/** PUT /shared-subscriptions/childusers/update, as the browser sends it: one change, or one for each address of a list. */
export type Wishes = input<typeof ChildUsersForm>

/** Name of that operation for the console. */
export const updateName = 'sharedSubscriptions.updateChildUsers'

/** A form with one change. */
type OneWish = { edition: string; wish: Wishes['childusers'][number] }

/** Refusals that are about the address that was typed. */
const aboutEmail: readonly ErrorCode[] = [
  'SHARED_SELF_INVITE',
  'SHARED_OWNER_INVITE',
  'SHARED_DUPLICATE',
  'SHARED_DOMAIN_NOT_ALLOWED',
]

/** The update with one change; wrong fields get the form's names: `street`, not `childusers.0.address.street`. */
const updateOne: FormOperation<OneWish, unknown> = {
  name: updateName,
  async submit(api, one) {
    const parsed = parseInput(ChildUsersForm, formOf(one))
    if (!parsed.ok) return { ok: false, fields: named(parsed.fields) }
    try {
      return {
        ok: true,
        answer: await (await api()).sharedSubscriptions.updateChildUsers.mutate(parsed.data),
      }
    } catch (error) {
      const failure = failureOf(error)
      const field = fieldOf(failure, one)
      if (!field) throw error
      logFailure(updateName, failure)
      return { ok: false, fields: [{ field, code: failure.code, message: failure.detail }], failure }
    }
  },
}

/** The field a refusal is about; the first of an address stands for all of it. */
function fieldOf({ code }: Failure, { wish }: OneWish): string | undefined {
  if (wish.action === 'invite' && aboutEmail.includes(code)) return 'email'
  return wish.address && code === 'SHARED_ADDRESS_MISMATCH' ? 'street' : undefined
}

const formOf = ({ edition, wish }: OneWish): Wishes => ({ edition, childusers: [wish] })

const named = (fields: readonly FieldError[]) =>
  fields.map((row) => ({ ...row, field: row.field.slice(row.field.lastIndexOf('.') + 1) }))

/** The invitation's id or token, and the invitee's address if it is needed. */
type Accept = Omit<OneWish['wish'], 'action'> & { edition: string }

/** Accepts an invitation. */
export const accept: FormOperation<Accept, unknown> = withSharedRows({
  name: updateName,
  submit: (api, { edition, ...wish }) =>
    updateOne.submit(api, { edition, wish: { ...wish, action: 'accept' } }),
})

type Invite = {
  edition: string
  email: string
  /** The answer of a family plan's owner; undefined for other plans. */
  sameAddress: boolean | undefined
}

/**
 * Invites one person. The owner of a family plan has to confirm that they live together.
 * Source: docs/spec/account.md#shared-subscription-pages.
 */
export const invite: FormOperation<Invite, unknown> = {
  name: updateName,
  async submit(api, { edition, email, sameAddress }) {
    const one: OneWish = { edition, wish: { action: 'invite', email } }
    if (sameAddress !== false) return updateOne.submit(api, one)
    // Nothing is sent; other errors are reported together with this one.
    const message = sharedOwnerTexts.invite.sameAddressMissing
    const missing = { field: 'same_address', code: 'REQUIRED', message }
    const parsed = parseInput(ChildUsersForm, formOf(one))
    return { ok: false, fields: [...(parsed.ok ? [] : named(parsed.fields)), missing] }
  },
}
