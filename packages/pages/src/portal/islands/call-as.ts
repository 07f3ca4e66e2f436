import { callPatienceMs } from '@leserkonto/ui/browser/load-in-time'

/** Answer to a call as the reader of a session; undefined where none came in time. */
export const ask = (token: string, path: string, options: RequestInit = {}): Promise<Response | undefined> =>
  fetch(path, {
    ...options,
    headers: { ...options.headers, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(callPatienceMs),
  }).catch(() => undefined)

/** Status of a call as the reader of a session; undefined where none came in time. */
export async function callAs(
  token: string,
  path: string,
  options?: RequestInit,
): Promise<number | undefined> {
  const answer = await ask(token, path, options)
  // Nobody reads it, and while it is open the page does not come to rest.
  await answer?.body?.cancel().catch(() => undefined)
  return answer?.status
}

/** What a reader is told whose press got no answer in time; the server wrote both sentences beside the control. */
export const noAnswer = ({ dataset }: HTMLElement): string =>
  (navigator.onLine ? dataset.silent : dataset.offline) ?? ''
