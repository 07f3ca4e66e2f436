import type { password as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { checkReset } from './check-reset.ts'
import { remove } from './remove.ts'
import { requestReset } from './request-reset.ts'
import { reset } from './reset.ts'
import { update } from './update.ts'

export const password: OperationsOf<typeof contract> = { requestReset, checkReset, reset, update, remove }
