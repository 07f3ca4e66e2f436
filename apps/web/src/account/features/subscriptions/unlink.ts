import { UnlinkForm } from '@leserkonto/contracts'
import * as z from 'zod/mini'
import { formOperation } from '../../shell/form/form-operation.ts'

/** The form always asks for the password, also right after a login. */
const ConfirmedUnlink = z.extend(UnlinkForm, { current_password: z.string().check(z.minLength(1)) })

/** DELETE /user/gp-number. */
export const unlink = formOperation('subscriptions.unlink', ConfirmedUnlink, (api, input) =>
  api.subscriptions.unlink.mutate(input),
)
