import { RegistrationForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form-operation.ts'
import { withSharedRows } from '../../shell/shared-rows.ts'

/** POST /registration/register. */
export const register = withSharedRows(
  formOperation('registration.register', RegistrationForm, (api, input) =>
    api.registration.register.mutate(input),
  ),
)
