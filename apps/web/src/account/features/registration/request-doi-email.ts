import { DoiEmailForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /registration/request-doi-email. */
export const requestDoiEmail = formOperation('registration.requestDoiEmail', DoiEmailForm, (api, input) =>
  api.registration.requestDoiEmail.mutate(input),
)
