import { sessionTexts } from '@leserkonto/texts'
import type { Account } from './account.ts'
import { failureOf } from './failure.ts'
import { requestHeaders } from './request-headers.ts'

/**
 * Posts a multipart form, which tRPC cannot send, and returns the JSON of the answer. Throws errors that `failureOf`
 * reads; a refusal for a missing session ends the session here, too.
 */
export async function sendForm(account: Account, path: `/${string}`, form: FormData): Promise<unknown> {
  const { apiOrigin: origin, mockHeader } = account.page
  const session = account.session.get()
  const token = session.signedIn ? session.token : undefined
  const headers = requestHeaders({ origin, mockHeader, token: () => token })
  const answer = await fetch(origin + path, { method: 'POST', body: form, headers, credentials: 'include' })
  if (answer.ok) return answer.json()
  // An answer that is not a problem of ours did not come from the service: failureOf treats it as no answer.
  const problem: unknown = await answer.json().catch(() => undefined)
  const refusal = Object.assign(new Error('The service refused'), { data: { problem } })
  if (token && failureOf(refusal).code === 'AUTH_REQUIRED')
    (await import('./user-data.ts')).endSession(account, token, sessionTexts.ended)
  throw refusal
}
