import type { picture as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { remove } from './remove.ts'
import { upload } from './upload.ts'

export const picture: OperationsOf<typeof contract> = { upload, remove }
