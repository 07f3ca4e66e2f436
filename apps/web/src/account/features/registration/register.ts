import { RegistrationForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form-operation.ts'

/** POST /registration/register. */
export const register = formOperation('registration.register', RegistrationForm, (api, input) =>
  api.registration.register.mutate(input),
)
