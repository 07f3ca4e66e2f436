import type { partners as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { allow } from './allow.ts'
import { allowDevice } from './allow-device.ts'
import { list, withdraw } from './consents.ts'
import { device, refuseDevice } from './device.ts'
import { refuse, show } from './sign-in.ts'

/** Signing in to partners, and what they are allowed. */
export const partners: OperationsOf<typeof contract> = {
  show,
  allow,
  refuse,
  device,
  allowDevice,
  refuseDevice,
  list,
  withdraw,
}
