import type { email as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { change } from './change.ts'
import { takeBack } from './take-back.ts'
import { verify } from './verify.ts'

export const email: StoriesOf<typeof contract> = { change, verify, takeBack }
