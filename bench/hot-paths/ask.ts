import { request } from 'node:http'

/** The edition that all calls of the benchmark go to. */
export const host = 'az.localhost'

/** A request before it is put into bytes. */
export type BenchRequest = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: object
}

/** What came back. */
export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** Asks once over a connection of its own; rejects where nobody listens. */
export const ask = (
  port: number,
  { path, method = 'GET', headers = {}, body }: BenchRequest,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const all = { host, ...headers, ...(body && { 'content-type': 'application/json' }) }
    const sent = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.once('error', reject).end(body && JSON.stringify(body))
  })

/** The same; rejects as well where the answer is a refusal, which may be quicker than an answer. */
export async function askWell(port: number, asked: BenchRequest): Promise<Answer> {
  const answer = await ask(port, asked)
  if (answer.status >= 200 && answer.status < 300) return answer
  throw new Error(`${asked.method ?? 'GET'} ${asked.path} answered ${answer.status}: ${answer.body}`)
}
