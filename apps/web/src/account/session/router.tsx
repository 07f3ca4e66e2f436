import { isPlainClick } from '@leserkonto/ui/browser/is-plain-click'
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

/** An address of the area, with what its history entry holds. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What the page before has left for this one. */
  readonly state: unknown
  /** Tells visits of the same address apart. */
  readonly key: string
}

type GoOptions = { readonly replace?: boolean; readonly state?: unknown }
/** Shows another page of the area, without a load. */
export type Go = (to: string, options?: GoOptions) => void

const RouterContext = createContext<{ place: Place; go: Go } | null>(null)

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('This needs a router above it')
  return router
}

/** Where the page is. The whole of what the area needs of a router: it saves 11 kB of the first load. */
export const useLocation = (): Place => useRouter().place

/** The way to other pages of the area. */
export const useNavigate = (): Go => useRouter().go

/** The values of the address's query. */
export function useQueryValues(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What the router keeps in a history entry. The first script of the page writes `usr`, too. */
type Entry = { readonly usr?: unknown; readonly key?: string } | null

function placeOf({ location, history }: Window): Place {
  const { pathname, search, hash } = location
  // Only this file and the first script write entries of this page.
  const entry = history.state as Entry
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'first' }
}

/** Follows the address of the browser. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeOf(window))
  const router = useMemo(() => {
    // As a transition: the page before stays until the next one can be drawn.
    const follow = () => startTransition(() => setPlace(placeOf(window)))
    const go: Go = (to, { replace = false, state = null } = {}) => {
      const entry: Entry = { usr: state, key: Math.random().toString(36).slice(2) }
      window.history[replace ? 'replaceState' : 'pushState'](entry, '', to)
      follow()
    }
    return { follow, go }
  }, [])
  useLayoutEffect(() => {
    window.addEventListener('popstate', router.follow)
    return () => window.removeEventListener('popstate', router.follow)
  }, [router])
  return <RouterContext value={{ place, go: router.go }}>{children}</RouterContext>
}

/** Is at an address of its own, whatever the browser shows: for what is drawn without one, and for stories. */
export function RouterAt({ path, children }: { path: string; children: ReactNode }) {
  const [place, setPlace] = useState(() => placeAt(path, null))
  const go: Go = (to, { state = null } = {}) => setPlace(placeAt(to, state))
  return <RouterContext value={{ place, go }}>{children}</RouterContext>
}

function placeAt(path: string, state: unknown): Place {
  const { pathname, search, hash } = new URL(path, 'https://router.invalid')
  return { pathname, search, hash, state, key: path }
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & GoOptions & { to: string }

/** A link to a page of the area, which opens without a load. The address it is at already takes its own place again. */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const { place, go } = useRouter()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { target, origin } = event.currentTarget
    const isHere = origin === location.origin && (!target || target === '_self')
    if (event.defaultPrevented || !isHere || !isPlainClick(event)) return
    event.preventDefault()
    go(to, { replace: replace || to === place.pathname + place.search + place.hash, state })
  }
  return <a {...rest} href={to} onClick={open} />
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, replace, state }: GoOptions & { to: string }) {
  const { go } = useRouter()
  const lead = useEffectEvent(() => go(to, { ...(replace && { replace }), state }))
  // The address may change while this stays, as from one page behind the login to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads it
  useEffect(() => lead(), [to])
  return null
}
