import type { mail as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { awaited } from './awaited.ts'
import { checkNotMe, notMe } from './not-me.ts'

export const mail: StoriesOf<typeof contract> = { checkNotMe, notMe, awaited }
