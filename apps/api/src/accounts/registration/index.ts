import type { registration as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { activate } from './activate.ts'
import { register } from './register.ts'
import { requestDoiEmail } from './request-doi-email.ts'

export const registration: StoriesOf<typeof contract> = {
  register,
  activate,
  requestDoiEmail,
}
