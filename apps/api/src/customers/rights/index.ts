import type { rights as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { check } from './check.ts'

export const rights: StoriesOf<typeof contract> = { check }
