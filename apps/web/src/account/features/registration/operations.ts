import { DoiEmailForm, LoginCodeRegistration, RegistrationForm } from '@leserkonto/contracts'
import { formOperation, withSharedRows } from '../../shell/form/form-operation.ts'

// Its code comes with the schemas, so that the first load of the page does without.
export { normalizedEmail } from '@leserkonto/rules'

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

/** POST /user/login-code/register. */
export const registerWithCode = formOperation(
  'session.registerWithCode',
  LoginCodeRegistration,
  (api, input) => api.session.registerWithCode.mutate(input),
)
