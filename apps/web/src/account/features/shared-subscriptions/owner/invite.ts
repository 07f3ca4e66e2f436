import { sharedOwnerTexts } from '@leserkonto/texts'
import type { FormOperation } from '../../../shell/form/form-operation.ts'
import { type OneWish, wishOperation, wrongFields } from '../wish.ts'

type Invite = {
  edition: string
  email: string
  /** Said by the owner of a family plan; undefined where nobody is asked. */
  sameAddress: boolean | undefined
}

/** Invites one person. The owner of a family has to say that they live together. Source: seed account §5. */
export const invite: FormOperation<Invite, unknown> = {
  name: wishOperation.name,
  async submit(api, { edition, email, sameAddress }) {
    const one: OneWish = { edition, wish: { action: 'invite', email } }
    if (sameAddress !== false) return wishOperation.submit(api, one)
    // Nothing is sent; what else is wrong is told at the same time.
    const message = sharedOwnerTexts.invite.sameAddressMissing
    const missing = { field: 'same_address', code: 'REQUIRED', message }
    return { ok: false, fields: [...wrongFields(one), missing] }
  },
}
