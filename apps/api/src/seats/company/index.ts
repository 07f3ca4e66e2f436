import type { multiuser as operations } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { save } from './save.ts'
import { show } from './show.ts'

export const multiuser: OperationsOf<typeof operations> = { show, save }
