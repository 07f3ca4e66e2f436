import type { passkeys as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { add } from './add.ts'
import { list } from './list.ts'
import { options } from './options.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'

export const passkeys: OperationsOf<typeof contract> = { list, options, add, rename, remove }
