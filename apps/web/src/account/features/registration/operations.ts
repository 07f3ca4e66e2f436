import { DoiEmailForm, RegistrationForm } from '@leserkonto/contracts'
import { formOperation, withSharedRows } from '../../shell/form/form-operation.ts'

/** POST /registration/register. */
export const register = withSharedRows(
  formOperation('registration.register', RegistrationForm, (api, input) =>
    api.registration.register.mutate(input),
  ),
)

/** POST /registration/request-doi-email. */
export const requestDoiEmail = formOperation('registration.requestDoiEmail', DoiEmailForm, (api, input) =>
  api.registration.requestDoiEmail.mutate(input),
)
