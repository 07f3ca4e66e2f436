import { DeviceCodeForm, partners } from '@leserkonto/contracts'
import * as z from 'zod/mini'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /partner/sign-in/{id} where no password is asked for. */
export const allow = formOperation(
  'partners.allow',
  z.extend(partners.allow.input, { current_password: z.string() }),
  (api, { id }) => api.partners.allow.mutate({ id }),
)

/** The same where the partner wants the password again. */
export const allowWithPassword = formOperation(
  'partners.allow',
  z.extend(partners.allow.input, { current_password: z.string().check(z.minLength(1)) }),
  (api, input) => api.partners.allow.mutate(input),
)

/** POST /partner/device. */
export const findDevice = formOperation('partners.device', DeviceCodeForm, (api, input) =>
  api.partners.device.mutate(input),
)

/** POST /partner/device/allow. */
export const allowDevice = formOperation('partners.allowDevice', DeviceCodeForm, (api, input) =>
  api.partners.allowDevice.mutate(input),
)
