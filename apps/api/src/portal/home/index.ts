import type { home as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { today } from './today.ts'

export const home: OperationsOf<typeof contract> = { today }
