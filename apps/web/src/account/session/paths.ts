import { addresses, loginFor } from '@leserkonto/rules'
import { useLocation } from 'react-router-dom'

/** What stands before every path of this visit. Source: docs/spec/account.md#route-prefixes. */
type Prefix = '' | '/na'

/** The prefix of an address; links of a page keep it. */
const prefixOf = (pathname: string): Prefix => (/^\/na(\/|$)/i.test(pathname) ? '/na' : '')

const under = (prefix: Prefix) => ({
  // The cast: Object.fromEntries forgets the names, which stay those of the table.
  ...(Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, prefix + address]),
  ) as Readonly<Record<keyof typeof addresses, string>>),
  /** LoginRegister that leads back to the wanted path. Source: docs/spec/account.md#route-guard. */
  loginFor: (wanted: string) => prefix + loginFor(wanted),
  /** What has been done, e.g. `activation` with `success`. */
  success: (pageType: string, message: string) => `${prefix}${addresses.login}/${pageType}/${message}`,
})

const paths = { '': under(''), '/na': under('/na') }

/** The area's addresses under the prefix of that one. */
export const pathsAt = (pathname: string) => paths[prefixOf(pathname)]

/** The area's addresses under the prefix of the page that is shown. */
export const usePaths = () => pathsAt(useLocation().pathname)
