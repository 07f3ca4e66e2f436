import { ChangeEmailForm, DeleteProfileForm, ProfileForm, type UserInfo } from '@leserkonto/contracts'
import type * as core from 'zod/v4/core'
import { formOperation } from '../../shell/form/form-operation.ts'
import type { FormOperation } from '../../shell/form/use-form.ts'

const profile = formOperation('profile.update', ProfileForm, (api, input) => api.profile.update.mutate(input))

const email = formOperation('email.change', ChangeEmailForm, (api, input) => api.email.change.mutate(input))

type Wanted = {
  profile: core.input<typeof ProfileForm>
  /** Set where nothing else was changed. */
  address: core.input<typeof ChangeEmailForm> | false
}

/** PUT /user, or PUT /user/email for the address alone, which needs none of the other fields. */
export const saveProfile: FormOperation<Wanted, Partial<core.output<typeof UserInfo>>> = {
  name: profile.name,
  submit: (api, wanted) =>
    wanted.address ? email.submit(api, wanted.address) : profile.submit(api, wanted.profile),
}

/** DELETE /user/delete. */
export const deleteProfile = formOperation('profile.delete', DeleteProfileForm, (api, input) =>
  api.profile.delete.mutate(input),
)
