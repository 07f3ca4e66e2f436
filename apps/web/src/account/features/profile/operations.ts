import { DeleteProfileForm, ProfileForm } from '@leserkonto/contracts'
import * as z from 'zod/mini'
import { formOperation } from '../../shell/form/form-operation.ts'

/** PUT /user. */
export const saveProfile = formOperation('profile.update', ProfileForm, (api, input) =>
  api.profile.update.mutate(input),
)

/** The form always asks for the password, even right after a login, because deleting cannot be undone. */
const DeleteForm = z.extend(DeleteProfileForm, {
  current_password: z.string().check(z.minLength(1)),
})

/** DELETE /user/delete. */
export const deleteProfile = formOperation('profile.delete', DeleteForm, (api, input) =>
  api.profile.delete.mutate(input),
)
