import type { mail as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { awaited } from './awaited.ts'
import { checkNotMe, notMe } from './not-me.ts'

export const mail: OperationsOf<typeof contract> = { checkNotMe, notMe, awaited }
