import type { subscriptions as contract } from '@leserkonto/contracts'
import type { OperationsOf } from '../../context.ts'
import { address } from './address.ts'
import { cancel, withdraw } from './declare.ts'
import { findNumber } from './find-number.ts'
import { claim, found, link } from './link.ts'
import { list } from './list.ts'
import { requestLoginData } from './request-login-data.ts'
import { answerFound, unlink } from './unlink.ts'

export const subscriptions: OperationsOf<typeof contract> = {
  list,
  address,
  findNumber,
  found,
  claim,
  answerFound,
  link,
  unlink,
  requestLoginData,
  cancel,
  withdraw,
}
