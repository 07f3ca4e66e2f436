import type { mail as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { notMe } from './not-me.ts'

export const mail: StoriesOf<typeof contract> = { notMe }
