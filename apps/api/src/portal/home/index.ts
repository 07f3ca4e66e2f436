import type { home as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { today } from './today.ts'

export const home: StoriesOf<typeof contract> = { today }
