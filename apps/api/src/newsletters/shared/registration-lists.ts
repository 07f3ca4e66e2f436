import { fieldError, Problem } from '@leserkonto/contracts'
import type { ServedEdition } from '@leserkonto/editions'
import type { With } from '../../context.ts'
import { knownCatalogue } from './newsletter-catalogue.ts'

/** The newsletter box of a registration form, as all of them send it. */
type Box = { newsletter_opt_in?: boolean | undefined; newsletters?: readonly string[] | undefined }

type Wanted = { id: string; title: string }

/**
 * The lists of the checkbox: the named ones, else the edition's own choice; none if it is not ticked. Any free list of the
 * edition may be named; without the publisher's catalogue only those of the edition's choice. Throws VALIDATION_FAILED.
 */
export async function registrationLists(
  box: Box,
  edition: ServedEdition,
  work: With<'publisher'>,
): Promise<Wanted[]> {
  if (!box.newsletter_opt_in) return []
  const configured = edition.optIn.registrationNewsletters
  if (!box.newsletters) return configured
  const named = [...new Set(box.newsletters)]
  const own = configured.filter(({ id }) => named.includes(id))
  if (own.length === named.length) return own
  const catalogue = await knownCatalogue(edition.shortcut, work)
  // A premium list needs a right, and without an account there are no rights.
  const offered: readonly Wanted[] = catalogue?.newsletters.filter(({ premium }) => !premium) ?? configured
  const wanted = offered.filter(({ id }) => named.includes(id))
  if (wanted.length < named.length)
    throw new Problem('VALIDATION_FAILED', { fields: [fieldError('newsletters', 'NOT_OF_EDITION')] })
  return wanted.map(({ id, title }) => ({ id, title }))
}
