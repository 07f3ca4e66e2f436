import { fieldError, type Input, Problem, type profile } from '@leserkonto/contracts'
import { emailKey } from '@leserkonto/rules'
import type { OperationOf } from '../../context.ts'
import { announce } from '../../outbox/announce.ts'
import { tellRelay } from '../../outbox/enqueue.ts'
import { findReader } from '../../sign-in/store/readers.ts'
import { transaction } from '../../store/database/run.ts'
import { judgeEmailChange, openEmailChange } from '../shared/email-change.ts'
import { holdSession } from '../shared/hold-session.ts'
import { userInfoOf } from '../shared/user-info.ts'
import { findAccount, type Person, saveProfile } from '../store/accounts.ts'

type Form = Input<typeof profile.update>

/** Saves the personal data. Another address is requested like by PUT /user/email; then either both are saved or nothing. */
export const update: OperationOf<typeof profile.update> = async (form, call) => {
  const edition = call.askedEdition(undefined)
  const account = await findAccount(call.db, call.reader.accountId)
  if (!account) throw new Problem('AUTH_REQUIRED')
  const { email, birth_date } = form
  if (birth_date && new Date(birth_date) > call.now)
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('birth_date', 'RANGE')] })
  const moves = email !== undefined && emailKey(email) !== account.emailKey
  if (moves) await judgeEmailChange({ email, current_password: form.current_password }, call)
  const saved = await transaction(
    call.db,
    async (tx) => {
      if (moves) {
        await holdSession(tx, call)
        await openEmailChange(tx, { account, email, edition: edition.shortcut, mark: form.mark }, call)
      }
      await announce(tx, [{ type: 'account.changed', data: { sub: account.id, change: 'profile' } }], call)
      return saveProfile(tx, account.id, personOf(form))
    },
    ['email_change_open_key'],
  ).catch(failed)
  if (!saved) throw new Problem('AUTH_REQUIRED')
  tellRelay(call)
  const reader = await findReader(call.reads, call.reader, call.now)
  if (!reader) throw new Problem('AUTH_REQUIRED')
  return userInfoOf(reader, edition, call.now)
}

/** What the form says; what it leaves out stays as it is. A private reader has no company. */
const personOf = (form: Form) =>
  given({
    givenName: form.given_name,
    familyName: form.family_name,
    username: form.username,
    gender: form.gender,
    customerType: form.customer_type,
    companyName: form.customer_type && (form.company_name ?? null),
    birthDate: typeof form.birth_date === 'string' ? new Date(form.birth_date) : form.birth_date,
  })

const given = (person: { [Field in keyof Person]: Person[Field] | undefined }): Partial<Person> =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined))

const failed = (cause: unknown): never => {
  if (cause instanceof Problem) throw cause
  throw new Problem('PROFILE_SAVE_FAILED', { cause })
}
