import { RegistrationForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'
import { withSharedRows } from '../../shell/form/with-shared-rows.ts'

/** POST /registration/register. */
export const register = withSharedRows(
  formOperation('registration.register', RegistrationForm, (api, input) =>
    api.registration.register.mutate(input),
  ),
)
