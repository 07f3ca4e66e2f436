import type { picture as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { remove } from './remove.ts'
import { upload } from './upload.ts'

export const picture: StoriesOf<typeof contract> = { upload, remove }
