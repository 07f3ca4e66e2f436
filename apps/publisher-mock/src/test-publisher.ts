import type { InjectOptions } from 'fastify'
import { buildPublisher, type PublisherOptions } from './app.ts'

/** 12:00 UTC on the day of the acceptance cases. */
export const testNow = '2026-11-20T12:00:00.000Z'

type Call = { body?: object; headers?: Record<string, string>; scenario?: string }

/** A publisher for one test, at a fixed time, with short functions to call it. */
export const testPublisher = (options: Partial<PublisherOptions> = {}) => {
  const app = buildPublisher({
    apiKey: 'test-key',
    mockControl: true,
    now: () => new Date(testNow),
    ...options,
  })
  const call = async (
    method: InjectOptions['method'] & string,
    url: string,
    { body, headers, scenario }: Call = {},
  ) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        authorization: 'Bearer test-key',
        ...(scenario && { 'x-mock-scenario': scenario }),
        ...headers,
      },
      ...(body && { payload: body }),
    })
    return { status: response.statusCode, body: response.body && response.json() }
  }
  return {
    app,
    get: (url: string, given?: Call) => call('GET', url, given),
    put: (url: string, given?: Call) => call('PUT', url, given),
    post: (url: string, given?: Call) => call('POST', url, given),
    patch: (url: string, given?: Call) => call('PATCH', url, given),
    remove: (url: string, given?: Call) => call('DELETE', url, given),
  }
}
