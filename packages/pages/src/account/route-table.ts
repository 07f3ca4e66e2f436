import { addresses } from '@leserkonto/rules'
import { type ScreenName, successNameOf } from '@leserkonto/texts'

/** Values of a route's placeholders; optional ones may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>

/** One row of the table of routes. Source: docs/spec/account.md#routes. */
export type AccountRoute = {
  readonly screen: ScreenName
  /** Pattern with `:name` and `:name?`, without the alternative prefix. */
  readonly path: string
  /** Visitors who are not signed in are sent to LoginRegister. */
  readonly login?: true
  /** Mails lead here, with a token in the address. */
  readonly fromMail?: true
  /** `simple` is the reduced page frame. */
  readonly layout: 'simple' | 'main'
  /** Whether there is a page for these values; without it, for all. */
  readonly accepts?: (params: RouteParams) => boolean
}

/** Every screen of the account area. The first row that matches counts, so fixed words come before placeholders. */
export const accountRoutes: readonly AccountRoute[] = [
  { screen: 'Root', path: addresses.root, layout: 'simple' },
  { screen: 'Overview', path: addresses.overview, layout: 'main' },
  { screen: 'Profile', path: addresses.profile, login: true, layout: 'main' },
  { screen: 'Personal', path: addresses.personal, login: true, layout: 'main' },
  { screen: 'Plans', path: addresses.plans, login: true, layout: 'main' },
  { screen: 'News', path: addresses.news, login: true, layout: 'main' },
  { screen: 'Gifts', path: addresses.gifts, login: true, layout: 'main' },
  { screen: 'Push', path: addresses.push, login: true, layout: 'main' },
  { screen: 'OwnData', path: addresses.ownData, login: true, layout: 'main' },
  { screen: 'Welcome', path: addresses.welcome, login: true, layout: 'main' },
  { screen: 'ProfileEdit', path: addresses.profileEdit, login: true, layout: 'simple' },
  { screen: 'ProfileDelete', path: addresses.profileDelete, login: true, layout: 'simple' },
  { screen: 'Multiuser', path: addresses.multiuser, layout: 'main' },
  { screen: 'ActivateAccount', path: addresses.activate, fromMail: true, layout: 'simple' },
  { screen: 'RequestDoiEmail', path: addresses.requestDoiEmail, layout: 'simple' },
  { screen: 'EmailConfirmation', path: addresses.emailConfirmation, fromMail: true, layout: 'simple' },
  { screen: 'TakeBack', path: addresses.takeBack, fromMail: true, layout: 'simple' },
  { screen: 'LoginRegister', path: `${addresses.login}/:action?`, layout: 'simple' },
  {
    screen: 'LoginRegisterSuccess',
    path: `${addresses.login}/:pageType/:message`,
    layout: 'main',
    accepts: ({ pageType = '', message = '' }) => successNameOf(pageType, message) !== undefined,
  },
  { screen: 'RequestPassword', path: addresses.passwordRequest, layout: 'main' },
  { screen: 'ResetPassword', path: addresses.passwordReset, fromMail: true, layout: 'main' },
  { screen: 'UpdatePassword', path: addresses.passwordUpdate, login: true, layout: 'main' },
  { screen: 'Security', path: addresses.security, login: true, layout: 'main' },
  { screen: 'Messagebox', path: addresses.messageBox, layout: 'main' },
  { screen: 'LinkSubscription', path: addresses.linkSubscription, login: true, layout: 'main' },
  { screen: 'RequestAccessData', path: addresses.requestAccessData, layout: 'simple' },
  { screen: 'CheckFamilySubscriptionInvitation', path: addresses.invitation, fromMail: true, layout: 'main' },
  { screen: 'SharedSubscriptionSuccess', path: addresses.sharedSuccess, login: true, layout: 'main' },
  {
    screen: 'SharedSubscriptions',
    path: `${addresses.sharedSubscriptions}/:state?/:email?`,
    login: true,
    layout: 'main',
  },
  { screen: 'PartnerSignIn', path: `${addresses.partnerSignIn}/:id`, login: true, layout: 'simple' },
  { screen: 'PartnerDevice', path: addresses.partnerDevice, login: true, layout: 'simple' },
  { screen: 'NotMe', path: addresses.notMe, fromMail: true, layout: 'simple' },
  { screen: 'Newsletter', path: addresses.newsletter, fromMail: true, layout: 'main' },
  { screen: 'NewsletterOptIn', path: addresses.newsletterOptIn, fromMail: true, layout: 'main' },
  { screen: 'NewsletterUnsubscribe', path: addresses.newsletterUnsubscribe, fromMail: true, layout: 'main' },
]

/**
 * All patterns of a row: its own, the same under `/na`, and for the newsletter also `/na/newsletter`, since "and /na for
 * the newsletter routes" can be read both ways. Source: docs/spec/account.md#route-prefixes.
 */
export function patternsOf({ path }: AccountRoute): string[] {
  if (path === '/') return [path]
  const shortened = path.startsWith(addresses.newsletter) ? [path.replace('/service', '/na')] : []
  return [path, `/na${path}`, ...shortened]
}

const matchers = accountRoutes.flatMap((route) =>
  patternsOf(route).map((pattern) => ({ route, matcher: matcherOf(pattern) })),
)

/** The row of a path, with the values of its placeholders. */
export type FoundRoute = AccountRoute & { readonly params: RouteParams }

/** The row of a path, or undefined if there is no such page. Case and a final slash do not matter. */
export function accountRouteAt(path: string): FoundRoute | undefined {
  for (const { route, matcher } of matchers) {
    const match = matcher.exec(path)
    if (!match) continue
    const params = decoded(match.groups ?? {})
    return route.accepts?.(params) === false ? undefined : { ...route, params }
  }
  return undefined
}

const decoded = (groups: RouteParams): RouteParams =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value && decodedPart(value)]))

/** The decoded value; one with an invalid escape stays as it was typed. */
function decodedPart(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
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
      // The table's fixed words are letters and hyphens, so there is nothing to escape.
      if (!name) return segment === '' ? '' : `/${segment}`
      return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
    })
    .join('')
  return new RegExp(`^${source}/?$`, 'i')
}
