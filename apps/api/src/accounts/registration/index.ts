import type { registration as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { activate } from './activate.ts'
import { register } from './register.ts'
import { requestDoiEmail } from './request-doi-email.ts'

export const registration: OperationsOf<typeof contract> = {
  register,
  activate,
  requestDoiEmail,
}
