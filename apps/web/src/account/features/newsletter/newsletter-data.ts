import type { NewsletterUser, newsletter, Output } from '@leserkonto/contracts'
import { newsletterTexts } from '@leserkonto/texts'
import type { output } from 'zod/v4/core'
import type { FormValues } from '../../shell/form/use-form.ts'

/** The lists of an edition and their groups, in reading order. */
export type NewsletterCatalogue = Output<typeof newsletter.list>
/** One list of the publisher. */
export type Newsletter = NewsletterCatalogue['newsletters'][number]
/** A newsletter user as far as the caller may see it. */
export type NewsletterReader = output<typeof NewsletterUser>
/** A list that this user gets, or will get after the confirmation. */
export type OwnSubscription = NewsletterReader['subscriptions'][number]

/** The lists whose boxes are ticked, in reading order. */
export const chosenOf = (catalogue: NewsletterCatalogue | undefined, values: FormValues): string[] =>
  catalogue?.newsletters.map(({ id }) => id).filter((id) => values[id] === true) ?? []

/** Titles of these lists in reading order, each with when it comes. */
export const titlesOf = (catalogue: NewsletterCatalogue | undefined, ids: readonly string[]): string[] =>
  catalogue?.newsletters
    .filter(({ id }) => ids.includes(id))
    .map(({ title, rhythm }) => newsletterTexts.about.comes(title, rhythm)) ?? []

/** A box for each list, ticked where the reader gets it. */
export const ticksOf = (ids: readonly string[]): FormValues => Object.fromEntries(ids.map((id) => [id, true]))
