import { Problem } from '@leserkonto/contracts'
import { vi } from 'vitest'

/** What the service answers to one operation; it may throw a Problem, or anything else for no answer at all. */
export type Handler = (input: Record<string, unknown>) => unknown

/** One call that reached the service. */
export type ServiceCall = { path: string; input: unknown; bearer: string | null }

/**
 * Replaces the service behind `fetch` and answers tRPC, so that tests run the real client with its batches, repeats and
 * headers. Operations without a handler answer NOT_FOUND.
 */
export function fakeService(handlers: Record<string, Handler>): ServiceCall[] {
  const calls: ServiceCall[] = []
  const answer = async (path: string, input: unknown) => {
    try {
      const handler = handlers[path]
      if (!handler) throw new Problem('NOT_FOUND')
      return { result: { data: await handler(input as Record<string, unknown>) } }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { error: { code: -32_600, message: error.code, data: { problem: error.toJson('request-1') } } }
    }
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const paths = new URL(url, location.origin).pathname.replace('/trpc/', '').split(',')
    const inputs: Record<string, unknown> = JSON.parse(String(init.body))
    const bearer = new Headers(init.headers).get('authorization')
    calls.push(...paths.map((path, index) => ({ path, input: inputs[index], bearer })))
    const body = await Promise.all(paths.map((path, index) => answer(path, inputs[index])))
    return Response.json(body)
  })
  return calls
}
