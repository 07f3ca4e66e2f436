import type { multiuser as operations } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { save } from './save.ts'
import { show } from './show.ts'

export const multiuser: StoriesOf<typeof operations> = { show, save }
