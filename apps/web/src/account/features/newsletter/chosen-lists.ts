import type { FormValues } from '../../shell/form/use-form.ts'
import type { NewsletterCatalogue } from './newsletter-data.ts'

/** The lists whose boxes are ticked, in reading order. */
export const chosenOf = (catalogue: NewsletterCatalogue | undefined, values: FormValues): string[] =>
  catalogue?.newsletters.map(({ id }) => id).filter((id) => values[id] === true) ?? []

/** A box for each list, ticked where the reader gets it. */
export const ticksOf = (ids: readonly string[]): FormValues => Object.fromEntries(ids.map((id) => [id, true]))
