import { sessionTexts } from '@leserkonto/texts'
import { createHttpClient, type HttpError } from '@leserkonto/ui/browser/http-client'
import { uploadPatienceMs } from '@leserkonto/ui/browser/load-in-time'
import type { Account } from './account.ts'
import { mockHeaders } from './call-headers.ts'
import { failureOf } from './failure.ts'

/**
 * Posts a multipart form, which tRPC cannot send, and returns the JSON of the answer. Throws errors that `failureOf`
 * reads; a refusal for a missing session ends the session here, too.
 */
export async function sendForm(account: Account, path: `/${string}`, form: FormData): Promise<unknown> {
  const { apiOrigin: baseUrl, mockHeader } = account.page
  const session = account.session.get()
  const token = session.signedIn ? session.token : undefined
  const headers = mockHeaders(mockHeader)
  const client = createHttpClient({ baseUrl, token: () => token, headers, timeoutMs: uploadPatienceMs })
  const answer = await client.post(path, { body: form }).catch(async (error: HttpError) => {
    // An answer that is not a problem of ours did not come from the service: failureOf treats it as no answer.
    const { cause, data: problem } = error
    const refusal = Object.assign(new Error('The service refused', { cause }), { data: { problem } })
    if (token && failureOf(refusal).code === 'AUTH_REQUIRED')
      (await import('./user-data.ts')).endSession(account, token, sessionTexts.ended)
    throw refusal
  })
  return answer.data
}
