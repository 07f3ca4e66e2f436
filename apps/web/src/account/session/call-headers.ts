import { requestHeaders } from '@leserkonto/ui/browser/request-headers'
import { safeStorage } from '@leserkonto/ui/browser/web-storage'

/** Key in the tab's storage where testers can set the scenario of the publisher's stand-in. */
export const mockScenarioKey = 'leserkonto.mock_scenario'

/** In development the header for the publisher's stand-in. Source: docs/spec/account.md#calls-from-the-browser. */
export function mockHeaders(isAllowed: boolean): Record<string, string> {
  const scenario = isAllowed ? safeStorage(() => sessionStorage).read(mockScenarioKey) : null
  return scenario ? { 'x-mock-scenario': scenario } : {}
}

type Surroundings = { origin: string; mockHeader: boolean; token: () => string | undefined }

/** Headers of a call by tRPC, which makes its body itself. Source: docs/spec/account.md#calls-from-the-browser. */
export function callHeaders({ origin, mockHeader, token }: Surroundings): Record<string, string> {
  const url = new URL(`${origin}/`, location.href)
  const own = requestHeaders({ url, apiOrigin: url.origin, body: undefined, token: token() })
  return { ...Object.fromEntries(own), ...mockHeaders(mockHeader) }
}
