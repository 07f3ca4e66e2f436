import { fieldError, Problem } from '@leserkonto/contracts'
import type { Call } from '../context.ts'
import { newsletterCatalogue } from './shared/newsletter-catalogue.ts'

/**
 * The catalogue's rows of the lists a reader chose, each once. Throws VALIDATION_FAILED for a list that is not of
 * this edition, NEWSLETTER_ERROR (503) if no catalogue is known.
 */
export async function chosenLists(ids: readonly string[], edition: string, call: Call) {
  const { newsletters } = await newsletterCatalogue(edition, call)
  const chosen = newsletters.filter(({ id }) => ids.includes(id))
  if (chosen.length < new Set(ids).size)
    throw new Problem('VALIDATION_FAILED', {
      fields: [fieldError('newsletters', 'NOT_OF_EDITION')],
      details: { reason: 'list' },
    })
  return chosen
}
