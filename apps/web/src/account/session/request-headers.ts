import { readCookie } from './cookies.ts'
import { safeStorage } from './web-storage.ts'

/** Key of the tab's storage under which testers put what the publisher's stand-in shall do. */
export const mockScenarioKey = 'leserkonto.mock_scenario'

type Surroundings = { origin: string; mockHeader: boolean; token: () => string | undefined }

/**
 * Headers of a call: the bearer when there is one; the cross-site token of the seed's HTTP client, only to the
 * page's own origin; in development the header for the publisher's stand-in. Source: seed account §7, presentation §7.
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
