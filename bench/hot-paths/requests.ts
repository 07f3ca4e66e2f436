import { password } from './accounts.ts'
import type { BenchRequest } from './ask.ts'
import type { Reader } from './service.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** The reads of portals and of the account area; all of one network, as a portal's server is. */
export const reads = {
  userinfo: ({ token }: Reader) => withToken('/userinfo', token),
  checkRight: ({ token }: Reader) => withToken('/user/checkRight?edition=az&right=09', token),
  subscriptions: ({ token }: Reader) => withToken('/user/subscriptions', token),
  newsletters: ({ token, id }: Reader) => withToken(`/newsletter/user?user_id=${id}`, token),
} as const

/** Sign-ins, each of a network of its own; with the cookie of a browser the account knows, or from a new one. */
export const signIn = (
  { email, deviceSecret }: Reader,
  from: 'known' | 'new',
  index: number,
): BenchRequest => ({
  path: '/user/login',
  method: 'POST',
  headers: { ...fromNetwork(index), ...(from === 'known' && { cookie: `device=${deviceSecret}` }) },
  body: { email, password },
})

/** Sign-ups of addresses nobody has used; `run` keeps them apart from those of another run. */
export const signUps = (run: number, count: number): BenchRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    path: '/registration/register',
    method: 'POST',
    headers: fromNetwork(index),
    body: { email: `neu${run}x${index}@example.test`, password },
  }))

const withToken = (path: string, token: string): BenchRequest => ({
  path,
  headers: { authorization: `Bearer ${token}` },
})

const fromNetwork = (index: number) => ({
  'user-agent': browser,
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
})
