import { AllowDeviceForm, DeviceCodeForm, partners } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /partner/sign-in/{id}. */
export const allow = formOperation('partners.allow', partners.allow.input, (api, input) =>
  api.partners.allow.mutate(input),
)

/** POST /partner/device. */
export const findDevice = formOperation('partners.device', DeviceCodeForm, (api, input) =>
  api.partners.device.mutate(input),
)

/** POST /partner/device/allow. */
export const allowDevice = formOperation('partners.allowDevice', AllowDeviceForm, (api, input) =>
  api.partners.allowDevice.mutate(input),
)
