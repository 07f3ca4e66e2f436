import { ChildUsersForm, type FieldError, parseInput } from '@leserkonto/contracts'
import type { ErrorCode } from '@leserkonto/texts'
import type { input } from 'zod/v4/core'
import { failureOf, logFailure } from '../../session/failure.ts'
import type { FormOperation } from '../../shell/form/form-operation.ts'

/** PUT /shared-subscriptions/childusers/update, as the browser sends it. */
export type Wishes = input<typeof ChildUsersForm>

/** One wish alone, as a form of its own. */
export type OneWish = { edition: string; wish: Wishes['childusers'][number] }

/** Refusals that are about the address that was typed. */
const aboutEmail: readonly ErrorCode[] = [
  'SHARED_SELF_INVITE',
  'SHARED_DUPLICATE',
  'SHARED_DOMAIN_NOT_ALLOWED',
]

const name = 'sharedSubscriptions.updateChildUsers'

/** The update with one wish; its wrong fields bear the names of the form: `street`, not `childusers.0.address.street`. */
export const wishOperation: FormOperation<OneWish, unknown> = {
  name,
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
      if (one.wish.action !== 'invite' || !aboutEmail.includes(failure.code)) throw error
      logFailure(name, failure)
      return { ok: false, fields: [{ field: 'email', code: failure.code, message: failure.detail }] }
    }
  },
}

/** What is wrong with a wish before it is sent. */
export function wrongFields(one: OneWish): FieldError[] {
  const parsed = parseInput(ChildUsersForm, formOf(one))
  return parsed.ok ? [] : named(parsed.fields)
}

const formOf = ({ edition, wish }: OneWish): Wishes => ({ edition, childusers: [wish] })

const named = (fields: readonly FieldError[]) =>
  fields.map((row) => ({ ...row, field: row.field.slice(row.field.lastIndexOf('.') + 1) }))
