import type { newsletter as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../context.ts'
import { list } from './list.ts'
import { requestEditLink } from './request-edit-link.ts'
import { subscribe } from './subscribe.ts'
import { update } from './update.ts'
import { user } from './user.ts'

export { oneClick } from './one-click.ts'
export { unsubscribeLinks } from './unsubscribe-links.ts'

export const newsletter: OperationsOf<typeof contract> = { list, user, subscribe, update, requestEditLink }
