import type { rights as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { check, freeArticles } from './check.ts'

export const rights: OperationsOf<typeof contract> = { check, freeArticles }
