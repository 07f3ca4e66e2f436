import { ProfileForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** PUT /user. */
export const saveProfile = formOperation('profile.update', ProfileForm, (api, input) =>
  api.profile.update.mutate(input),
)
