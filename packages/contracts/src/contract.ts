import { password } from './password.ts'
import { registration } from './registration.ts'
import { session } from './session.ts'

/** The operation table: every call of the service, by slice. */
export const contract = { session, registration, password } as const
