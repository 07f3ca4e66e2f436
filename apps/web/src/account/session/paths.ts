import { addresses, loginFor, type PathPrefix, prefixOf } from '@leserkonto/rules'
import { useLocation } from 'react-router-dom'

const under = (prefix: PathPrefix) => ({
  // The cast: the type of Object.fromEntries loses the names, which are those of the table.
  ...(Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, prefix + address]),
  ) as Readonly<Record<keyof typeof addresses, string>>),
  /** LoginRegister with the path to return to. Source: docs/spec/account.md#route-guard. */
  loginFor: (wanted: string) => prefix + loginFor(wanted),
  /** The success page, e.g. of `activation` with `success`. */
  success: (pageType: string, message: string) => `${prefix}${addresses.login}/${pageType}/${message}`,
})

const paths = { '': under(''), '/na': under('/na') }

/** The area's addresses with the prefix of a path. */
export const pathsAt = (pathname: string) => paths[prefixOf(pathname)]

/** Not on the pages that act on the link of a mail about an intruder: that sessions end is no news to their reader. */
export function needsLogin(pathname: string): boolean {
  const { takeBack, notMe } = pathsAt(pathname)
  return pathname !== takeBack && pathname !== notMe
}

/** The area's addresses with the prefix of the current page. */
export const usePaths = () => pathsAt(useLocation().pathname)
