import { DeleteProfileForm, ProfileForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** PUT /user. */
export const saveProfile = formOperation('profile.update', ProfileForm, (api, input) =>
  api.profile.update.mutate(input),
)

/** DELETE /user/delete. */
export const deleteProfile = formOperation('profile.delete', DeleteProfileForm, (api, input) =>
  api.profile.delete.mutate(input),
)
