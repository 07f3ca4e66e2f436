import type { Harness } from './harness.ts'
import type { Pages } from './portal.ts'

type Call = { method: 'post' | 'put'; path: `/${string}`; name: string }

/** The two channels of a call: path and name of its operation. Forms with a script send by the second. */
export const channels = [
  ['REST', ({ method, path }: Call) => [method, path] as const],
  ['tRPC', ({ name }: Call) => ['post', `/trpc/${name}`] as const],
] as const

type Channel = (typeof channels)[number][1]

/** Sends a call by one channel, each time from another network; its status and what it answers on either. */
export async function sendBy(
  channel: Channel,
  call: Call,
  body: object,
  { api, bearer }: { api: Harness; bearer?: string },
) {
  const [method, path] = channel(call)
  const request = api.caller().request(method, path, bearer)
  const { status, body: answer } = await request.send(body)
  return { status, answer: answer.result?.data ?? answer }
}

let networks = 0

/** Sends a form as a browser does that runs no script, each time from another network. */
export function sendForm(pages: Pages, path: string, fields: Readonly<Record<string, string>>) {
  networks += 1
  const host = 'az.localhost:3000'
  return pages.post(
    path,
    {
      Host: host,
      Origin: `http://${host}`,
      'X-Forwarded-For': `198.18.${Math.floor(networks / 250)}.${networks % 250}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    new URLSearchParams(fields).toString(),
  )
}
