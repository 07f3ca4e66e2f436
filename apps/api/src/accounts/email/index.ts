import type { email as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { cancel } from './cancel.ts'
import { change } from './change.ts'
import { check } from './check.ts'
import { resend } from './resend.ts'
import { takeBack } from './take-back.ts'
import { verify } from './verify.ts'

export const email: OperationsOf<typeof contract> = { change, resend, cancel, check, verify, takeBack }
