import type { session as contract } from '@leserkonto/contracts'
import type { StoriesOf } from '../../context.ts'
import { end, endOthers } from './end.ts'
import { handOver } from './hand-over.ts'
import { list } from './list.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { signUserData } from './sign-user-data.ts'
import { userinfo } from './userinfo.ts'

export const session: StoriesOf<typeof contract> = {
  login,
  logout,
  signUserData,
  userinfo,
  handOver,
  list,
  end,
  endOthers,
}
