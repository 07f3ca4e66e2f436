import { safeStorage } from '@leserkonto/ui/browser/web-storage'
import { readCookie } from './cookies.ts'

/** Key in the tab's storage where testers can set the scenario of the publisher's stand-in. */
export const mockScenarioKey = 'leserkonto.mock_scenario'

type Surroundings = { origin: string; mockHeader: boolean; token: () => string | undefined }

/**
 * Headers of a call: the bearer when there is one; the client's cross-site token, only to the page's own origin; in
 * development the header for the publisher's stand-in. Source: docs/spec/account.md#calls-from-the-browser.
 */
export function requestHeaders({ origin, mockHeader, token }: Surroundings): Record<string, string> {
  const bearer = token()
  const xsrf = origin === '' ? readCookie('XSRF-TOKEN') : undefined
  const scenario = mockHeader ? safeStorage(() => sessionStorage).read(mockScenarioKey) : null
  return {
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(xsrf && { 'x-xsrf-token': xsrf }),
    ...(scenario && { 'x-mock-scenario': scenario }),
  }
}
