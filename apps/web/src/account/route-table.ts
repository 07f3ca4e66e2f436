import { type ScreenName, successPage } from '@leserkonto/texts'

/** Values of a route's placeholders; optional ones may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>

/** One row of the seed's table. Source: seed account §2. */
export type AccountRoute = {
  readonly screen: ScreenName
  /** Pattern with `:name` and `:name?`, without the alternative prefix. */
  readonly path: string
  /** Anonymous visitors are sent to LoginRegister. */
  readonly login?: true
  /** `simple` is the reduced page frame. */
  readonly layout: 'simple' | 'main'
  /** Values it has a page for; others are no page. */
  readonly accepts?: (params: RouteParams) => boolean
}

const profile = '/service/profil'
const newsletter = '/service/newsletter'

/** Every screen of the account area, in the order that decides: fixed words stand before placeholders. */
export const accountRoutes: readonly AccountRoute[] = [
  { screen: 'Root', path: '/', layout: 'simple' },
  { screen: 'Overview', path: '/overview', layout: 'main' },
  { screen: 'Profile', path: profile, login: true, layout: 'main' },
  { screen: 'ProfileEdit', path: `${profile}/edit`, login: true, layout: 'simple' },
  { screen: 'ProfileDelete', path: `${profile}/delete`, login: true, layout: 'simple' },
  { screen: 'Multiuser', path: `${profile}/multiuser`, layout: 'main' },
  { screen: 'ActivateAccount', path: `${profile}/account/activate`, layout: 'simple' },
  { screen: 'RequestDoiEmail', path: `${profile}/requestdoiemail`, layout: 'simple' },
  { screen: 'EmailConfirmation', path: `${profile}/emailConfirmation`, layout: 'simple' },
  { screen: 'LoginRegister', path: `${profile}/loginRegister/:action?`, layout: 'simple' },
  {
    screen: 'LoginRegisterSuccess',
    path: `${profile}/loginRegister/:pageType/:message`,
    layout: 'main',
    accepts: ({ pageType = '', message = '' }) => successPage(pageType, message) !== undefined,
  },
  { screen: 'RequestPassword', path: `${profile}/password/request`, layout: 'main' },
  { screen: 'ResetPassword', path: `${profile}/password/reset`, layout: 'main' },
  { screen: 'UpdatePassword', path: `${profile}/password/update`, login: true, layout: 'main' },
  { screen: 'Messagebox', path: `${profile}/messageBox`, layout: 'main' },
  { screen: 'LinkSubscription', path: `${profile}/linkSubscription`, login: true, layout: 'main' },
  { screen: 'RequestAccessData', path: `${profile}/requestAccessData`, layout: 'simple' },
  {
    screen: 'CheckFamilySubscriptionInvitation',
    path: `${profile}/shared-subscriptions/invite`,
    layout: 'main',
  },
  {
    screen: 'SharedSubscriptionSuccess',
    path: `${profile}/shared-subscriptions/successMessage`,
    login: true,
    layout: 'main',
  },
  {
    screen: 'SharedSubscriptions',
    path: `${profile}/shared-subscriptions/:state?/:email?`,
    login: true,
    layout: 'main',
  },
  // Not in the seed: the page behind "Das war ich nicht" in our mails. Source: contract.md §2 "Mail links".
  { screen: 'NotMe', path: `${profile}/nicht-ich`, layout: 'simple' },
  // Nor this: reachable from every page without a login. Source: flows.md §8 (§ 312k BGB).
  { screen: 'Cancellation', path: '/kuendigung', layout: 'simple' },
  { screen: 'Newsletter', path: newsletter, layout: 'main' },
  { screen: 'NewsletterOptIn', path: `${newsletter}/doi`, layout: 'main' },
  { screen: 'NewsletterUnsubscribe', path: `${newsletter}/abmeldung`, layout: 'main' },
]

/**
 * All patterns of a row: its own, the same under `/na`, and for the newsletter also `/na/newsletter`, the second
 * reading of "and /na for the newsletter routes". Source: seed account §2.
 */
export function patternsOf({ path }: AccountRoute): string[] {
  if (path === '/') return [path]
  const shortened = path.startsWith(newsletter) ? [path.replace('/service', '/na')] : []
  return [path, `/na${path}`, ...shortened]
}

const matchers = accountRoutes.flatMap((route) =>
  patternsOf(route).map((pattern) => ({ route, matcher: matcherOf(pattern) })),
)

/** The row that answers a path, or undefined when there is no such page. Case and a last slash do not count. */
export function accountRouteAt(path: string): AccountRoute | undefined {
  for (const { route, matcher } of matchers) {
    const match = matcher.exec(path)
    if (match) return route.accepts?.(match.groups ?? {}) === false ? undefined : route
  }
  return undefined
}

/** Whether a path is a screen of this area, reached without a full load. The overview is the portal's own page. */
export function isOwnScreen(path: string): boolean {
  const route = accountRouteAt(path)
  return route !== undefined && route.screen !== 'Overview'
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .slice(1)
    .map((segment) => {
      const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
      // The table's fixed words are letters and hyphens: nothing to escape.
      if (!name) return segment === '' ? '' : `/${segment}`
      return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
    })
    .join('')
  return new RegExp(`^${source}/?$`, 'i')
}
