import { type Cast, must } from '../../e2e/faults/cast.ts'
import type { Door } from '../../e2e/faults/door.ts'
import { type Generated, password, someAccounts } from '../hot-paths/accounts.ts'
import type { Reader, Sample } from './load.ts'

const atOnce = 4

/** Signs so many readers of the generated accounts in. */
export async function signIn({ door }: Cast, accounts: number, count: number): Promise<Reader[]> {
  const left = someAccounts(accounts, count)
  const readers: Reader[] = []
  const worker = async () => {
    for (let one = left.pop(); one; one = left.pop())
      readers.push({ ...one, token: await tokenOf(door, one) })
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return readers
}

async function tokenOf(door: Door, { email }: Generated): Promise<string> {
  const answer = await door.ask('/user/login', { method: 'POST', json: { email, password, edition: 'az' } })
  must(answer, [200])
  return (answer.body as { access_token: string }).access_token
}

/** The same door, whose calls are noted; one that needed more than one try has failed. */
export function noting(door: Door): { door: Door; samples: readonly Sample[] } {
  const samples: Sample[] = []
  const ask: Door['ask'] = async (path, asked) => {
    const dueMs = performance.now()
    const answer = await door.ask(path, asked)
    const failed = answer.doubts > 0 && `${answer.doubts} tries of ${path.split('?')[0]} without an answer`
    samples.push({ kind: 'a step of a life', dueMs, endMs: performance.now(), ...(failed && { failed }) })
    return answer
  }
  return { door: { ...door, ask }, samples }
}
