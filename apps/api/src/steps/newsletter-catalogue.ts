import { Problem } from '@leserkonto/contracts'
import { inReadingOrder } from '@leserkonto/rules'
import type { Deps } from '../deps.ts'
import { isUnavailable } from './customer-copy.ts'

type Publisher = Pick<Deps, 'publisher'>

/**
 * The publisher's newsletters of an edition in reading order, remembered while the publisher is down. Throws
 * NEWSLETTER_ERROR (503) when nothing is known.
 */
export async function newsletterCatalogue(edition: string, { publisher }: Publisher) {
  try {
    return inReadingOrder(await publisher.newsletters(edition))
  } catch (cause) {
    throw isUnavailable(cause) ? new Problem('NEWSLETTER_ERROR', { cause }) : cause
  }
}

/** The same, or undefined when nothing is known. */
export async function knownCatalogue(edition: string, { publisher }: Publisher) {
  try {
    return inReadingOrder(await publisher.newsletters(edition))
  } catch (cause) {
    if (isUnavailable(cause)) return undefined
    throw cause
  }
}
