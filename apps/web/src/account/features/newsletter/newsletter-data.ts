import type { NewsletterUser, newsletter, Output } from '@leserkonto/contracts'
import type { output } from 'zod/v4/core'

/** The lists of an edition and their groups, in reading order. */
export type NewsletterCatalogue = Output<typeof newsletter.list>
/** One list of the publisher. */
export type Newsletter = NewsletterCatalogue['newsletters'][number]
/** A newsletter user as far as the caller may see it. */
export type NewsletterReader = output<typeof NewsletterUser>
/** What this user gets, or will once it is confirmed. */
export type OwnSubscription = NewsletterReader['subscriptions'][number]
