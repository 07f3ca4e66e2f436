const day = 24 * 60 * 60 * 1000

/** Times of the newsletter slice. Source: docs/spec/flows.md#newsletter-states. */
export const newsletterLimits = {
  /** "Das war ich nicht" and a complaint keep further opt-in mails away this long. */
  denialBlockMs: 30 * day,
  /** An unsubscription can be taken back this long, where it was made. */
  undoMs: day / 24,
} as const

/**
 * Why a reader left: 001 too often, 002 uninteresting, 003 no longer relevant, 005 wrong time of day.
 * Source: docs/spec/contract.md#unsubscribe-reasons.
 */
export const unsubscribeReasons = ['001', '002', '003', '005'] as const
/** Nothing was chosen. */
export const noReason = '004' as const
/** Removed on the edit page; set by the service, offered to nobody. */
export const editPageReason = '006' as const
/** All of them, as they are stored and told to the publisher. */
export const leavingReasons = [...unsubscribeReasons, noReason, editPageReason] as const
/** One of them. */
export type LeavingReason = (typeof leavingReasons)[number]

/** States in which a list waits for its confirmation or is received. Source: docs/spec/flows.md#newsletter-states. */
export const liveStates = ['registered', 'mail_sent', 'confirmed', 'paused'] as const
/** States in which a consent holds: a paused list comes back without a new one. */
export const consentedStates = ['confirmed', 'paused'] as const

/** Whether there is a consent behind this state. */
export const isConsented = (state: string): boolean => consentedStates.some((one) => one === state)
/** Whether a list waits for its confirmation or is received. */
export const isLive = (state: string): boolean => liveStates.some((one) => one === state)

/**
 * The one number for all lists of a newsletter user: 3 confirmed, else 2 mail sent, else 1 registered, else 5
 * unsubscribed, else 0 none. A suppressed address gets nothing, so its confirmed lists count as unsubscribed.
 * Source: docs/spec/contract.md#register-status.
 */
export function registerStatusOf(states: readonly string[], suppressed: boolean): 0 | 1 | 2 | 3 | 5 {
  if (!suppressed && states.some(isConsented)) return 3
  if (states.includes('mail_sent')) return 2
  if (states.includes('registered')) return 1
  return states.length > 0 ? 5 : 0
}

type List = { id: string; title: string; group_slug: string; sort_order: number }
type Group = { slug: string; title: string; sort_order: number; newsletters: string[] }

// German alphabet, whatever the server's locale: the database sorts bytes.
const german = new Intl.Collator('de')

/**
 * A newsletter catalogue in reading order: groups by sort_order then title, lists by their group and then alike;
 * lists of a group that is none come last.
 */
export function inReadingOrder<L extends List, G extends Group>(catalogue: {
  newsletters: readonly L[]
  groups: readonly G[]
}): { newsletters: L[]; groups: G[] } {
  const bySortOrder = (a: { sort_order: number; title: string }, b: { sort_order: number; title: string }) =>
    a.sort_order - b.sort_order || german.compare(a.title, b.title)
  const groups = catalogue.groups.toSorted(bySortOrder)
  const place = new Map(groups.map(({ slug }, index) => [slug, index]))
  const placeOf = ({ group_slug }: L) => place.get(group_slug) ?? groups.length
  const newsletters = catalogue.newsletters.toSorted((a, b) => placeOf(a) - placeOf(b) || bySortOrder(a, b))
  const listsOf = ({ slug, newsletters: ids }: G) =>
    newsletters.filter((list) => list.group_slug === slug && ids.includes(list.id)).map(({ id }) => id)
  return { newsletters, groups: groups.map((group) => ({ ...group, newsletters: listsOf(group) })) }
}
