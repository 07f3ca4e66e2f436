import { fieldError, type Input, Problem, type registration } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { Call } from '../../context.ts'
import { knownCatalogue } from '../../domain/newsletters/newsletter-catalogue.ts'

type Form = Input<typeof registration.register>
type Wanted = { id: string; title: string }

/**
 * The lists behind the ticked box: those named, else the edition's own choice; without the tick none, whatever else
 * was sent. Any free list of the edition may be named; while the publisher's catalogue is out of reach only those of
 * the edition's choice. Throws VALIDATION_FAILED.
 */
export async function wantedNewsletters(form: Form, edition: ServedEdition, call: Call): Promise<Wanted[]> {
  if (!form.newsletter_opt_in) return []
  const configured = edition.optIn.registrationNewsletters
  if (!form.newsletters) return configured
  const named = [...new Set(form.newsletters)]
  const own = configured.filter(({ id }) => named.includes(id))
  if (own.length === named.length) return own
  const catalogue = await knownCatalogue(edition.shortcut, call)
  // A premium list needs a right, and nobody has one before there is an account.
  const offered: readonly Wanted[] = catalogue?.newsletters.filter(({ premium }) => !premium) ?? configured
  const wanted = offered.filter(({ id }) => named.includes(id))
  if (wanted.length < named.length)
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('newsletters', 'NOT_OF_EDITION')] })
  return wanted.map(({ id, title }) => ({ id, title }))
}
