import type { contract } from '@leserkonto/contracts'
import type { Stories } from './call.ts'
import { email } from './features/email/index.ts'
import { password } from './features/password/index.ts'
import { registration } from './features/registration/index.ts'
import { session } from './features/session/index.ts'

/** Every operation's story; the compiler says which one is missing. */
export const stories: Stories<typeof contract> = { session, registration, password, email }
